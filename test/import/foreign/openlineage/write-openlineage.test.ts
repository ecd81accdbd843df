import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OpenLineageOptions } from '../../../../src/import/foreign/openlineage/event-names.js';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';
import { writeOpenLineage } from '../../../../src/import/foreign/openlineage/write-openlineage.js';
import type { DatasetUrn } from '../../../../src/urn/dataset-urn.js';
import { portableLineage } from '../../../support/import/portable-arbitraries.js';

const options: OpenLineageOptions = {
  runs: 'latest',
  indirect: false,
  failed: false,
  env: 'PROD',
  namespaces: [],
};

const at = '2026-01-02T03:04:05.678Z';

interface WrittenDataset {
  readonly namespace: string;
  readonly name: string;
  readonly facets: { readonly headwater_urn: { readonly urn: DatasetUrn } };
}

interface WrittenEvent {
  readonly inputs: readonly WrittenDataset[];
  readonly outputs: readonly [WrittenDataset];
}

test('what is written reads as the same lineage', async () => {
  await fc.assert(
    fc.asyncProperty(
      portableLineage,
      fc.constantFrom('latest' as const, 'all' as const),
      async (lineage, runs) => {
        const { chunks, losses } = writeOpenLineage(lineage, at);
        expect(losses).toEqual([]);
        expect(
          await readOpenLineage({ chunks, shownAs: 'e', options: { ...options, runs } }),
        ).toEqual({ lineage, records: lineage.units.length, leftOut: [] });
      },
    ),
  );
});

test('datasets of different urns have different names', () => {
  fc.assert(
    fc.property(portableLineage, (lineage) => {
      const events = [...writeOpenLineage(lineage, at).chunks].map(
        (line) => JSON.parse(line) as WrittenEvent,
      );
      const datasets = events.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]);
      const names = new Set(datasets.map(({ namespace, name }) => `${namespace} ${name}`));
      const urns = new Set(datasets.map(({ facets }) => facets.headwater_urn.urn));
      expect(names.size).toBe(urns.size);
    }),
  );
});

test('an event has the members that OpenLineage demands', async () => {
  const orders = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)' as DatasetUrn;
  const daily = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.daily,DEV)' as DatasetUrn;
  const pair = (column: string, more: object = {}) => ({
    downstreamColumn: 'total',
    upstream: { dataset: orders, column },
    confidence: 1,
    ...more,
  });
  const { chunks } = writeOpenLineage(
    {
      units: [
        { downstream: orders, edges: [], pairs: [], wildcards: [] },
        {
          downstream: daily,
          edges: [{ upstream: orders, type: 'COPY' }],
          pairs: [pair('amount'), pair('tax', { transform: 'sum', confidence: 0.5 })],
          wildcards: [{ upstream: orders }],
        },
      ],
    },
    at,
  );
  const lines = [...chunks];
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  const events: readonly unknown[] = lines.map((line) => JSON.parse(line));
  await expect(`${JSON.stringify(events, null, 2)}\n`).toMatchFileSnapshot('written.json');
});
