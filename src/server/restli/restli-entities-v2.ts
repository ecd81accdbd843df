import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import { readFlag } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import type { ReadableStore } from '../policy/readable-store.js';
import { malformed } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { mapInTurn } from '../turns/in-turn.js';
import { readUrn } from '../write/read-proposal.js';
import { restliApp } from './restli-app.js';

/**
 * Routes of `/entitiesV2`: reads of one or many entities. An answer contains the aspects by name,
 * with their writers.
 */
export function restliEntitiesV2(context: RestContext): App {
  const app = restliApp(context, 400);
  app.on('GET', ['/entitiesV2', '/entitiesV2/'], async (c) => {
    const ids = readList(c.req.url, 'ids');
    if (ids === undefined)
      throw malformed('ids is missing; give urns, as in ids=List(urn%3Ali%3Atag%3Aa)');
    const urns = new Set(ids.map((id, i) => readUrn(id, `ids[${i}]`)));
    const refusal = `User is unauthorized to get entities [${[...urns].join(', ')}]`;
    const store = context.readerFor(c).openEntities(urns, refusal);
    const projection = readProjection(c, context);
    const read = (urn: Urn) => [urn, readEntity(urn, projection, store)] as const;
    const results = Object.fromEntries(await mapInTurn(urns, context.turns.begin(), read));
    return answerJson(c, { statuses: {}, results, errors: {} });
  });
  app.get('/entitiesV2/:urn{.+}', (c) => {
    const urn = readUrnSegment(pathAfter(c.req.path, '/entitiesV2/'));
    const refusal = `User is unauthorized to get entity ${urn}`;
    const store = context.readerFor(c).openEntities([urn], refusal);
    return answerJson(c, readEntity(urn, readProjection(c, context), store));
  });
  return app;
}

/** The requested aspects: all or the named aspects, with or without the key aspect. */
interface Projection {
  readonly names: readonly string[] | undefined;
  readonly withKey: boolean;
  /** Milliseconds since 1970, for a derived key aspect. */
  readonly time: number;
}

function readProjection({ req }: AppContext, { clock }: RestContext): Projection {
  const withKey = readFlag(req.query('alwaysIncludeKeyAspect'), true, 'alwaysIncludeKeyAspect');
  return { names: readAspectNames(req.url, 'aspects'), withKey, time: clock() };
}

/**
 * Reads an entity with its aspects by name: the record `EntityResponse`. As in DataHub, the answer
 * has a key aspect even if nobody wrote the entity, unless the request excludes the key aspect.
 * This read therefore does not show whether an entity exists.
 */
function readEntity(
  urn: Urn,
  { names, withKey, time }: Projection,
  store: ReadableStore,
): JsonObject {
  const keyName = urnKeyAspectName(urn);
  const wanted = names && withKey ? [...new Set([...names, keyName])] : names;
  const stored = store.readAspects([urn], wanted).get(urn) ?? [];
  const aspects = new Map(stored.map((one) => [one.name, toEnvelopedAspect(one)]));
  if (withKey && !aspects.has(keyName)) {
    // As in DataHub, the stamp names the system user and the time of the request.
    const created = { actor: 'urn:li:corpuser:__datahub_system', time };
    aspects.set(keyName, toEnvelopedAspect({ name: keyName, value: keyAspectValue(urn), created }));
  }
  return { urn, entityName: urnEntityType(urn), aspects: Object.fromEntries(aspects) };
}

/** Formats the record `EnvelopedAspect`. The version is always the latest, which is 0 here. */
function toEnvelopedAspect({
  name,
  value,
  created: { actor, time },
  systemMetadata,
}: Pick<StoredAspect, 'name' | 'value' | 'created'> & Partial<StoredAspect>): JsonObject {
  const stamp = { type: 'VERSIONED', version: 0, value, created: { actor, time } };
  return { name, ...stamp, ...(systemMetadata && { systemMetadata }) };
}
