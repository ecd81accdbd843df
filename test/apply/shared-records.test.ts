import { expect, it } from 'vitest';
import { applyTo, observedIn } from '../support/apply/apply-with.js';
import { fakeCatalog } from '../support/apply/fake-catalog.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../support/model/lineage-builders.js';
import { desire, lineageOf, present, unitOf, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

it('a record that we share with another stack gets none of our pairs, since that stack owns it too', async () => {
  const summed = { transformOperation: 'SUM' };
  const theirs = columnRecord('orders.total', ['raw.amount'], summed);
  const mark = {
    finance: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount', 'SUM')] },
  };
  const catalog = fakeCatalog([
    present('orders', withRecords(lineageOf(marked('raw', mark)), theirs)),
    present('raw'),
    present('fx'),
  ]);
  const desired = desire([
    withColumns(
      unitOf('orders', 'raw', 'fx'),
      mapping('total', ['raw.amount', 'fx.rate'], { transform: 'SUM' }),
    ),
  ]);
  const observed = await observedIn(catalog, desired);
  const { result } = await applyTo(catalog, {
    desired,
    observed,
    plan: planOf(desired, observed),
    more: {},
  });
  expect(result).toMatchObject({ exitCode: 0 });
  expect(catalog.store.lineage(urnOf('orders'))?.fineGrainedLineages).toEqual([
    theirs,
    expect.objectContaining(columnRecord('orders.total', ['fx.rate'], summed)),
  ]);
});
