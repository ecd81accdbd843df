import fc from 'fast-check';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../src/model/portable-lineage.js';
import { asDatasetUrn, type DatasetUrn } from '../../../src/urn/dataset-urn.js';

/** Words that YAML, JavaScript, file systems or the naming of datasets treat in a special way. */
const words = fc.constantFrom(
  'orders',
  'Orders',
  'my-orders',
  'table',
  'no',
  '~',
  'null',
  '1e3',
  '0x10',
  '2024-01-01',
  '12:30',
  '.inf',
  '- a',
  'a: b',
  'a #b',
  '"q"',
  "it's",
  '*',
  '&a',
  '!t',
  '[x]',
  '{y}',
  '%',
  '@',
  '`',
  '|',
  '>',
  'con',
  '..',
  'constructor',
  'prototype',
  '[version=2.0].[type=string].a',
  'Ünï',
  '注文',
  '😀',
  '\u2028x',
  'a\uFEFFb',
  '=',
  '?',
  'x y',
);

const part = fc
  .oneof(words, fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }))
  .map((text) => text.replaceAll(/[,()\u241F\p{Cc}\p{Cs}]/gu, '_'));

/** Urns of few platforms, so that names clash often. */
export const hostileUrn: fc.Arbitrary<DatasetUrn> = fc
  .tuple(
    fc.constantFrom('snowflake', 'dbt', 's3', 'My Platform'),
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('.', '/'),
    fc.constantFrom('PROD', 'DEV'),
  )
  .map(
    ([platform, parts, separator, env]) =>
      `urn:li:dataset:(urn:li:dataPlatform:${platform},${parts.join(separator).trim() || 'x'},${env})`,
  )
  .filter((text): text is DatasetUrn => asDatasetUrn(text).ok);

const column = fc.oneof(words, fc.constantFrom('a', 'b', 'c', 'id'));

const transform = fc.constantFrom(
  undefined,
  undefined,
  'SUM(x)',
  'a: b, "c" # d',
  'line 1\nline 2',
);

const confidence = fc.constantFrom(1, 1, 0.9, 0.123456789, 1e-7, 0);

/** Lineage among a few datasets, all of it expressible in manifests. */
export const hostileLineage: fc.Arbitrary<PortableLineage> = fc
  .uniqueArray(hostileUrn, { minLength: 3, maxLength: 8 })
  .chain((urns) =>
    fc.array(unit(urns), { maxLength: 6 }).map((units) => ({
      units: [...new Map(units.map((one) => [one.downstream, one])).values()].sort((a, b) =>
        a.downstream < b.downstream ? -1 : 1,
      ),
    })),
  );

function unit(urns: readonly DatasetUrn[]): fc.Arbitrary<PortableUnit> {
  return fc
    .tuple(
      fc.constantFrom(...urns),
      fc.subarray(urns.toSorted(), { maxLength: 3 }),
      fc.array(fc.tuple(column, fc.nat(2), column, transform, confidence), { maxLength: 6 }),
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      fc.constantFrom<'TRANSFORMED' | 'COPY' | 'VIEW'>('TRANSFORMED', 'COPY', 'VIEW'),
    )
    .map(([downstream, upstreams, columns, wild, type]) => {
      const pairs = new Map<string, PortablePair>();
      for (const [downstreamColumn, at, name, stated, sure] of columns) {
        const dataset = upstreams[at];
        if (dataset === undefined || downstreamColumn === '*' || name === '*') continue;
        pairs.set(JSON.stringify([downstreamColumn, dataset, name]), {
          downstreamColumn,
          upstream: { dataset, column: name },
          ...(stated !== undefined && { transform: stated }),
          confidence: sure,
        });
      }
      return {
        downstream,
        edges: upstreams.map((upstream) => ({ upstream, type })),
        pairs: [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair),
        wildcards: upstreams.filter((_, i) => wild[i]).map((upstream) => ({ upstream })),
      };
    });
}
