import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** The requested aspects: all or the named ones, with or without the key aspect. */
export interface Projection {
  readonly names: readonly string[] | undefined;
  readonly withKey: boolean;
}

export interface EntityReads {
  readonly store: ReadableStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** An aspect with its writer: the record `EnvelopedAspect`. */
export interface EnvelopedAspect extends JsonObject {
  readonly name: string;
  readonly value: JsonObject;
}

/** An entity with its aspects by name: the record `EntityResponse`. */
export interface EntityResponse extends JsonObject {
  readonly urn: Urn;
  readonly entityName: string;
  readonly aspects: Readonly<Record<string, EnvelopedAspect>>;
}

/**
 * Reads an entity. As in DataHub, the answer has a key aspect even if
 * the entity was never written, unless the request excludes it. This read therefore does not show
 * whether an entity exists.
 */
export function readEntityResponse(
  urn: Urn,
  { names, withKey }: Projection,
  { store, clock }: EntityReads,
): EntityResponse {
  const keyName = urnKeyAspectName(urn);
  const wanted = names && withKey ? [...new Set([...names, keyName])] : names;
  const stored = store.readAspects([urn], wanted).get(urn) ?? [];
  const derivedKey =
    withKey && !stored.some(({ name }) => name === keyName)
      ? [envelopedKey(urn, keyName, clock())]
      : [];
  const enveloped = stored.map(toEnvelopedAspect);
  const aspects = [...enveloped, ...derivedKey].map((aspect) => [aspect.name, aspect] as const);
  return { urn, entityName: urnEntityType(urn), aspects: Object.fromEntries(aspects) };
}

/** Formats an aspect. The version is always the latest, which is 0 here. */
function toEnvelopedAspect({
  name,
  value,
  created,
  systemMetadata,
}: StoredAspect): EnvelopedAspect {
  const { actor, time } = created;
  return { name, type: 'VERSIONED', version: 0, value, created: { actor, time }, systemMetadata };
}

/**
 * Formats a derived key aspect. As in DataHub, its stamp names the system user and the time of the
 * request.
 */
function envelopedKey(urn: Urn, name: string, time: number): EnvelopedAspect {
  return {
    name,
    type: 'VERSIONED',
    version: 0,
    value: keyAspectValue(urn),
    created: { actor: 'urn:li:corpuser:__datahub_system', time },
  };
}
