import { Hono, type HonoRequest } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { answerInSteps, answerJson } from '../http/answer-json.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import { readFlag } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { RequestError } from '../shared/request-error.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { stepsInTurn } from '../turns/in-turn.js';
import { readUrn } from '../write/read-proposal.js';
import { restliErrors } from './restli-errors.js';

/**
 * Routes of `/entitiesV2`: reads of one or many entities. An answer contains the aspects by name,
 * with their writers.
 */
export function restliEntitiesV2(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('GET', ['/entitiesV2', '/entitiesV2/'], async (c) => {
    const ids = readList(c.req.url, 'ids');
    if (ids === undefined)
      throw new RequestError(
        'malformed',
        'ids is missing; give urns, as in ids=List(urn%3Ali%3Atag%3Aa)',
      );
    const urns = new Set(ids.map((id, i) => readUrn(id, `ids[${i}]`)));
    const refusal = `User is unauthorized to get entities [${[...urns].join(', ')}]`;
    const store = context.readerFor(c).openEntities(urns, refusal);
    const projection = readProjection(c.req);
    const source = { store, clock: context.clock };
    const entities = readEntities(urns, projection, source);
    return answerJson(c, await stepsInTurn(entities, context.turns.begin()));
  });
  app.get('/entitiesV2/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entitiesV2/'));
    const refusal = `User is unauthorized to get entity ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    const source = { store, clock: context.clock };
    return answerInSteps(c, readEntity(urn, readProjection(c.req), source));
  });
  return app;
}

/** The requested aspects: all or the named ones, with or without the key aspect. */
interface Projection {
  readonly names: readonly string[] | undefined;
  readonly withKey: boolean;
}

function readProjection(request: HonoRequest): Projection {
  const withKey = readFlag(request.query('alwaysIncludeKeyAspect'), true, 'alwaysIncludeKeyAspect');
  return { names: readAspectNames(request.url, 'aspects'), withKey };
}

interface EntitySource {
  readonly store: ReadableStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

function* readEntities(
  urns: Iterable<Urn>,
  projection: Projection,
  source: EntitySource,
): Steps<JsonObject> {
  const results = new Map<Urn, JsonObject>();
  for (const urn of urns) results.set(urn, yield* readEntity(urn, projection, source));
  return { statuses: {}, results: Object.fromEntries(results), errors: {} };
}

/**
 * Reads an entity, with a step for each aspect. As in DataHub, the answer has a key aspect even if the entity was never written,
 * unless the request excludes it. This read therefore does not show whether an entity exists.
 */
function* readEntity(
  urn: Urn,
  { names, withKey }: Projection,
  { store, clock }: EntitySource,
): Steps<JsonObject> {
  const keyName = urnKeyAspectName(urn);
  const wanted = names && withKey ? [...new Set([...names, keyName])] : names;
  const stored = store.readAspects([urn], wanted).get(urn) ?? [];
  const derivedKey =
    withKey && !stored.some(({ name }) => name === keyName)
      ? [envelopedKey(urn, keyName, clock())]
      : [];
  const enveloped = yield* mapInSteps(stored, toEnvelopedAspect);
  const aspects = [...enveloped, ...derivedKey].map((aspect) => [aspect.name, aspect] as const);
  return { urn, entityName: urnEntityType(urn), aspects: Object.fromEntries(aspects) };
}

/**
 * Formats the record `EnvelopedAspect`. The version is always the latest, which is 0 in Rest.li.
 */
function toEnvelopedAspect({
  name,
  value,
  created,
  systemMetadata,
}: StoredAspect): JsonObject & { readonly name: string } {
  const { actor, time } = created;
  return { name, type: 'VERSIONED', version: 0, value, created: { actor, time }, systemMetadata };
}

/**
 * Formats a derived key aspect. As in DataHub, its stamp names the system user and the time of the
 * request.
 */
function envelopedKey(
  urn: Urn,
  name: string,
  time: number,
): JsonObject & { readonly name: string } {
  return {
    name,
    type: 'VERSIONED',
    version: 0,
    value: keyAspectValue(urn),
    created: { actor: 'urn:li:corpuser:__datahub_system', time },
  };
}
