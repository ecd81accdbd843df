import { expect, it } from 'vitest';
import type { FineGrainedRecord, UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { applied, loseAnswer } from '../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
import { expectRuns } from '../support/apply/run-story.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../support/model/lineage-builders.js';
import {
  desire,
  edgeFrom,
  lineageOf,
  present,
  recordOf,
  unitOf,
  urnOf,
  us,
} from '../support/model/state-builders.js';

const orders = urnOf('orders');
const wanted = desire([unitOf('orders', edgeFrom('a', 'COPY'))]);
const one = desire([unitOf('orders', 'a')]);
const beside = ['a', present('orders', lineageOf('x'))];
const lineageNow = (fake: FakeCatalog) => fake.store.lineage(orders) ?? lineageOf();

/** Replaces what the catalog holds right after the proposal, as no writer would. */
const spoilt =
  (change: (now: UpstreamLineage) => UpstreamLineage, version = '2') =>
  (fake: FakeCatalog) =>
    fake.after('propose', () =>
      fake.store.putReading(present('orders', change(lineageNow(fake)), { version })),
    );
const withoutFirst = ({ upstreams }: UpstreamLineage) => ({ upstreams: upstreams.slice(1) });
const dropsProperties = (fake: FakeCatalog) => {
  fake.behavior.dropsProperties = true;
};
/** Another writer adds an edge right after the proposal. */
const added = (writtenBy?: string) => (fake: FakeCatalog) =>
  fake.after('propose', () => {
    const before = lineageNow(fake);
    const upstreams = [...before.upstreams, recordOf('y')];
    overwrite(fake, orders, { ...before, upstreams }, writtenBy);
  });
const jumping = (more: (fake: FakeCatalog) => void) => (fake: FakeCatalog) => {
  fake.store.jumpTo(4);
  more(fake);
};
const withoutVersions = (writtenBy: string) => (fake: FakeCatalog) => {
  fake.behavior.keepsNoVersions = true;
  added(writtenBy)(fake);
};

it('the read-back finds what the catalog lost', async () => {
  const whole = present('orders', lineageOf('x', marked('a')));
  const mapped = (type: 'COPY' | 'TRANSFORMED') =>
    desire([withColumns(unitOf('orders', edgeFrom('a', type)), mapping('total', ['a.amount']))]);
  const unmarked = (now: UpstreamLineage) => ({
    ...now,
    upstreams: now.upstreams.map((record) =>
      record.dataset === urnOf('a') ? marked({ ...record, properties: {} }) : record,
    ),
  });
  await expectRuns(import.meta, 'read-back', {
    'the store does not contain a write': applied(wanted, ['orders', 'a'], {
      disturb: (fake) =>
        fake.after('propose', () => fake.store.putReading(present('orders', lineageOf()))),
    }),
    'the store does not contain an edge that the mutation confirmed: it is repeated': applied(
      one,
      ['orders', 'a'],
      {
        disturb: (fake) => fake.after('updateLineage', () => overwrite(fake, orders, lineageOf())),
      },
    ),
    'lineage of other writers is lost': applied(wanted, beside, { disturb: spoilt(withoutFirst) }),
    'the reading before a unit without a write was incomplete': applied(
      desire([unitOf('orders')]),
      ['a', 'x', whole],
      {
        disturb: (fake) => {
          const short = present('orders', lineageOf('x'));
          for (const reading of [short, whole])
            fake.before('read', () => fake.store.putReading(reading));
        },
      },
    ),
    'another writer removed a mark': applied(wanted, ['a', 'orders'], {
      disturb: (fake) =>
        fake.after('propose', () => overwrite(fake, orders, lineageOf(recordOf('a', 'COPY')))),
    }),
    'the catalog stores no mark': applied(wanted, ['a', 'orders'], { disturb: dropsProperties }),
    'the catalog stores no mark of a pair on a plain edge': applied(
      mapped('TRANSFORMED'),
      ['a', 'orders'],
      { disturb: dropsProperties },
    ),
    'the catalog stores no mark of a pair': applied(mapped('COPY'), ['a', 'orders'], {
      disturb: dropsProperties,
    }),
    'the mark of a pair is lost': applied(mapped('COPY'), beside, { disturb: spoilt(unmarked) }),
    'it fails': applied(wanted, ['orders', 'a'], {
      disturb: (fake) => fake.after('propose', () => fake.before('read', loseAnswer)),
    }),
    // The edge exists, so the outcome is not "nothing was written".
    'nothing can be read between an edge and its mark': applied(one, ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', () => fake.before('read', loseAnswer)),
    }),
  });
});

it('the read-back accepts later changes of other writers, and no version that jumps', async () => {
  await expectRuns(import.meta, 'read-back-of-others', {
    'another writer added to its own lineage': applied(wanted, beside, { disturb: added() }),
    'a version jumped, and no mark is stored': applied(wanted, beside, {
      disturb: jumping(dropsProperties),
    }),
    'a version jumped, and lineage of others is lost': applied(wanted, beside, {
      disturb: spoilt(withoutFirst, '4'),
    }),
    'a version jumped, and another writer added': applied(wanted, beside, {
      disturb: jumping(added()),
    }),
    'no versions are stored, and another user wrote later': applied(wanted, beside, {
      disturb: withoutVersions('urn:li:corpuser:jo'),
    }),
    'no versions are stored, and our user wrote later, as a version that jumps would be': applied(
      wanted,
      beside,
      { disturb: withoutVersions(us) },
    ),
  });
});

it.each<[string, (records: readonly FineGrainedRecord[]) => readonly FineGrainedRecord[]]>([
  ['a record shared with other writers', (records) => records.slice(1)],
  [
    'an upstream of a shared record',
    ([first, ...more]) => [{ ...first, upstreams: [] } as unknown as FineGrainedRecord, ...more],
  ],
  ['the order of records', (records) => [...records].reverse()],
])('the read-back detects the loss of %s', async (_what, spoil) => {
  const shop = { edge: true, pairs: [fingerprintOf('orders.total', 'a.amount')] };
  const records = [
    columnRecord('orders.total', ['a.amount', 'x.amount']),
    columnRecord('orders.tax', ['x.tax']),
  ];
  const before = withRecords(lineageOf('x', marked('a', { shop })), ...records);
  const { result, catalog } = await applied(one, ['a', present('orders', before)], {
    disturb: spoilt((now) => ({
      ...now,
      fineGrainedLineages: spoil(now.fineGrainedLineages ?? []),
    })),
  });
  expect(catalog.writes[0]?.proposals[0]?.aspects[0]?.value['fineGrainedLineages']).toEqual([
    columnRecord('orders.total', ['x.amount']),
    records[1],
  ]);
  expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5004' }] });
});
