import fc from 'fast-check';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../src/model/portable-lineage.js';
import { lineageTypes } from '../../../src/model/upstream-lineage.js';
import { findControl } from '../../../src/urn/control-characters.js';
import { type DatasetUrn, datasetUrn, fabricTypes } from '../../../src/urn/dataset-urn.js';

/** Texts that mean something to a format, to a shell, to a spreadsheet or to YAML. */
const hostileTexts = [
  ...[
    'a',
    'ö',
    '日本',
    '👩‍👩‍👧',
    "'",
    "''=x",
    '"',
    '""',
    '=1+1',
    '+x',
    '-x',
    '@x',
    '*',
    '#',
    ' # x',
  ],
  ...[
    '\u0024{HOME}',
    '\\\u0024{HOME}',
    '\\\\\u0024{A}',
    '$x',
    '${',
    '}',
    '\\',
    '\\n',
    '; x',
    'a;b',
    ': ',
    '- ',
    '&a',
  ],
  ...['{a: b}', '[x]', 'null', 'true', '1e3', '0x1F', '~', '|', '>', '!tag', '%25', '__proto__'],
  ...['constructor', 'urn:li:corpuser:x', '\u2028', '\u00a0', '->', '<br/>', 'label="x"'],
];

const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme', maxLength: 4 })),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.join(''));

/** A column may hold commas, brackets, and what looks like their encodings. */
const column = fc
  .oneof(
    hostileText,
    fc.constantFrom('a,b', 'f(x)', ',', '(', 'a b ', 'nested.path', '\u241F', 'a%2Cb', '%252C'),
  )
  .filter((text) => text !== '' && findControl(text) === undefined);

const dataset = fc
  .record({
    platform: fc.constantFrom('snowflake', 'kafka', 's3', 'delta-lake', 'a.b', "o'neil"),
    name: hostileText,
    env: fc.constantFrom(...fabricTypes),
  })
  .filter(({ name }) => !name.startsWith('urn:') && findControl(name) === undefined)
  .map((input) => datasetUrn(input))
  .filter((built) => built.ok)
  .map((built) => built.value);

const transform = fc
  .oneof(
    hostileText,
    fc.constantFrom('a\nb', '\ta', '\n', '=SUM(A1)', 'x, "y"\n\n z', ' a ', 'NONE '),
  )
  .map((text) => text.replaceAll('\r', ''))
  .filter(
    (text) => !['', 'NONE'].includes(text.trim()) && findControl(text, 'prose') === undefined,
  );

const confidence = fc
  .oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.9, 1e-7))
  .map((value) => value + 0);

const unit: fc.Arbitrary<PortableUnit> = fc
  .record({
    downstream: dataset,
    upstreams: fc.uniqueArray(dataset, { maxLength: 4 }),
    types: fc.array(fc.constantFrom(...lineageTypes), { minLength: 4, maxLength: 4 }),
    stars: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    pairs: fc.array(
      fc.record({
        from: fc.nat(3),
        upstream: column,
        downstream: column,
        transform: fc.option(transform, { nil: undefined }),
        confidence,
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ downstream, upstreams, types, stars, pairs }) => {
    const sorted = upstreams.toSorted(byCodeUnit);
    return {
      downstream,
      edges: sorted.map((upstream, index) => ({
        upstream,
        type: types[index] ?? 'TRANSFORMED',
      })),
      pairs: distinctPairs(
        pairs.flatMap((pair) => {
          const from = sorted[pair.from];
          return from === undefined ? [] : [toPair(from, pair)];
        }),
      ),
      wildcards: sorted.flatMap((upstream, index) => (stars[index] ? [{ upstream }] : [])),
    };
  });

/** Lineage with hostile names, in the order that its type states. */
export const portableLineage: fc.Arbitrary<PortableLineage> = fc
  .uniqueArray(unit, { selector: ({ downstream }) => downstream, maxLength: 5 })
  .map((units) => ({
    units: units.toSorted((a, b) => byCodeUnit(a.downstream, b.downstream)),
  }));

function toPair(
  dataset: DatasetUrn,
  stated: {
    upstream: string;
    downstream: string;
    transform?: string | undefined;
    confidence: number;
  },
): PortablePair {
  return {
    downstreamColumn: stated.downstream,
    upstream: { dataset, column: stated.upstream },
    ...(stated.transform !== undefined && { transform: stated.transform }),
    confidence: stated.confidence,
  };
}

function distinctPairs(pairs: readonly PortablePair[]): readonly PortablePair[] {
  const byIdentity = new Map(pairs.map((pair) => [JSON.stringify(identity(pair)), pair]));
  return [...byIdentity.values()].sort((a, b) => {
    const [left, right] = [identity(a), identity(b)];
    const differing = left.findIndex((part, index) => part !== right[index]);
    return byCodeUnit(left[differing] ?? '', right[differing] ?? '');
  });
}

function identity({ downstreamColumn, upstream }: PortablePair): readonly string[] {
  return [downstreamColumn, upstream.dataset, upstream.column];
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
