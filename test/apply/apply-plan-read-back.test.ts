import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord } from '../../src/model/upstream-lineage.js';
import { applied, loseAnswer, upstreamNames } from '../support/apply/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/apply/fake-catalog.js';
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

describe('the read-back', () => {
  const wanted = desire([unitOf('orders', edgeFrom('a', 'COPY'))]);

  it('reports a write that the store does not contain', async () => {
    const { result, events } = await applied(wanted, ['orders', 'a'], {
      disturb: (fake) =>
        fake.after('propose', () => fake.store.putReading(present('orders', lineageOf()))),
    });
    expect(result).toMatchObject({
      exitCode: 6,
      outcomes: [{ outcome: 'unverified', code: 'HW5003' }],
    });
    expect(events.at(-1)).toMatchObject({ event: 'outcome', outcome: 'unverified' });
  });

  it('repeats an edge that the mutation confirmed and the store does not contain', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) =>
        fake.after('updateLineage', () => overwrite(fake, urnOf('orders'), lineageOf())),
    });
    expect(result).toMatchObject({ outcomes: [{ outcome: 'applied' }] });
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED shop']);
  });

  it('detects lost lineage of other writers', async () => {
    const { result } = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) =>
        fake.after('propose', () => {
          const { upstreams } = fake.store.lineage(urnOf('orders')) ?? lineageOf();
          fake.store.putReading(
            present('orders', { upstreams: upstreams.slice(1) }, { version: '2' }),
          );
        }),
    });
    expect(result).toMatchObject({
      exitCode: 6,
      outcomes: [{ outcome: 'unverified', code: 'HW5004' }],
    });
  });

  it('covers a unit without a write, since the reading before it may have been incomplete', async () => {
    const whole = present('orders', lineageOf('x', marked('a')));
    const shorten = (fake: FakeCatalog) => fake.store.putReading(present('orders', lineageOf('x')));
    const { result, catalog } = await applied(desire([unitOf('orders')]), ['a', 'x', whole], {
      disturb: (fake) => {
        fake.before('read', () => shorten(fake));
        fake.before('read', () => fake.store.putReading(whole));
      },
    });
    expect(catalog.writes).toEqual([]);
    expect(result).toMatchObject({
      exitCode: 6,
      outcomes: [{ outcome: 'unverified', code: 'HW5003' }],
    });
  });

  it('accepts later changes of another writer to their own lineage, with a note', async () => {
    const { result, notes } = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) => fake.after('propose', () => addAnother(fake, 'y')),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('another writer');
  });

  it('distinguishes a mark that another writer removed from one that the catalog does not store', async () => {
    const wiped = await applied(wanted, ['a', present('orders')], {
      disturb: (fake) =>
        fake.after('propose', () =>
          overwrite(fake, urnOf('orders'), lineageOf(recordOf('a', 'COPY'))),
        ),
    });
    expect(wiped.result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5003' }] });
    const dropped = await applied(wanted, ['a', present('orders')], {
      disturb: (fake) => {
        fake.behaviour.dropsProperties = true;
      },
    });
    expect(dropped.result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
  });

  it('does not take a version that jumps for another writer', async () => {
    const dropped = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) => {
        fake.store.jumpTo(4);
        fake.behaviour.dropsProperties = true;
      },
    });
    expect(dropped.result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
    const spoilt = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) =>
        fake.after('propose', () => {
          const { upstreams } = fake.store.lineage(urnOf('orders')) ?? lineageOf();
          const ours = { upstreams: upstreams.slice(1) };
          fake.store.putReading(present('orders', ours, { version: '4' }));
        }),
    });
    expect(spoilt.result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5004' }] });
    expect(spoilt.notes).toEqual([]);
  });

  it('recognizes another writer after a version that jumped', async () => {
    const { result, notes } = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) => {
        fake.store.jumpTo(4);
        fake.after('propose', () => addAnother(fake, 'y'));
      },
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(notes[0]).toContain('another writer');
  });

  it.each([
    ['another user', 'urn:li:corpuser:jo', 0],
    ['our user, as a version that jumps would be,', us, 6],
  ])(
    'without stored versions, a later version of %s decides',
    async (_who, writtenBy, exitCode) => {
      const { result } = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
        disturb: (fake) => {
          fake.behaviour.keepsNoVersions = true;
          fake.after('propose', () => addAnother(fake, 'y', writtenBy));
        },
      });
      expect(result).toMatchObject({ exitCode });
    },
  );

  it.each([
    ['edges', edgeFrom('a')],
    ['pairs', edgeFrom('a', 'COPY')],
  ])('detects a catalog that stores no marks of %s', async (_what, edge) => {
    const unit = withColumns(unitOf('orders', edge), mapping('total', ['a.amount']));
    const { result } = await applied(desire([unit]), ['a', 'orders'], {
      disturb: (fake) => {
        fake.behaviour.dropsProperties = true;
      },
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
  });

  it('detects a lost mark of a pair', async () => {
    const unit = withColumns(
      unitOf('orders', edgeFrom('a', 'COPY')),
      mapping('total', ['a.amount']),
    );
    const { result } = await applied(desire([unit]), ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) =>
        fake.after('propose', () => {
          const { upstreams, ...rest } = fake.store.lineage(urnOf('orders')) ?? lineageOf();
          const cut = upstreams.map((record) =>
            record.dataset === urnOf('a') ? marked({ ...record, properties: {} }) : record,
          );
          fake.store.putReading(present('orders', { ...rest, upstreams: cut }, { version: '2' }));
        }),
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
  });

  it.each<[string, (records: readonly FineGrainedRecord[]) => readonly FineGrainedRecord[]]>([
    ['a record shared with other writers', (records) => records.slice(1)],
    [
      'an upstream of a shared record',
      ([first, ...more]) => [{ ...first, upstreams: [] } as unknown as FineGrainedRecord, ...more],
    ],
    ['the order of records', (records) => [...records].reverse()],
  ])('detects the loss of %s', async (_what, spoil) => {
    const shop = { edge: true, pairs: [fingerprintOf('orders.total', 'a.amount')] };
    const records = [
      columnRecord('orders.total', ['a.amount', 'x.amount']),
      columnRecord('orders.tax', ['x.tax']),
    ];
    const before = withRecords(lineageOf('x', marked('a', { shop })), ...records);
    const { result, catalog } = await applied(
      desire([unitOf('orders', 'a')]),
      ['a', present('orders', before)],
      {
        disturb: (fake) =>
          fake.after('propose', () => {
            const now = fake.store.lineage(urnOf('orders')) ?? lineageOf();
            const spoilt = { ...now, fineGrainedLineages: spoil(now.fineGrainedLineages ?? []) };
            fake.store.putReading(present('orders', spoilt, { version: '2' }));
          }),
      },
    );
    expect(catalog.writes[0]?.proposals[0]?.aspects[0]?.value['fineGrainedLineages']).toEqual([
      columnRecord('orders.total', ['x.amount']),
      records[1],
    ]);
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5004' }] });
  });

  it('leaves the unit unverified when it fails', async () => {
    const { result } = await applied(wanted, ['orders', 'a'], {
      disturb: (fake) => fake.after('propose', () => fake.before('read', loseAnswer)),
    });
    expect(result).toMatchObject({
      exitCode: 6,
      outcomes: [{ outcome: 'unverified', code: 'HW6001' }],
    });
  });

  it('reports the unit as partial when nothing can be read between the edge and its mark', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', () => fake.before('read', loseAnswer)),
    });
    // The edge exists, so the outcome is not "nothing was written".
    expect(result).toMatchObject({
      exitCode: 5,
      outcomes: [{ outcome: 'partial', code: 'HW6001' }],
    });
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED']);
  });
});

function addAnother(fake: FakeCatalog, name: string, writtenBy?: string): void {
  const before = fake.store.lineage(urnOf('orders')) ?? lineageOf();
  const upstreams = [...before.upstreams, recordOf(name)];
  overwrite(fake, urnOf('orders'), { ...before, upstreams }, writtenBy);
}
