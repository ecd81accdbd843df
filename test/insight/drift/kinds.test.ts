import { expect, it } from 'vitest';
import type { LineageReading, ObservedState } from '../../../src/model/observed-state.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { driftOf, version } from '../../support/insight/drift-of.js';
import { after, chart, company, job, sales } from '../../support/report/company.js';

/** A connector overwrote these entities, as a second version. */
function overwritten(...urns: readonly EntityUrn[]): ObservedState {
  const datasets = new Map(after.datasets);
  for (const urn of urns)
    datasets.set(urn, {
      kind: 'present',
      urn,
      removed: false,
      lineage: version(2, { upstreams: [] }, 'looker'),
    });
  return { ...after, datasets };
}

/** The first version of an entity, in which all of it was ours. The columns of a chart are unknown. */
function applied(urn: EntityUrn): readonly LineageReading[] {
  const reading = after.datasets.get(urn);
  const value = reading?.kind === 'present' ? reading.lineage.value : undefined;
  if (!value) throw new Error(`nothing is stored of ${urn}`);
  const { fineGrainedLineages, ...edges } = value;
  return [version(1, urn === chart ? edges : value, 'headwater')];
}

function shown(...urns: readonly EntityUrn[]): readonly string[] {
  const earlier = Object.fromEntries(urns.map((urn) => [urn, applied(urn)]));
  const { datasets } = driftOf(company, overwritten(...urns), earlier);
  return datasets
    .flatMap(({ differences }) => differences)
    .map(({ kind, address, evidence, since }) => `${kind} ${address}: ${evidence}, ${since?.by}`);
}

const since = 'version, urn:li:corpuser:looker';

it('outputs of a job that a connector overwrote are missing', () => {
  expect(shown(job)).toEqual([
    `missing orders_daily <- load_orders: ${since}`,
    `missing load_orders <- raw_orders: ${since}`,
    `missing load_orders: orders_daily.total <- raw_orders.amount: ${since}`,
  ]);
});

it('fields of a chart that a connector overwrote are missing, since its mark named them', () => {
  expect(shown(chart, sales)).toEqual([
    `missing revenue <- orders_daily: ${since}`,
    `missing revenue.revenue <- orders_daily.total: ${since}`,
    `missing sales <- revenue: ${since}`,
  ]);
});
