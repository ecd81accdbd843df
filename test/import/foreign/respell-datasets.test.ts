import fc from 'fast-check';
import { expect, test } from 'vitest';
import { respellDatasets } from '../../../src/import/foreign/respell-datasets.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import { portableLineage } from '../../support/import/portable-arbitraries.js';
import { urnOf } from '../../support/model/state-builders.js';

const [orders, ORDERS, raw, RAW] = [urnOf('orders'), urnOf('ORDERS'), urnOf('raw'), urnOf('RAW')];

const spellings = new Map([
  [ORDERS, orders],
  [RAW, raw],
]);

test('several spellings of a dataset become one, and contradictions are left out', () => {
  const pair = { downstreamColumn: 'a', upstream: { dataset: raw, column: 'x' }, confidence: 1 };
  const lineage: PortableLineage = {
    units: [
      {
        downstream: ORDERS,
        edges: [
          { upstream: RAW, type: 'COPY' },
          { upstream: raw, type: 'VIEW' },
        ],
        pairs: [pair, { ...pair, upstream: { dataset: RAW, column: 'x' }, transform: 'SUM' }],
        wildcards: [{ upstream: RAW }],
      },
      { downstream: RAW, edges: [], pairs: [], wildcards: [] },
      { downstream: orders, edges: [], pairs: [], wildcards: [] },
    ],
  };
  expect(respellDatasets(lineage, spellings)).toEqual({
    lineage: {
      units: [
        {
          downstream: orders,
          edges: [{ upstream: raw, type: 'COPY' }],
          pairs: [pair],
          wildcards: [{ upstream: raw }],
        },
        { downstream: raw, edges: [], pairs: [], wildcards: [] },
      ],
    },
    leftOut: [
      { code: 'import-contradiction', record: `${ORDERS} <- ${raw}` },
      { code: 'import-contradiction', record: `${ORDERS} a <- ${RAW} x` },
      { code: 'import-contradiction', record: orders },
    ],
  });
});

test('lineage without another spelling stays as it is', () => {
  fc.assert(
    fc.property(portableLineage, (lineage) => {
      expect(respellDatasets(lineage, new Map())).toEqual({ lineage, leftOut: [] });
    }),
    { numRuns: 100 },
  );
});
