import { describe, expect, it } from 'vitest';
import { observe } from '../../../src/tasks/plan/observe.js';
import { fakeCatalog } from '../../support/apply/fake-catalog.js';
import { mapping, wildcard, withColumns } from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  named,
  present,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import { ours, undoing, undoneDataset, undoneEdge } from '../../support/plan/undo-builders.js';

describe('observe', () => {
  it('reads the datasets that the manifests name and those with lineage, each once', async () => {
    const catalog = fakeCatalog([
      present('orders', lineageOf('raw')),
      present('elsewhere', lineageOf('x')),
      present('raw'),
      present('alone'),
    ]);
    const { observed } = await observe(desire([unitOf('orders', 'raw')]), catalog, {
      discover: true,
    });
    expect([...observed.datasets.keys()].sort()).toEqual(
      ['elsewhere', 'orders', 'raw'].map((name) => urnOf(name)),
    );
    expect(observed).toMatchObject({ actor: us, discovered: true });
  });

  it('reads only datasets that the manifests name when discovery is off', async () => {
    const catalog = fakeCatalog([present('elsewhere', lineageOf('x'))]);
    const { observed } = await observe(desire([unitOf('orders')]), catalog, { discover: false });
    expect([...observed.datasets.values()]).toEqual([absent('orders')]);
    expect(observed.discovered).toBe(false);
  });

  it('reads the schemas of existing datasets that mappings name', async () => {
    const catalog = fakeCatalog([
      present('orders'),
      present('raw'),
      present('fx'),
      present('plain'),
      unknown('hidden'),
    ]);
    catalog.store.putSchema(urnOf('raw'), ['id', 'amount']);
    const mapped = withColumns(
      unitOf('orders', 'raw', 'fx', 'plain', 'gone', 'hidden'),
      mapping('total', ['raw.amount', 'gone.x', 'hidden.y']),
      wildcard('fx'),
    );
    const { observed } = await observe(desire([mapped]), catalog, { discover: true });
    expect(Object.fromEntries(observed.schemas)).toEqual({
      [urnOf('orders')]: null,
      [urnOf('raw')]: ['id', 'amount'],
      [urnOf('fx')]: null,
    });
  });

  it('reads the content of existing datasets that the stack creates', async () => {
    const catalog = fakeCatalog([present('sheet'), present('plain')]);
    const { observed, known } = await observe(
      desire(
        [],
        [named('sheet', { columns: [] }), named('other', { columns: [] }), named('plain')],
      ),
      catalog,
      { discover: true },
    );
    expect([...observed.contents.keys()]).toEqual([urnOf('sheet')]);
    expect(known).toEqual([urnOf('plain'), urnOf('sheet')]);
  });

  it('searches near misses of missing datasets that the stack does not create', async () => {
    const near = present('raws');
    const { known } = await observe(
      desire([unitOf('orders', 'raw')]),
      fakeCatalog([present('orders'), near]),
      { discover: true },
    );
    expect(known).toContain(near.urn);
  });

  it('reads the datasets that an undo changes or restores, also those that no manifest names', async () => {
    const catalog = fakeCatalog([
      present('orders', lineageOf('raw')),
      present('returns'),
      present('sheet'),
      present('elsewhere', lineageOf('x')),
    ]);
    const intent = undoing({
      edges: [
        undoneEdge('returns', ours, null),
        undoneEdge('gone', ours, null),
        undoneEdge('goes', null, ours),
      ],
      datasets: [
        undoneDataset('sheet', null, { columns: [] }),
        undoneDataset('lost', null, { columns: [] }),
      ],
    });
    const undo = intent.kind === 'rollback' ? intent.undo : undefined;
    const { observed } = await observe(desire([unitOf('mart')]), catalog, {
      discover: false,
      undo,
    });
    expect([...observed.datasets.keys()].sort()).toEqual(
      ['gone', 'lost', 'mart', 'orders', 'returns', 'sheet'].map((name) => urnOf(name)),
    );
    expect([...observed.contents.keys()]).toEqual([urnOf('sheet')]);
  });
});
