import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord } from '../../src/model/upstream-lineage.js';
import { applied, lost, outcomesOf, refuse, upstreamNames } from '../support/apply-with.js';
import { type FakeCatalog, overwrite } from '../support/fake-catalog.js';
import { columnRecord, fingerprintOf, mapping, marked, withColumns, withRecords } from '../support/lineage-builders.js';
import { absent, desire, edgeFrom, lineageOf, named, present, recordOf, unitOf, unknown, urnOf } from '../support/state-builders.js';

describe('when a write fails, an apply', () => {
  it('finds by reading that a cut mutation was carried out', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', lost),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it('finds by reading that a refused mutation was not, and stops', async () => {
    const { result, catalog } = await applied(
      desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]),
      ['orders', 'a', 'view'],
      { disturb: (fake) => fake.before('updateLineage', refuse) },
    );
    expect(outcomesOf(result)).toEqual(['lineage orders failed', 'lineage view not-attempted']);
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ code: 'HW6003' }, {}] });
    expect(catalog.writes).toHaveLength(1);
  });

  it.each([
    ['a mutation', 'updateLineage', unitOf('orders', 'a'), recordOf('a')],
    ['a proposal', 'propose', unitOf('orders', edgeFrom('a', 'VIEW')), recordOf('a', 'VIEW')],
  ] as const)('does not take for carried out what another writer made while %s was lost', async (_what, call, unit, theirs) => {
    const { result } = await applied(desire([unit]), ['orders', 'a'], {
      disturb: (fake) =>
        fake.before(call, () => {
          overwrite(fake, urnOf('orders'), lineageOf(theirs));
          lost();
        }),
    });
    expect(result).toMatchObject({
      exitCode: 0,
      outcomes: [{ outcome: 'applied', message: expect.stringContaining('another writer was faster') }],
    });
  });

  it('does not guess when the read-back fails too', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => {
        fake.after('updateLineage', () => {
          fake.before('read', lost);
          lost();
        });
      },
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'unknown', code: 'HW6001' }] });
  });

  it('does not guess when the read-back hides the dataset', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => {
        fake.after('updateLineage', () => {
          fake.store.putReading(unknown('orders'));
          lost();
        });
      },
    });
    expect(result.outcomes).toMatchObject([{ outcome: 'unknown' }]);
  });

  it('tells a partial apply from a failed one', async () => {
    const { result } = await applied(desire([unitOf('orders', 'a'), unitOf('view', edgeFrom('a', 'VIEW'))]), ['orders', 'a', 'view'], {
      disturb: (fake) => fake.before('propose', () => lost()),
    });
    // The edge of orders is there, its mark is not.
    expect(outcomesOf(result)).toEqual(['lineage orders failed', 'lineage view failed']);
    expect(result.exitCode).toBe(5);
  });

  it('settles a lost proposal by reading, too', async () => {
    const { result } = await applied(desire([unitOf('view', edgeFrom('a', 'VIEW'))]), ['view', 'a'], {
      disturb: (fake) => fake.after('propose', lost),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
  });

  it.each([
    ['made all the same', 'after', 'applied', 0],
    ['not made', 'before', 'failed', 1],
  ] as const)('finds by reading that a dataset was %s', async (_what, when, outcome, exitCode) => {
    const { result } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')], {
      disturb: (fake) => fake[when]('propose', lost),
    });
    expect(result).toMatchObject({ exitCode, outcomes: [{ unit: 'entity', outcome }] });
  });

  it('leaves the fate of a dataset open when nothing can be read', async () => {
    const { result } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')], {
      disturb: (fake) => {
        fake.before('propose', lost);
        fake.before('read', lost);
      },
    });
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'unknown' }] });
  });

  it('refuses a dataset for want of a privilege without asking further', async () => {
    const { result } = await applied(desire([], [named('sheet', { columns: [] })]), [absent('sheet')], {
      disturb: (fake) => fake.before('propose', refuse),
    });
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW6003' }] });
  });

  it('does not write when it cannot read first', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.before('read', lost),
    });
    expect(result).toMatchObject({ exitCode: 1, outcomes: [{ outcome: 'failed', code: 'HW6001' }] });
    expect(catalog.writes).toEqual([]);
  });

  it('lets a bug through with its stack', async () => {
    const bug = () => {
      throw new TypeError('a bug');
    };
    const disturb = (fake: FakeCatalog) => fake.before('updateLineage', bug);
    await expect(applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], { disturb })).rejects.toThrow(TypeError);
  });
});

