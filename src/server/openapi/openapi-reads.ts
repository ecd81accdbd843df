import type { Json, JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readMetadataFlag, readNumber } from '../parameters/query-values.js';
import { readAspectNames } from '../parameters/read-names.js';
import { aspectByNumber, LATEST } from '../parameters/read-version.js';
import { aspectName, urn } from '../parameters/request-schemas.js';
import type { EntityExistence } from '../policy/readable-store.js';
import type { RequestReader } from '../policy/request-reader.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, list, nullish, object, optional } from '../shared/json-schema.js';
import { mapInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { answerBatchGet } from './answer-batch-get.js';
import { type EntityForm, entityForms, entityFormV2, entityFormV3 } from './entity-form.js';
import { checkEntityType, readAddress } from './entity-path.js';
import { GENERIC, readByType } from './generic-items.js';
import { openapiApp } from './openapi-errors.js';
import { keyedItemV2 } from './openapi-items.js';

const V3 = entityFormV3.base;
const BATCH_V2 = `${entityFormV2.base}/batch`;

/** Routes under `/openapi/v3/entity` and `/openapi/v2/entity` that read entities and aspects. */
export function openapiReads(context: RestContext): App {
  const app = openapiApp(context);
  const begin = (c: AppContext) => ({ reader: context.readerFor(c), turn: context.turns.begin() });
  app.post(`${GENERIC}/batchGet`, async (c) => {
    const reading = begin(c);
    const withMetadata = readMetadataFlag(c.req);
    const answers = new Map<string, readonly JsonObject[]>();
    for (const [type, items] of readByType(await readJsonBody(c.req.raw)))
      answers.set(type, await answerBatchGet(items, reading, withMetadata));
    return answerJson(c, Object.fromEntries(answers));
  });
  app.post(`${V3}/:type/batchGet`, checkEntityType(context, V3), async (c) => {
    const withMetadata = readMetadataFlag(c.req);
    const body = await readJsonBody(c.req.raw);
    return answerJson(c, await answerBatchGet(body, begin(c), withMetadata));
  });
  app.post(`${BATCH_V2}/:type`, checkEntityType(context, BATCH_V2), async (c) => {
    const { reader, turn } = begin(c);
    const entities = await answerBatchV2(await readJsonBody(c.req.raw), reader, turn);
    return answerJson(c, { entities });
  });
  for (const form of entityForms)
    app.get(`${form.base}/:type/:rest{.+}`, checkEntityType(context, form.base), (c) =>
      answerEntity(c, context.readerFor(c), form),
    );
  return app;
}

function answerEntity(
  c: AppContext,
  reader: RequestReader,
  form: EntityForm,
): Response | Promise<Response> {
  const { urn, aspectName } = readAddress(c, form.base);
  // Hono calls the handler of GET for HEAD requests.
  if (c.req.method === 'HEAD') {
    const refusal = `${reader.actor} is unauthorized to EXISTS entities.`;
    return head(reader.openExistence(urn, refusal), aspectName);
  }
  const store = reader.openEntities([urn], `${reader.actor} is unauthorized to READ entities.`);
  const withMetadata = readMetadataFlag(c.req);
  if (aspectName === undefined) {
    const names = readAspectNames(c.req.url, 'aspects', 'aspectNames');
    const item = form.toFound(urn, store.readAspects([urn], names).get(urn), withMetadata);
    return item === undefined ? notFound('ENTITY') : answerJson(c, item);
  }
  const version = readNumber(c.req.query('version'), 'version', LATEST);
  const aspect = aspectByNumber(store, { urn, name: aspectName, version });
  if (aspect !== undefined) return answerJson(c, form.toAspect(aspect, withMetadata));
  return notFound(store.exists(urn) ? 'ASPECT' : 'ENTITY');
}

/** Answers HEAD. A soft-deleted entity does not exist here. For `exists` of Rest.li it may. */
function head(entity: EntityExistence, aspectName: string | undefined): Response {
  if (!entity.exists || entity.isSoftDeleted) return notFound('ENTITY');
  const found = aspectName === undefined || entity.hasAspect(aspectName);
  return found ? new Response(null, { status: 204 }) : notFound('ASPECT');
}

function notFound(reason: 'ENTITY' | 'ASPECT'): Response {
  return new Response(null, { status: 404, headers: { 'Not-Found-Reason': reason } });
}

const readBatchV2 = jsonReader(
  object({
    urns: list(urn),
    aspectNames: nullish(list(aspectName)),
    withSystemMetadata: optional(anything),
  }),
);

/**
 * Answers a batch read of version 2: `{ urns, aspectNames, withSystemMetadata? }`. Without aspect
 * names, it reads all aspects. Unlike in version 3, the answer contains each requested urn.
 */
async function answerBatchV2(
  json: Json,
  reader: RequestReader,
  turn: Turn,
): Promise<readonly JsonObject[]> {
  const { urns: named, aspectNames, withSystemMetadata } = readBatchV2(json);
  const urns = new Set(named);
  const names = aspectNames?.length ? aspectNames : undefined;
  const store = reader.openEntities(urns, `${reader.actor} is unauthorized to READ entities.`);
  return mapInTurn(urns, turn, (urn) =>
    keyedItemV2(urn, store.readAspects([urn], names).get(urn) ?? [], withSystemMetadata === true),
  );
}
