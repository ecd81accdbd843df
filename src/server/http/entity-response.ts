import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** The requested aspects: all or the named ones, with or without the key aspect. */
export interface Projection {
  readonly names: readonly string[] | undefined;
  readonly withKey: boolean;
  /** Milliseconds since 1970, for a key aspect that is derived. */
  readonly time: number;
}

/** An aspect with its writer. */
interface EnvelopedAspect extends JsonObject {
  readonly value: JsonObject;
}

/** An entity with its aspects by name. */
interface EntityResponse extends JsonObject {
  readonly aspects: Readonly<Record<string, EnvelopedAspect>>;
}

/**
 * Reads an entity with its aspects by name: the record `EntityResponse`. As in DataHub, the answer
 * has a key aspect even if the entity was never written, unless the request excludes it. This read
 * therefore does not show whether an entity exists.
 */
export function readEntityResponse(
  urn: Urn,
  { names, withKey, time }: Projection,
  store: ReadableStore,
): EntityResponse {
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
}: Pick<StoredAspect, 'name' | 'value' | 'created'> & Partial<StoredAspect>): EnvelopedAspect {
  const stamp = { type: 'VERSIONED', version: 0, value, created: { actor, time } };
  return { name, ...stamp, ...(systemMetadata && { systemMetadata }) };
}
