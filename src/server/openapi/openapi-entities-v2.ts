import { Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import { aspectName, urn } from '../parameters/request-schemas.js';
import type { CatalogReader } from '../policy/catalog-reader.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, list, nullish, object, optional } from '../shared/json-schema.js';
import { mapByStepsOf, mapInSteps, type Steps } from '../shared/steps.js';
import { stepsInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { checkEntityType } from './check-entity-type.js';
import { openapiErrors } from './openapi-errors.js';

const BASE = '/openapi/v2/entity/batch';

/**
 * Route `/openapi/v2/entity/batch`. It is the only route of version 2 for entities: the official
 * client still uses it for batch reads.
 */
export function openapiEntitiesV2(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.use(`${BASE}/*`, checkEntityType(context, BASE));
  app.post(`${BASE}/:type`, async (c) => {
    const reader = context.readerFor(c);
    const entities = await answerBatch(
      await readJsonBody(c.req.raw),
      reader,
      context.turns.begin(),
    );
    return answerJson(c, { entities });
  });
  return app;
}

const readBatch = jsonReader(
  object({
    urns: list(urn),
    aspectNames: nullish(list(aspectName)),
    withSystemMetadata: optional(anything),
  }),
);

/**
 * Answers a batch read: `{ urns, aspectNames, withSystemMetadata? }`. Without aspect names, it
 * reads all aspects.
 *
 * Unlike in version 3, the answer contains each requested urn. A key aspect that is not stored is
 * derived from the urn.
 */
async function answerBatch(
  json: Json,
  reader: CatalogReader,
  turn: Turn,
): Promise<readonly JsonObject[]> {
  const { urns: named, aspectNames, withSystemMetadata } = readBatch(json);
  const urns = new Set(named);
  const store = reader.openEntities(urns, `${reader.actor} is unauthorized to READ entities.`);
  const wanted = { names: aspectNames ?? [], withMetadata: withSystemMetadata === true };
  return stepsInTurn(
    mapByStepsOf(urns, (urn) => toEntity(urn, wanted, store)),
    turn,
  );
}

interface Wanted {
  readonly names: readonly string[];
  readonly withMetadata: boolean;
}

/** Reads an entity with a step for each aspect, since that parses its value. */
function* toEntity(
  urn: Urn,
  { names, withMetadata }: Wanted,
  store: ReadableStore,
): Steps<JsonObject> {
  const stored = store.readAspects([urn], names.length === 0 ? undefined : names).get(urn) ?? [];
  const items = yield* mapInSteps(
    stored,
    ({ name, value, systemMetadata }): readonly [string, JsonObject] => [
      name,
      withMetadata ? { value, systemMetadata } : { value },
    ],
  );
  const key = [urnKeyAspectName(urn), { value: keyAspectValue(urn) }] as const;
  return { urn, aspects: Object.fromEntries([key, ...items]) };
}
