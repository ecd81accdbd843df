import { type Context, Hono } from 'hono';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { keyAspectOf } from '../metamodel/key-aspects.js';
import { timeseriesAspects } from '../metamodel/timeseries-aspects.js';
import { asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import { deleteAspects, deletionOf } from '../write/delete-aspects.js';
import type { ChangeType, Deletion } from '../write/proposal.js';
import { writeProposals } from '../write/write-proposals.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';
import { writtenItems } from './openapi-items.js';
import { readAspectItem } from './read-entity-items.js';
import { readFlag } from './read-flag.js';
import { readAspectNames } from './read-names.js';
import { writerOf } from './writer-of.js';

const BASE = '/openapi/v3/entity';

/** Under `/openapi/v3/entity/{type}/{urn}`: writes of one aspect, and deletions. */
export function openapiAspects(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.on(['POST', 'DELETE'], `${BASE}/:type/:urn{urn.+}`, checkEntityType(context, BASE));
  app.post(`${BASE}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const { urn, aspectName } = addressOf(c);
    if (aspectName === undefined) throw new Refusal('malformed', `a write of ${urn} needs an aspect at the end of the path`);
    const item = readAspectItem(asObject(await readJsonBody(c.req.raw), 'the body'), 'the body');
    const proposal = { urn, aspectName, changeType: readChangeType(c), ...item };
    const isAsync = readFlag(c.req.query('async'), false, 'async');
    const written = writeProposals([proposal], writerOf(c, context, 'single'));
    return c.json(writtenItems(written, c.req.query('systemMetadata') === 'true')[0] ?? {}, isAsync ? 202 : 200);
  });
  app.delete(`${BASE}/:type/:urn{urn.+}`, (c) => {
    c.set('write', true);
    deleteAspects(readDeletions(c, context), writerOf(c, context, 'single'));
    return c.body(null, 200);
  });
  return app;
}

/** Without either flag, writing is creating: a second write of the same aspect is refused. DataHub's default, and its trap. */
function readChangeType(c: Context<AppEnv>): ChangeType {
  if (readFlag(c.req.query('createIfEntityNotExists'), false, 'createIfEntityNotExists')) return 'CREATE_ENTITY';
  return readFlag(c.req.query('createIfNotExists'), true, 'createIfNotExists') ? 'CREATE' : 'UPSERT';
}

/** One aspect where the path names one, those that the query names, all but the key to clear the entity, or all of it. */
function readDeletions(c: Context<AppEnv>, { store }: ServerContext): readonly Deletion[] {
  const { urn, aspectName } = addressOf(c);
  if (aspectName !== undefined) return [{ urn, aspectName, changeType: 'DELETE' }];
  const keyName = keyAspectOf(urn);
  const named = readAspectNames(c.req.url, 'aspects');
  const stored = (store.readAspects([urn]).get(urn) ?? []).map(({ name }) => name);
  const isCleared = readFlag(c.req.query('clear'), false, 'clear');
  const names = isCleared ? [...stored, ...timeseriesAspects].filter((name) => name !== keyName) : named;
  if (names === undefined || names.includes(keyName)) return [deletionOf(urn)];
  return names.map((name) => ({ urn, aspectName: name, changeType: 'DELETE' }));
}

function addressOf(c: Context<AppEnv>): ReturnType<typeof readAspectPath> {
  const path = pathAfter(c.req.path, `${BASE}/`);
  return readAspectPath(path.slice(path.indexOf('/') + 1));
}
