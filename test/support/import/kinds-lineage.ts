import { outputEnd } from '../../../src/model/edge-end.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';

const table = (name: string): DatasetUrn =>
  `urn:li:dataset:(urn:li:dataPlatform:hive,shop.${name},PROD)` as DatasetUrn;
const job = (id: string): EntityUrn =>
  `urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),${id})` as EntityUrn;

export const raw: DatasetUrn = table('raw');
export const daily: DatasetUrn = table('daily');
const extract: EntityUrn = job('extract');
export const load: EntityUrn = job('load');
export const revenue: EntityUrn = 'urn:li:chart:(looker,elements.42)' as EntityUrn;
export const sales: EntityUrn = 'urn:li:dashboard:(looker,dashboards.7)' as EntityUrn;
export const deck: EntityUrn = 'urn:li:dashboard:(sheets,q3)' as EntityUrn;

const type = 'TRANSFORMED';

/** Lineage with every kind of edge and of column pair. Sorted. */
export const kindsLineage: PortableLineage = {
  units: [
    {
      downstream: revenue,
      edges: [{ upstream: daily, type }],
      pairs: [
        { downstreamColumn: 'euros', upstream: { dataset: daily, column: 'total' }, confidence: 1 },
      ],
      wildcards: [],
    },
    {
      downstream: sales,
      edges: [
        { upstream: revenue, type },
        { upstream: daily, type, note: 'the total below the chart' },
      ],
      pairs: [],
      wildcards: [],
    },
    { downstream: deck, edges: [{ upstream: sales, type }], pairs: [], wildcards: [] },
    { downstream: extract, edges: [], pairs: [], wildcards: [] },
    {
      downstream: load,
      edges: [
        { upstream: outputEnd(daily), type },
        { upstream: extract, type, note: 'waits for the export' },
        { upstream: raw, type },
      ],
      pairs: [
        {
          of: daily,
          downstreamColumn: 'total',
          upstream: { dataset: raw, column: 'amount' },
          transform: 'sum(amount)',
          confidence: 0.5,
        },
      ],
      wildcards: [],
    },
  ],
};
