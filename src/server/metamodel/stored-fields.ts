import { isJsonObject, type Json } from '../../model/json.js';
import fields from './stored-fields.json' with { type: 'json' };

/**
 * The sources of each search field as `<aspect>:<members>`. `*` means each item of a list. `=`
 * means each entry of a map as `key=value`. A field with several sources has the values of all of
 * them.
 *
 * Source: the `@Searchable` annotations of DataHub's models, release 1.6.0.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = fields;

const NO_VALUES: readonly string[] = [];

/** A source, parsed only once because a search reads every source for every entity. */
interface FieldSource {
  readonly aspect: string;
  readonly members: readonly string[];
}

const FIELD_SOURCES: ReadonlyMap<string, readonly FieldSource[]> = new Map(
  Object.entries(FIELDS).map(([field, sources]) => [field, sources.map(parseFieldSource)]),
);

function parseFieldSource(source: string): FieldSource {
  const [aspect = '', members = ''] = source.split(':');
  return { aspect, members: members.split('/') };
}

/**
 * Reads the values of a search field from the aspects of an entity. Empty for fields that are not
 * stored in aspects.
 */
export function readStoredValues(
  field: string,
  readAspect: (name: string) => Json | undefined,
): readonly string[] {
  return (FIELD_SOURCES.get(field) ?? []).flatMap(({ aspect, members }) => {
    const value = readAspect(aspect);
    return value === undefined ? NO_VALUES : valuesAt(value, members, 0);
  });
}

/** The search fields that are stored in aspects, and whether a field can have several values. */
export const storedFields: ReadonlyMap<string, { readonly isList: boolean }> = new Map(
  [...FIELD_SOURCES].map(([field, sources]) => [
    field,
    { isList: sources.some(({ members }) => members.includes('*') || members.includes('=')) },
  ]),
);

/** Returns the aspects that store the given search fields. */
export function fieldAspects(fields: readonly string[]): readonly string[] {
  return [
    ...new Set(
      fields.flatMap((field) => (FIELD_SOURCES.get(field) ?? []).map(({ aspect }) => aspect)),
    ),
  ];
}

/**
 * Reads the values below a value.
 *
 * @param depth the number of members that are already resolved
 */
function valuesAt(
  value: Json | undefined,
  members: readonly string[],
  depth: number,
): readonly string[] {
  const member = members[depth];
  if (member === undefined)
    return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
  if (member === '*')
    return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, members, depth + 1)) : [];
  if (value === undefined || value === null || !isJsonObject(value)) return [];
  if (member === '=') return Object.entries(value).map(([key, text]) => `${key}=${String(text)}`);
  return Object.hasOwn(value, member) ? valuesAt(value[member], members, depth + 1) : [];
}
