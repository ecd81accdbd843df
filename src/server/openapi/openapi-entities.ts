import { type Context, Hono } from 'hono';
import { answerInSteps, answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { readAnswerFlags, readMetadataFlag } from '../parameters/query-values.js';
import { readAspectNames } from '../parameters/read-names.js';
import { aspectByNumber, readVersion, type VersionQuery } from '../parameters/read-version.js';
import type { Existence, ReadableStore } from '../policy/readable-store.js';
import { RequestError } from '../shared/request-error.js';
import { inOneStep } from '../shared/steps.js';
import { answerBatchGet } from './answer-batch-get.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';
import { aspectItem, entityItem, writtenItems } from './openapi-items.js';
import { readEntityItems } from './read-entity-items.js';

const BASE = '/openapi/v3/entity';

/**
 * Routes under `/openapi/v3/entity`: reads of entities and aspects, and bulk writes, as plain JSON.
 */
export function openapiEntities(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.use(`${BASE}/*`, checkEntityType(context, BASE));
  app.post(`${BASE}/:type`, async (c) => {
    c.set('write', true);
    const { isAsync, withMetadata } = readAnswerFlags(c.req, true);
    const proposals = await readEntityItems(
      await readJsonBody(c.req.raw),
      context.turns.beginWrite(),
    );
    const written = await context.writerFor(c, 'bulk').write(proposals);
    // An async write is also checked and stored before the answer. Only the status differs.
    return answerInSteps(c, writtenItems(written, withMetadata), isAsync ? 202 : 200);
  });
  app.post(`${BASE}/:type/batchGet`, async (c) => {
    const withMetadata = readMetadataFlag(c.req);
    const body = await readJsonBody(c.req.raw);
    const reading = { reader: context.readerFor(c), turn: context.turns.begin() };
    const items = await answerBatchGet(body, reading, withMetadata);
    return answerJson(c, items);
  });
  app.get(`${BASE}/:type/:rest{.+}`, (c) => {
    const path = pathAfter(c.req.path, `${BASE}/`);
    const { urn, aspectName } = readAspectPath(path.slice(path.indexOf('/') + 1));
    const reader = context.readerFor(c);
    // Hono calls the handler of GET for HEAD requests.
    if (c.req.method === 'HEAD') {
      const refusal = `${reader.actor} is unauthorized to EXISTS entities.`;
      return head(reader.openExistence(urn, refusal), aspectName);
    }
    const store = reader.openEntities([urn], `${reader.actor} is unauthorized to READ entities.`);
    const withMetadata = readMetadataFlag(c.req);
    if (aspectName !== undefined)
      return answerAspect(c, store, {
        query: { urn, name: aspectName, version: readVersion(c.req.query('version'), 'version') },
        withMetadata,
      });
    const aspects = store
      .readAspects([urn], readAspectNames(c.req.url, 'aspects', 'aspectNames'))
      .get(urn);
    return aspects === undefined
      ? notFound('ENTITY')
      : answerInSteps(c, entityItem(urn, aspects, withMetadata));
  });
  app.all(`${BASE}/*`, (c) => {
    throw new RequestError('method', `${c.req.method} is not supported here by this version`);
  });
  return app;
}

/** Answers HEAD. A soft-deleted entity does not exist here. For `exists` of Rest.li it may. */
function head(entity: Existence, aspectName: string | undefined): Response {
  if (!entity.exists || entity.isSoftDeleted) return notFound('ENTITY');
  const found = aspectName === undefined || entity.hasAspect(aspectName);
  return found ? new Response(null, { status: 204 }) : notFound('ASPECT');
}

interface AspectRead {
  readonly query: VersionQuery;
  readonly withMetadata: boolean;
}

function answerAspect(
  c: Context<AppEnv>,
  store: ReadableStore,
  { query, withMetadata }: AspectRead,
): Response | Promise<Response> {
  const aspect = aspectByNumber(store, query);
  if (aspect !== undefined)
    return answerInSteps(
      c,
      inOneStep(() => aspectItem(aspect, withMetadata)),
    );
  return notFound(store.exists(query.urn) ? 'ASPECT' : 'ENTITY');
}

function notFound(reason: 'ENTITY' | 'ASPECT'): Response {
  return new Response(null, { status: 404, headers: { 'Not-Found-Reason': reason } });
}