describe('the read-back', () => {
  const wanted = desire([unitOf('orders', edgeFrom('a', 'COPY'))]);

  it('does not believe an answer that the store does not bear out', async () => {
    const { result, events } = await applied(wanted, ['orders', 'a'], {
      disturb: (fake) => fake.after('propose', () => fake.store.putReading(present('orders', lineageOf()))),
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW5003' }] });
    expect(events.at(-1)).toMatchObject({ event: 'outcome', outcome: 'unverified' });
  });

  it('makes an edge again that the mutation promised and the store does not hold', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', () => overwrite(fake, urnOf('orders'), lineageOf())),
    });
    expect(result).toMatchObject({ outcomes: [{ outcome: 'applied' }] });
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED shop']);
  });

  it("sees that others' lineage was lost", async () => {
    const { result } = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) =>
        fake.after('propose', () => {
          const { upstreams } = fake.store.lineage(urnOf('orders')) ?? lineageOf();
          fake.store.putReading(present('orders', { upstreams: upstreams.slice(1) }, { version: '2' }));
        }),
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW5004' }] });
  });

  it('is content when another writer changed what is theirs after us, and says so', async () => {
    const { result, notes } = await applied(wanted, ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) => fake.after('propose', () => addAnother(fake, 'y')),
    });
    expect(result).toMatchObject({ exitCode: 0, outcomes: [{ outcome: 'applied' }] });
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('another writer');
  });

  it('tells a mark that another writer wiped from one that the catalog does not keep', async () => {
    const wiped = await applied(wanted, ['a', present('orders')], {
      disturb: (fake) => fake.after('propose', () => overwrite(fake, urnOf('orders'), lineageOf(recordOf('a', 'COPY')))),
    });
    expect(wiped.result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5003' }] });
    const dropped = await applied(wanted, ['a', present('orders')], {
      disturb: (fake) => {
        fake.behaviour.dropsProperties = true;
      },
    });
    expect(dropped.result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
  });

  it.each([
    ['edges', edgeFrom('a')],
    ['pairs', edgeFrom('a', 'COPY')],
  ])('sees that a catalog keeps no marks of %s', async (_what, edge) => {
    const unit = withColumns(unitOf('orders', edge), mapping('total', ['a.amount']));
    const { result } = await applied(desire([unit]), ['a', 'orders'], {
      disturb: (fake) => {
        fake.behaviour.dropsProperties = true;
      },
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
  });

  it('sees that the mark of a pair is gone', async () => {
    const unit = withColumns(unitOf('orders', edgeFrom('a', 'COPY')), mapping('total', ['a.amount']));
    const { result } = await applied(desire([unit]), ['a', present('orders', lineageOf('x'))], {
      disturb: (fake) =>
        fake.after('propose', () => {
          const { upstreams, ...rest } = fake.store.lineage(urnOf('orders')) ?? lineageOf();
          const cut = upstreams.map((record) => (record.dataset === urnOf('a') ? marked({ ...record, properties: {} }) : record));
          fake.store.putReading(present('orders', { ...rest, upstreams: cut }, { version: '2' }));
        }),
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5005' }] });
  });

  it.each<[string, (records: readonly FineGrainedRecord[]) => readonly FineGrainedRecord[]]>([
    ['a record that others shared with us', (records) => records.slice(1)],
    ['an upstream of such a record', ([first, ...more]) => [{ ...first, upstreams: [] } as unknown as FineGrainedRecord, ...more]],
    ['the order of records', (records) => [...records].reverse()],
  ])('sees that %s was lost', async (_what, spoil) => {
    const shop = { edge: true, pairs: [fingerprintOf('orders.total', 'a.amount')] };
    const records = [columnRecord('orders.total', ['a.amount', 'x.amount']), columnRecord('orders.tax', ['x.tax'])];
    const before = withRecords(lineageOf('x', marked('a', { shop })), ...records);
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['a', present('orders', before)], {
      disturb: (fake) =>
        fake.after('propose', () => {
          const now = fake.store.lineage(urnOf('orders')) ?? lineageOf();
          const spoilt = { ...now, fineGrainedLineages: spoil(now.fineGrainedLineages ?? []) };
          fake.store.putReading(present('orders', spoilt, { version: '2' }));
        }),
    });
    expect(catalog.writes[0]?.proposals[0]?.aspects[0]?.value['fineGrainedLineages']).toEqual([
      columnRecord('orders.total', ['x.amount']),
      records[1],
    ]);
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ code: 'HW5004' }] });
  });

  it('says so when it cannot be made', async () => {
    const { result } = await applied(wanted, ['orders', 'a'], {
      disturb: (fake) => fake.after('propose', () => fake.before('read', lost)),
    });
    expect(result).toMatchObject({ exitCode: 6, outcomes: [{ outcome: 'unverified', code: 'HW6001' }] });
  });

  it('is not what fails when nothing can be read between the edges and their marks', async () => {
    const { result, catalog } = await applied(desire([unitOf('orders', 'a')]), ['orders', 'a'], {
      disturb: (fake) => fake.after('updateLineage', () => fake.before('read', lost)),
    });
    // The edge is there: that is no "nothing was written".
    expect(result).toMatchObject({ exitCode: 5, outcomes: [{ outcome: 'failed', code: 'HW6001' }] });
    expect(upstreamNames(catalog, 'orders')).toEqual(['a TRANSFORMED']);
  });
});

function addAnother(fake: FakeCatalog, name: string): void {
  const before = fake.store.lineage(urnOf('orders')) ?? lineageOf();
  overwrite(fake, urnOf('orders'), { ...before, upstreams: [...before.upstreams, recordOf(name)] });
}
