import { isDeepStrictEqual } from 'node:util';

/**
 * Compares two aspects, by the specification and without the tested code. Aspects are equal if they
 * have the same fields as the server returns: strings are exact, the order of keys is ignored, the
 * order of arrays counts, confidence is a float32, and an absent field has its default. Stamps and
 * system metadata are not compared.
 */
type Value = unknown;
type Fields = Readonly<Record<string, Value>>;

/**
 * Fields that name the writer and the time. `created` is one in `Upstream` and in the aspects that
 * describe datasets.
 */
const STAMPS: ReadonlySet<string> = new Set([
  'auditStamp',
  'created',
  'lastModified',
  'lastObserved',
  'systemMetadata',
]);

/** The meaning of a field that a server leaves out. */
const DEFAULTS: Readonly<Record<string, Value>> = {
  confidenceScore: 1,
  fineGrainedLineages: [],
  properties: {},
  customProperties: {},
};

/**
 * The key of our stacks' marks in the bag of an edge. Our stacks may not change anything else in
 * the record of another writer.
 */
const OUR_KEY = 'headwater';

/** Lists every place where two values differ, one line each. Empty if they are equal. */
export function differences(one: Value, other: Value, path = ''): readonly string[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (Array.isArray(one) && Array.isArray(other)) return listDifferences(one, other, path);
  if (isFields(one) && isFields(other)) return fieldDifferences(one, other, path);
  return [`${path || '/'}: ${JSON.stringify(one)} is not ${JSON.stringify(other)}`];
}

function listDifferences(
  one: readonly Value[],
  other: readonly Value[],
  path: string,
): readonly string[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, i) => differences(one[i], other[i], `${path}/${i}`)).flat();
}

function fieldDifferences(one: Fields, other: Fields, path: string): readonly string[] {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !STAMPS.has(key),
  );
  return keys.flatMap((key) =>
    differences(fieldOf(one, key), fieldOf(other, key), `${path}/${key}`),
  );
}

function fieldOf(fields: Fields, key: string): Value {
  const value = fields[key] ?? DEFAULTS[key];
  return key === 'confidenceScore' && typeof value === 'number' ? Math.fround(value) : value;
}

/** Lists the records of others that are missing, changed or in another order, one line each. */
export function lostOf(others: Fields | undefined, now: Fields | undefined): readonly string[] {
  return [
    ...missingInOrder(
      listOf(others, 'upstreams').map(withoutOurKey),
      listOf(now, 'upstreams').map(withoutOurKey),
    ),
    ...missingInOrder(listOf(others, 'fineGrainedLineages'), listOf(now, 'fineGrainedLineages')),
    ...differences(restOf(others), restOf(now)),
  ];
}

function missingInOrder(wanted: readonly Value[], found: readonly Value[]): readonly string[] {
  let from = 0;
  return wanted.flatMap((record) => {
    const at = found.findIndex((one, i) => i >= from && differences(record, one).length === 0);
    if (at < 0) return [`lost: ${JSON.stringify(record)}`];
    from = at + 1;
    return [];
  });
}

/** Removes our key from the record of an edge. */
function withoutOurKey(record: Value): Value {
  if (!isFields(record) || !isFields(record['properties'])) return record;
  const { [OUR_KEY]: _, ...properties } = record['properties'];
  return { ...record, properties };
}

function restOf(aspect: Fields | undefined): Fields {
  const { upstreams: _, fineGrainedLineages: __, ...rest } = aspect ?? {};
  return rest;
}

function listOf(aspect: Fields | undefined, key: string): readonly Value[] {
  const list = aspect?.[key];
  return Array.isArray(list) ? list : [];
}

function isFields(value: Value): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
