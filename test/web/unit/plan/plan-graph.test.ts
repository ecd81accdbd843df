import { describe, expect, it } from 'vitest';
import type { ChangedLink } from '../../../../src/web/lineage/changes/graph-changes.js';
import { withChanges } from '../../../../src/web/lineage/changes/graph-changes.js';
import { keyOf } from '../../../../src/web/lineage/model/key-of.js';
import { DEFAULT_VIEW } from '../../../../src/web/lineage/model/lineage-address.js';
import {
  graphRows,
  partAround,
  pathThrough,
  rowOf,
  selectionOf,
} from '../../../../src/web/plan/graph-rows.js';
import { planSearch, readPlanView, readStep } from '../../../../src/web/plan/plan-address.js';
import { stepFrom } from '../../../../src/web/plan/step-bar.js';
import { viewRow, viewSection } from '../../../../src/web/plan/view-model.js';
import { hive } from '../../../support/web/lineage-pages.js';
import { sampleGraph } from '../../../support/web/sample-graph.js';

const chain = (size: number): readonly ChangedLink[] =>
  Array.from({ length: size }, (_, at) => ({
    upstream: hive(`t${at}`),
    downstream: hive(`t${at + 1}`),
    columns: at % 2 === 0 ? null : { upstream: 'a', downstream: 'b' },
    state: 'removed',
    note: '',
  }));

function lineageOf(links: readonly ChangedLink[]) {
  const entities = [...new Set(links.flatMap((one) => [one.upstream, one.downstream]))].sort();
  return { entities, changes: { links, affected: new Set<string>() }, leftOut: [] };
}

const rowOfLink = ({ upstream, downstream, columns }: ChangedLink) =>
  viewRow('cut', 'removed', {
    ends: [
      { urn: upstream, column: columns?.upstream ?? null },
      { urn: downstream, column: columns?.downstream ?? null },
    ],
  });

describe('the drawn part of a document', () => {
  it('is all of a small one, and starts at the downstream of the row', () => {
    const { roots, changes } = partAround(
      lineageOf(chain(9)),
      rowOfLink(chain(9)[4] as ChangedLink).ends,
    );
    expect([roots.size, changes.links.length]).toEqual([10, 9]);
    expect([...roots].slice(0, 2)).toEqual([
      [hive('t5'), 0],
      [hive('t4'), -1],
    ]);
  });

  it('is the nearest entities of a large one', () => {
    const links = chain(1_000);
    const { roots, changes } = partAround(lineageOf(links), [{ urn: hive('t500'), column: null }]);
    expect([roots.size, changes.links.length]).toEqual([150, 149]);
    expect(roots.has(hive('t505'))).toBe(true);
  });

  it('has roots even without a row, and none without entities', () => {
    expect(partAround(lineageOf(chain(3)), []).roots.size).toBe(4);
    expect(partAround(lineageOf([]), []).roots.size).toBe(0);
  });
});

describe('the rows of a document and its graph', () => {
  const links = chain(3);
  const changes = links.map(rowOfLink);
  const bare = viewRow('plain', 'refused', {});
  const rows = graphRows({
    sections: [
      ...viewSection('refused', 'Refused', [bare]),
      ...viewSection('removals', 'Removals', changes, { isStepped: true }),
    ],
  });
  const graph = withChanges(sampleGraph([], []), { links, affected: new Set() }, true);

  it('are stepped through in the order of the page', () => {
    expect([rows.all.length, rows.steps.length]).toEqual([3, 3]);
    expect(stepFrom(rows.steps, null, 1)).toBe(changes[0]);
    expect(stepFrom(rows.steps, changes[0] ?? null, 1)).toBe(changes[1]);
    expect(stepFrom(rows.steps, changes[2] ?? null, 1)).toBeUndefined();
    expect(stepFrom(rows.steps, changes[0] ?? null, -1)).toBeUndefined();
  });

  it('find each other by edges and by pairs', () => {
    for (const row of changes) {
      const selected = selectionOf(graph, row.ends);
      expect(selected && rowOf(rows.all, graph, selected)).toBe(row);
    }
    const [, pairRow] = changes;
    const id = `${keyOf(hive('t1'))}-${keyOf(hive('t2'))}`;
    expect(rowOf(rows.all, graph, { kind: 'edge', id, pair: null })).toBe(pairRow);
    expect(rowOf(rows.all, graph, { kind: 'box', key: keyOf(hive('t1')) })).toBeUndefined();
    expect(selectionOf(graph, [{ urn: hive('t1'), column: null }])).toMatchObject({ kind: 'box' });
    expect(selectionOf(graph, [])).toBeNull();
  });

  it('light the path of a violation', () => {
    const ends = ['t0', 't1', 't2'].map((name) => ({ urn: hive(name), column: null }));
    const path = pathThrough(graph, ends);
    expect([path?.boxes.size, path?.edges.size, path?.down]).toEqual([3, 2, 2]);
    expect(pathThrough(graph, ends.slice(0, 1))?.boxes.size).toBe(4);
    expect(pathThrough(graph, [])).toBeNull();
  });
});

describe('the address of the plan page', () => {
  it('keeps the row, the filter and the view of the graph apart', () => {
    const view = { ...DEFAULT_VIEW, mode: 'list', pin: { key: 'deadbeef', column: null } } as const;
    const search = planSearch('?document=1&row=3&column=a.b&col=old', view, true);
    expect(search).toBe('?document=1&row=3&column=a.b&view=list&at=deadbeef&columns=0');
    expect(readPlanView(search, true)).toEqual(view);
    expect(readStep(search)).toBe(3);
  });

  it.each(['', '?row=0', '?row=x', '?row=-1'])('has no row in "%s"', (search) => {
    expect(readStep(search)).toBeUndefined();
    expect(readPlanView(search, true).columns).toBe(true);
    expect(readPlanView(search, false).columns).toBe(false);
  });
});
