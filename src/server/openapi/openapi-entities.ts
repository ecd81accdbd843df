import type { JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readAspectPath } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readAnswerFlags, readMetadataFlag } from '../parameters/query-values.js';
import { readAspectNames } from '../parameters/read-names.js';
import { aspectByNumber, readVersion, type VersionQuery } from '../parameters/read-version.js';
import type { EntityExistence, ReadableStore } from '../policy/readable-store.js';
import { RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { checkEntityType } from './check-entity-type.js';
import type { EntityForm } from './entity-form.js';
import { openapiApp } from './openapi-errors.js';
import { writtenItems } from './openapi-items.js';

/**
 * Routes under `/openapi/v3/entity` or `/openapi/v2/entity`: reads of entities and aspects, and bulk
 * writes, as plain JSON.
 */
export function openapiEntities(context: RestContext, form: EntityForm): App {
  const { base } = form;
  const app = openapiApp(context);
  app.use(`${base}/*`, checkEntityType(context, base));
  app.post(`${base}/:type`, async (c) => {
    c.set('write', true);
    const { isAsync, withMetadata } = readAnswerFlags(c.req, true);
    const proposals = await form.readEntities(
      await readJsonBody(c.req.raw),
      context.turns.beginWrite(),
      context.dialect,
    );
    const written = context.writerFor(c, 'bulk', isAsync).write(proposals);
    // An async write is also checked and stored before the answer. Only the status differs.
    const toItem = isAsync ? form.toAccepted : form.toWritten;
    return answerJson(c, writtenItems(written, withMetadata, toItem), isAsync ? 202 : 200);
  });
  app.get(`${base}/:type/:rest{.+}`, (c) => {
    const path = pathAfter(c.req.path, `${base}/`);
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
        toItem: (aspect) => form.toAspect(aspect, withMetadata),
      });
    const names = readAspectNames(c.req.url, 'aspects', 'aspectNames');
    const item = form.toFound(urn, store.readAspects([urn], names).get(urn), withMetadata);
    return item === undefined ? notFound('ENTITY') : answerJson(c, item);
  });
  app.all(`${base}/*`, (c) => {
    throw new RequestError('method', `${c.req.method} is not supported here by this version`);
  });
  return app;
}

/** Answers HEAD. A soft-deleted entity does not exist here. For `exists` of Rest.li it may. */
function head(entity: EntityExistence, aspectName: string | undefined): Response {
  if (!entity.exists || entity.isSoftDeleted) return notFound('ENTITY');
  const found = aspectName === undefined || entity.hasAspect(aspectName);
  return found ? new Response(null, { status: 204 }) : notFound('ASPECT');
}

interface AspectRead {
  readonly query: VersionQuery;
  readonly toItem: (aspect: StoredAspect) => JsonObject;
}

function answerAspect(
  c: AppContext,
  store: ReadableStore,
  { query, toItem }: AspectRead,
): Response | Promise<Response> {
  const aspect = aspectByNumber(store, query);
  if (aspect !== undefined) return answerJson(c, toItem(aspect));
  return notFound(store.exists(query.urn) ? 'ASPECT' : 'ENTITY');
}

function notFound(reason: 'ENTITY' | 'ASPECT'): Response {
  return new Response(null, { status: 404, headers: { 'Not-Found-Reason': reason } });
}
