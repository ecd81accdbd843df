import { ok, problem, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import { asDatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import { splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { splitBracketed } from './bracketed-urns.js';
import keyFields from './entity-keys.json' with { type: 'json' };

/**
 * The fields of each key record, in the order of the urn's parts. Source: DataHub's
 * `com.linkedin.metadata.key`.
 */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(keyFields));

/** The key of most other entities, and the assumption for unknown types. */
const DEFAULT_FIELDS: readonly string[] = ['id'];

/**
 * Checks an urn of any entity type. For a dataset it also checks platform and environment, for
 * other known types the number of parts of the key, and for unknown types only the form.
 */
export function asEntityUrn(text: string): Result<Urn> {
  if (!text.isWellFormed() || hasControlCharacter(text))
    return problem('holds characters that no urn may hold');
  const type = urnEntityType(text);
  if (type === 'dataset') return asDatasetUrn(text);
  // Most urns in lineage name columns of datasets, and this check is the faster one.
  if (type === 'schemaField' && parseSchemaFieldUrn(text).ok) return ok(text as Urn);
  const urn = splitUrn(text);
  if (!urn.ok) return urn;
  const fields = FIELDS.get(urn.value.entityType);
  if (fields !== undefined && fields.length !== urn.value.key.length) {
    return problem(
      `needs ${fields.length} part(s) in its key (${fields.join(', ')}), but has ${urn.value.key.length}`,
    );
  }
  return ok(text as Urn);
}

/** Returns the value of the key aspect of an urn: `{ platform, name, origin }` for a dataset. */
export function keyAspectValue(urn: Urn): JsonObject {
  const parts = splitBracketed(urn);
  if (!parts.ok) return {};
  const { entityType, key } = parts.value;
  const fields = FIELDS.get(entityType) ?? DEFAULT_FIELDS;
  // An unknown type may have more parts than the assumed key has fields. Then all parts go into one
  // field.
  const values =
    fields.length === key.length ? key : [key.length === 1 ? key.join() : `(${key.join(',')})`];
  return Object.fromEntries(fields.map((field, i) => [field, values[i]]));
}

function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for them
  return /[\u0000-\u001f\u007f]/.test(text);
}

/** The key aspects whose name is not the entity type followed by `Key`. */
const IRREGULAR: Readonly<Record<string, string>> = {
  corpuser: 'corpUserKey',
};

/**
 * Returns the name of the key aspect of a type: `datasetKey` for `dataset`. An entity exists if it
 * has this aspect. Source: DataHub's entity registry.
 */
export function keyAspectName(entityType: string): string {
  return (Object.hasOwn(IRREGULAR, entityType) && IRREGULAR[entityType]) || `${entityType}Key`;
}

/** Returns the name of the key aspect of an entity. */
export function urnKeyAspectName(urn: string): string {
  return keyAspectName(urnEntityType(urn));
}
