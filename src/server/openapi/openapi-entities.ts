import { Hono } from 'hono';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import { restWriteOptions } from '../http/rest-write-options.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { readAspectNames } from '../parameters/read-names.js';
import { aspectByNumber, readVersion, type VersionQuery } from '../parameters/read-version.js';
import {
  type ReadableStore,
  readableStore,
  requireExistenceReadable,
  requireReadable,
} from '../policy/authorize-reads.js';
import { RequestError } from '../shared/request-error.js';
import { writeProposals } from '../write/write-proposals.js';
import { answerBatchGet } from './answer-batch-get.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';
import { aspectItem, entityItem, writtenItems } from './openapi-items.js';
import { readEntityItems } from './read-entity-items.js';

const BASE = '/openapi/v3/entity';

/**
 * Routes under `/openapi/v3/entity`: reads of entities and aspects, and bulk writes, as plain JSON.
 */
export function openapiEntities(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.use(`${BASE}/*`, checkEntityType(context, BASE));
  app.post(`${BASE}/:type`, async (c) => {
    c.set('write', true);
    const proposals = readEntityItems(await readJsonBody(c.req.raw));
    const written = writeProposals(proposals, restWriteOptions(c, context, 'bulk'));
    // An async write is also checked and stored before it is answered. Only the status differs.
    return c.json(
      writtenItems(written, c.req.query('systemMetadata') === 'true'),
      c.req.query('async') === 'false' ? 200 : 202,
    );
  });
  app.post(`${BASE}/:type/batchGet`, async (c) => {
    const reader = { ...context, actor: c.get('actor') };
    return c.json(
      answerBatchGet(
        await readJsonBody(c.req.raw),
        reader,
        c.req.query('systemMetadata') === 'true',
      ),
    );
  });
  app.get(`${BASE}/:type/:rest{.+}`, (c) => {
    const path = pathAfter(c.req.path, `${BASE}/`);
    const { urn, aspectName } = readAspectPath(path.slice(path.indexOf('/') + 1));
    const reader = { ...context, actor: c.get('actor') };
    const store = readableStore(reader, context.store);
    // Hono calls the handler of GET for HEAD requests.
    if (c.req.method === 'HEAD') {
      requireExistenceReadable(urn, reader, `${reader.actor} is unauthorized to EXISTS entities.`);
      return head(store, urn, aspectName);
    }
    requireReadable([urn], reader, `${reader.actor} is unauthorized to READ entities.`);
    const withMetadata = c.req.query('systemMetadata') === 'true';
    if (aspectName !== undefined)
      return getAspect(
        store,
        { urn, name: aspectName, version: readVersion(c.req.query('version'), 'version') },
        withMetadata,
      );
    const aspects = store
      .readAspects([urn], readAspectNames(c.req.url, 'aspects', 'aspectNames'))
      .get(urn);
    return aspects === undefined
      ? notFound('ENTITY')
      : c.json(entityItem(urn, aspects, withMetadata));
  });
  app.all(`${BASE}/*`, (c) => {
    throw new RequestError('method', `${c.req.method} is not supported here by this version`);
  });
  return app;
}

/** Answers HEAD. Unlike for `exists` of Rest.li, soft-deleted entities never exist here. */
function head(store: ReadableStore, urn: Urn, aspectName: string | undefined): Response {
  if (!store.exists(urn) || store.isSoftDeleted(urn)) return notFound('ENTITY');
  const found = aspectName === undefined || store.readAspect(urn, aspectName) !== undefined;
  return found ? new Response(null, { status: 204 }) : notFound('ASPECT');
}

function getAspect(store: ReadableStore, query: VersionQuery, withMetadata: boolean): Response {
  const aspect = aspectByNumber(store, query);
  if (aspect !== undefined) return Response.json(aspectItem(aspect, withMetadata));
  return notFound(store.exists(query.urn) ? 'ASPECT' : 'ENTITY');
}

function notFound(reason: 'ENTITY' | 'ASPECT'): Response {
  return new Response(null, { status: 404, headers: { 'Not-Found-Reason': reason } });
}
