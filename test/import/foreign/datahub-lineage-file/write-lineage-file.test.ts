import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLineageFile } from '../../../../src/import/foreign/datahub-lineage-file/read-lineage-file.js';
import { writeLineageFile } from '../../../../src/import/foreign/datahub-lineage-file/write-lineage-file.js';
import type { PortableLineage } from '../../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../../src/urn/dataset-urn.js';
import { campaignRuns } from '../../../campaigns/campaign.js';
import { portableLineage } from '../../../support/import/portable-arbitraries.js';

test('what is written reads as the same lineage, but for counted losses', () => {
  fc.assert(
    fc.property(portableLineage, (lineage) => {
      const { chunks, losses } = writeLineageFile(lineage);
      const text = [...chunks].join('');
      const reading = readLineageFile(text, { shownAs: 'l.yml' });
      expect(reading.leftOut).toEqual([]);
      expect(reading.lineage).toEqual({
        units: lineage.units.map((unit) => ({
          ...unit,
          edges: unit.edges.map(({ upstream }) => ({ upstream, type: 'TRANSFORMED' })),
          wildcards: [],
        })),
      });
      expect(losses).toEqual(expectedLosses(lineage));
    }),
    { numRuns: campaignRuns('written lineage files', { part: 100, whole: 1000 }) },
  );
});

test('readers of YAML 1.1 see the same values as readers of YAML 1.2', () => {
  fc.assert(
    fc.property(portableLineage, (lineage) => {
      const text = [...writeLineageFile(lineage).chunks].join('');
      expect(parse(text, { version: '1.1' })).toEqual(parse(text, { version: '1.2' }));
      expect(text).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u2029\ufeff]/u);
    }),
  );
});

const orders = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)' as DatasetUrn;
const daily = 'urn:li:dataset:(urn:li:dataPlatform:hive,yes,DEV)' as DatasetUrn;
const foreign = 'urn:acme:dataset:(urn:acme:dataPlatform:hive,x,PROD)' as DatasetUrn;
const urnAsName = 'urn:li:dataset:(urn:li:dataPlatform:hive,urn:li:x,PROD)' as DatasetUrn;

function pair(upstream: DatasetUrn, column: string, to: string, more: object = {}) {
  return {
    downstreamColumn: to,
    upstream: { dataset: upstream, column },
    confidence: 1,
    ...more,
  };
}

test('lineage becomes an entry for each downstream', async () => {
  const { chunks } = writeLineageFile({
    units: [
      { downstream: orders, edges: [], pairs: [], wildcards: [] },
      {
        downstream: daily,
        edges: [{ upstream: orders, type: 'TRANSFORMED' }],
        pairs: [
          pair(orders, 'amount', 'total', { transform: 'sum(\u0024{HOME})' }),
          pair(orders, 'tax, net', 'total', { confidence: 1e-7 }),
          pair(orders, 'z', 'total', { transform: 'sum(\u0024{HOME})' }),
        ],
        wildcards: [],
      },
    ],
  });
  const parts = [...chunks];
  expect(parts).toHaveLength(3);
  await expect(parts.join('')).toMatchFileSnapshot('fixtures/written.yml');
});

test('lineage without a unit is a file without entries', () => {
  const text = [...writeLineageFile({ units: [] }).chunks].join('');
  expect(readLineageFile(text, { shownAs: 'l.yml' })).toMatchObject({ records: 0, leftOut: [] });
});

test('datasets without a name in the format are counted losses', () => {
  const edges = (...upstreams: DatasetUrn[]) =>
    upstreams.map((upstream) => ({ upstream, type: 'COPY' as const }));
  const { chunks, losses } = writeLineageFile({
    units: [
      { downstream: foreign, edges: edges(orders, daily), pairs: [], wildcards: [] },
      { downstream: urnAsName, edges: [], pairs: [], wildcards: [] },
      { downstream: daily, edges: edges(foreign), pairs: [], wildcards: [] },
      {
        downstream: orders,
        edges: edges(foreign, daily),
        pairs: [pair(foreign, 'a', 'b'), pair(daily, 'a', 'b')],
        wildcards: [{ upstream: daily }],
      },
    ],
  });
  expect(losses).toEqual([
    { what: 'edge type', count: 1 },
    { what: 'column pair', count: 1 },
    { what: 'wildcard', count: 1 },
    { what: 'dataset without a name', count: 5 },
  ]);
  const { lineage } = readLineageFile([...chunks].join(''), { shownAs: 'l.yml' });
  expect(lineage.units).toMatchObject([
    { downstream: orders, edges: [{ upstream: daily }], pairs: [{ downstreamColumn: 'b' }] },
  ]);
});

test('another namespace can be stated', () => {
  const lineage = { units: [{ downstream: foreign, edges: [], pairs: [], wildcards: [] }] };
  const { chunks, losses } = writeLineageFile(lineage, 'acme');
  expect(losses).toEqual([]);
  const text = [...chunks].join('');
  expect(readLineageFile(text, { shownAs: 'l.yml', namespace: 'acme' }).lineage).toEqual(lineage);
});

function expectedLosses({ units }: PortableLineage) {
  const types = units.flatMap(({ edges }) => edges).filter(({ type }) => type !== 'TRANSFORMED');
  const wildcards = units.flatMap((unit) => unit.wildcards);
  return [
    ...(types.length > 0 ? [{ what: 'edge type', count: types.length }] : []),
    ...(wildcards.length > 0 ? [{ what: 'wildcard', count: wildcards.length }] : []),
  ];
}
