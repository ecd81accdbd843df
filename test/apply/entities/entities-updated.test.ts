import { expect, it } from 'vitest';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import { type ApplyOptions, applied, loseAnswer } from '../../support/apply/apply-with.js';
import type { FakeCatalog } from '../../support/apply/fake-catalog.js';
import { FakeStore } from '../../support/apply/fake-store.js';
import { expectRuns } from '../../support/apply/run-story.js';
import { content, month, sheet } from '../../support/apply/sheet-content.js';
import { absent, desire, named } from '../../support/model/state-builders.js';

/** A catalog in which the stack created the dataset, and other writers added to it since. */
function storeWithSheet({ maker = 'shop', schema = true } = {}): FakeStore {
  const store = new FakeStore();
  store.put(sheet, 'datasetProperties', {
    description: 'old',
    customProperties: { headwater: maker, team: 'sales' },
    name: 'Sheet',
  });
  const fields = [
    { fieldPath: 'gone', nativeDataType: 'x' },
    { fieldPath: 'month', nativeDataType: 'x', description: 'theirs', globalTags: { tags: [] } },
  ];
  if (schema) store.put(sheet, 'schemaMetadata', { schemaName: 'sheet', fields, extra: 1 });
  return store;
}

/** The update of the dataset. `disturb` runs between the plan and the apply. */
const updated = (more: ApplyOptions = {}, declared: DatasetContent = content) =>
  applied(desire([], [named('sheet', declared)]), [], { store: storeWithSheet(), ...more });
const theirs = (fake: FakeCatalog) => () =>
  fake.store.put(sheet, 'datasetProperties', { description: 'theirs' });

it('a dataset that the stack created before is updated, and keeps what others added', async () => {
  const { catalog } = await updated();
  expect((await updated({ store: catalog.store })).plan.changes).toEqual([]);
  await expectRuns(import.meta, 'updated', {
    'others added to it': updated(),
    'it has no schema': updated({ store: storeWithSheet({ schema: false }) }),
    'only the description is declared': updated({}, { description: 'new', columns: [] }),
    'only columns are declared': updated({}, { columns: [month] }),
    'another stack created it': updated({ store: storeWithSheet({ maker: 'finance' }) }),
  });
});

it('a dataset that changes while it is updated is left, and read back', async () => {
  const stop = new AbortController();
  const interrupted = (fake: FakeCatalog) =>
    fake.before('contents', () => {
      stop.abort();
      throw new HeadwaterError('interrupted', 'cut off');
    });
  const finance = { customProperties: { headwater: 'finance' } };
  await expectRuns(import.meta, 'disturbed-updates', {
    'the answer is lost after the write': updated({
      disturb: (fake) => fake.after('propose', loseAnswer),
    }),
    'the answer is lost before the write': updated({
      disturb: (fake) => fake.before('propose', loseAnswer),
    }),
    'the answer is lost, and another writer writes right after': updated({
      disturb: (fake) =>
        fake.after('propose', () => {
          theirs(fake)();
          loseAnswer();
        }),
    }),
    'the read before the write fails': updated({
      disturb: (fake) => fake.before('contents', loseAnswer),
    }),
    'it was deleted meanwhile': updated({
      disturb: (fake) => fake.before('contents', () => fake.store.putReading(absent('sheet'))),
    }),
    'its read is interrupted': updated({ signal: stop.signal, disturb: interrupted }),
    'it is skipped, and another dataset of its batch is not': applied(
      desire([], [named('sheet', content), named('other', { columns: [] })]),
      [absent('other')],
      {
        store: storeWithSheet(),
        disturb: (fake) =>
          fake.before('contents', () => fake.store.put(sheet, 'datasetProperties', finance)),
      },
    ),
    'another writer changed its mark meanwhile': updated({
      disturb: (fake) => fake.before('propose', theirs(fake)),
    }),
  });
});
