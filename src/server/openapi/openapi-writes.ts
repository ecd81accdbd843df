import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { readAnswerFlags, readFlag } from '../parameters/query-values.js';
import { readAspectNames } from '../parameters/read-names.js';
import { malformed, RequestError } from '../shared/request-error.js';
import { entityDeletion } from '../write/delete-aspects.js';
import type { ChangeType, Deletion } from '../write/proposal.js';
import { bulkWrite } from './bulk-write.js';
import { checkEntityType, ENTITIES, readAddress } from './entity-path.js';
import { GENERIC } from './generic-items.js';
import { openapiApp } from './openapi-errors.js';
import { writtenItem } from './openapi-items.js';
import { readAspectItem } from './read-entity-items.js';

/** Routes under `/openapi/v3/entity`: bulk writes, writes of one aspect, and deletions. */
export function openapiWrites(context: RestContext): App {
  const app = openapiApp(context);
  app.post(GENERIC, bulkWrite(context, { channel: 'bulk', isGeneric: true }));
  app.use(`${ENTITIES}/*`, checkEntityType(context));
  app.post(`${ENTITIES}/:type`, bulkWrite(context, { channel: 'bulk', isGeneric: false }));
  app.post(`${ENTITIES}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const { urn, aspectName } = readAddress(c);
    if (aspectName === undefined)
      throw malformed(`a write of ${urn} needs an aspect at the end of the path`);
    const item = readAspectItem(await readJsonBody(c.req.raw), context.dialect);
    const proposal = { urn, aspectName, changeType: readChangeType(c), ...item };
    const { isAsync, withMetadata } = readAnswerFlags(c.req, false);
    const written = context.writerFor(c, 'single', isAsync).write([proposal]);
    return answerJson(c, writtenItem(written, withMetadata), isAsync ? 202 : 200);
  });
  app.delete(`${ENTITIES}/:type/:urn{urn.+}`, async (c) => {
    c.set('write', true);
    const deletion = readDeletion(c);
    const writer = context.writerFor(c, 'single');
    if ('cleared' in deletion) writer.clear(deletion.cleared);
    else writer.delete(deletion.deletions);
    return c.body(null, 200);
  });
  app.all(`${ENTITIES}/*`, (c) => {
    throw new RequestError('method', `${c.req.method} is not supported here by this version`);
  });
  return app;
}

/**
 * Reads the change type. Without a flag the type is CREATE, which refuses a second write of the
 * same aspect. DataHub has this surprising default.
 */
function readChangeType(c: AppContext): ChangeType {
  if (readFlag(c.req.query('createIfEntityNotExists'), false, 'createIfEntityNotExists'))
    return 'CREATE_ENTITY';
  return readFlag(c.req.query('createIfNotExists'), true, 'createIfNotExists')
    ? 'CREATE'
    : 'UPSERT';
}

/**
 * Some aspects to delete or a whole entity (`deletions`), or an entity that loses all aspects but
 * the key (`cleared`).
 */
type RequestedDeletion = { readonly deletions: readonly Deletion[] } | { readonly cleared: Urn };

/**
 * Reads the deletion: the aspect in the path, the aspects in the query, all aspects but the key, or
 * the whole entity.
 */
function readDeletion(c: AppContext): RequestedDeletion {
  const { urn, aspectName } = readAddress(c);
  if (aspectName !== undefined) return { deletions: [{ urn, aspectName, changeType: 'DELETE' }] };
  const names = readAspectNames(c.req.url, 'aspects');
  if (readFlag(c.req.query('clear'), false, 'clear')) return { cleared: urn };
  return names === undefined || names.includes(urnKeyAspectName(urn))
    ? { deletions: [entityDeletion(urn)] }
    : { deletions: names.map((name) => ({ urn, aspectName: name, changeType: 'DELETE' })) };
}
