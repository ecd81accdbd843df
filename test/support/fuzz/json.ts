import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/model/json.js';

/**
 * A placeholder for a value that is nested more deeply than the call stack allows. It is inserted
 * as text, since building such a value would overflow the stack.
 */
export const DEEP_VALUE = '@abyss@';

/** Values that a careless reader fails on. */
export const nasty: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json>(
      DEEP_VALUE,
      null,
      true,
      false,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      [],
      {},
      [[]],
      [null],
      [{}],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json>(
      '',
      ' ',
      '\0',
      '\ud800',
      '%',
      '%00',
      '*',
      '/',
      '(',
      ',',
      '\u241f',
      '__proto__',
      'constructor',
      'x'.repeat(5000),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json>(
      'urn:li:dataset:x',
      'urn:li:dataset:(urn:li:dataPlatform:hive,fuzz.a,PROD',
      'urn:li:dataset:(urn:li:dataPlatform:hive,fuzz.a,NOWHERE)',
      'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,fuzz.a,PROD),)',
      'urn:li:dataJob:(urn:li:dataFlow:(airflow,a,PROD),b)',
      'urn:li:corpuser:',
      'urn:li:unheardOf:(a,(b,c))',
      'urn::',
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json) },
);

/** One change to a tree of JSON. `place` is the number of a node, modulo the number of nodes. */
export type Edit = { readonly place: number } & (
  | { readonly kind: 'replace'; readonly value: Json }
  | { readonly kind: 'remove' }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'wrap'; readonly levels: number }
  | { readonly kind: 'splice'; readonly at: number; readonly length: number; readonly text: string }
);

const spliced = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    '(',
    ')',
    '"',
    '...',
    '!',
    '$',
    '@',
    '#',
    ':',
    '\\',
    '/',
    ',',
    '\0',
    'null',
    '1e999',
  ),
  fc.string(),
);

export const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), place: fc.nat(), value: nasty }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), place: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('splice' as const),
      place: fc.nat(),
      at: fc.nat(300),
      length: fc.nat(20),
      text: spliced,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rename' as const),
      place: fc.nat(),
      name: fc.oneof(fc.constantFrom('', '__proto__', 'urn'), fc.string()),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wrap' as const),
      place: fc.nat(),
      levels: fc.constantFrom(1, 2, 150, 250, 600),
    }),
  },
);

export function edited(json: Json, edits: readonly Edit[]): Json {
  return edits.reduce((value, one) => change(value, one, one.place % sizeOf(value)), json);
}

/** Changes the node with a number, in order of traversal. */
function change(json: Json, one: Edit, number: number): Json {
  if (number === 0) return changed(json, one);
  if (typeof json !== 'object' || json === null) return json;
  const entries: [string, Json][] = [];
  let left = number - 1;
  for (const [name, value] of membersOf(json)) {
    const size = sizeOf(value);
    const isHere = left >= 0 && left < size;
    const gone = isHere && left === 0 && one.kind === 'remove';
    const renamed = isHere && left === 0 && one.kind === 'rename' ? one.name : name;
    if (!gone) entries.push([renamed, isHere ? change(value, one, left) : value]);
    left -= size;
  }
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function changed(json: Json, one: Edit): Json {
  switch (one.kind) {
    case 'replace':
      return one.value;
    case 'wrap':
      return Array.from({ length: one.levels }).reduce<Json>(
        (inner, _, i) => (i % 2 === 0 ? [inner] : ({ a: inner } as JsonObject)),
        json,
      );
    case 'splice': {
      if (typeof json !== 'string') return json;
      const at = one.at % (json.length + 1);
      return json.slice(0, at) + one.text + json.slice(at + one.length);
    }
    case 'remove':
    case 'rename':
      return json;
  }
}

function sizeOf(json: Json): number {
  if (typeof json !== 'object' || json === null) return 1;
  return membersOf(json).reduce((sum, [, value]) => sum + sizeOf(value), 1);
}

function membersOf(json: JsonObject | readonly Json[]): readonly (readonly [string, Json])[] {
  return Object.entries<Json | undefined>(json as JsonObject).map(([name, value]) => [
    name,
    value ?? null,
  ]);
}
