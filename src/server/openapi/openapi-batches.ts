import type { Json, JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { readAnswerFlags, readMetadataFlag } from '../parameters/query-values.js';
import { aspectName, urn } from '../parameters/request-schemas.js';
import type { RequestReader } from '../policy/request-reader.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, list, nullish, object, optional } from '../shared/json-schema.js';
import { mapInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { answerBatchGet } from './answer-batch-get.js';
import { checkEntityType } from './check-entity-type.js';
import { entityFormV2, entityFormV3 } from './entity-form.js';
import { openapiApp } from './openapi-errors.js';
import { keyedItemV2, writtenItems } from './openapi-items.js';
import { readPatchItems } from './read-entity-items.js';

const V2 = `${entityFormV2.base}/batch`;
const V3 = entityFormV3.base;

/** Routes that read many entities: `batchGet` of the versions 2 and 3. */
export function openapiBatches(context: RestContext): App {
  const app = openapiApp(context);
  app.post(`${V3}/:type/batchGet`, checkEntityType(context, V3), async (c) => {
    const withMetadata = readMetadataFlag(c.req);
    const body = await readJsonBody(c.req.raw);
    const reading = { reader: context.readerFor(c), turn: context.turns.begin() };
    const items = await answerBatchGet(body, reading, withMetadata);
    return answerJson(c, items);
  });
  app.post(`${V2}/:type`, checkEntityType(context, V2), async (c) => {
    const reader = context.readerFor(c);
    const entities = await answerBatchV2(
      await readJsonBody(c.req.raw),
      reader,
      context.turns.begin(),
    );
    return answerJson(c, { entities });
  });
  return app;
}

/** The route of a PATCH of many aspects of many entities, which only version 3 has. */
export function openapiBulkPatches(context: RestContext): App {
  const app = openapiApp(context);
  app.patch(`${V3}/:type`, checkEntityType(context, V3), async (c) => {
    c.set('write', true);
    const { isAsync, withMetadata } = readAnswerFlags(c.req, true);
    const body = await readJsonBody(c.req.raw);
    const patches = await readPatchItems(body, context.turns.beginWrite(), context.dialect);
    const written = context.writerFor(c, 'bulk-patch', isAsync).write(patches);
    // An async patch is also checked and stored before the answer. Unlike the answer to other async
    // writes, this answer has no body.
    if (isAsync) return c.body(null, 202);
    return answerJson(c, writtenItems(written, withMetadata));
  });
  return app;
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
