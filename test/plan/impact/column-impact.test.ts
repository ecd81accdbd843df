import { describe, expect, it } from 'vitest';
import { MAX_LISTED_COLUMNS } from '../../../src/plan/document/impact.js';
import { columnImpact } from '../../../src/plan/impact/column-impact.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import { graphOf, type PairOfNames } from '../../support/plan/impact-graphs.js';

const SIZE = MAX_LISTED_COLUMNS + 20;

/** `mart.c0`, `mart.c1` and so on, each derived from the column of the same name of `raw`. */
const pairs = Array.from({ length: SIZE }, (_, i): PairOfNames => [`mart.c${i}`, `raw.c${i}`]);

const chain: readonly PairOfNames[] = [['raw.c0', 'source.c0'], ...pairs];

function impactOf(before: readonly PairOfNames[], after: readonly PairOfNames[]) {
  const graph = graphOf({ before, after });
  return (listsDirect: boolean) =>
    columnImpact(graph, { toAddress: (urn) => urn, touched: [], listsDirect });
}

describe('the impact of more changes than are listed', () => {
  it.each([
    ['new columns', [], chain, { additive: SIZE + 1, narrowing: 0 }],
    ['columns that lose what they had', chain, [], { additive: 0, narrowing: SIZE + 1 }],
  ])('counts %s', (_what, before, after, counts) => {
    const impact = impactOf(before, after);
    const { columns, counts: counted, limits } = impact(false);
    expect(columns).toHaveLength(MAX_LISTED_COLUMNS);
    expect(counted).toMatchObject({ ...counts, columns: SIZE + 1, direct: SIZE + 1, datasets: 2 });
    expect(limits).toEqual([]);
    expect(impact(true)).toMatchObject({ columns, counts: counted, limits });
  });

  it('lists the gained ancestors of every column only for a guard', () => {
    const impact = impactOf([], chain);
    expect(impact(false).direct).toEqual([]);
    const { direct } = impact(true);
    expect(direct).toHaveLength(SIZE + 1);
    expect(direct.filter(({ gains }) => gains.length === 2)).toHaveLength(1);
  });
});

describe('the impact on a dataset that changes reach on two ways', () => {
  it('includes what depends on the column that is reached later', () => {
    const before: readonly PairOfNames[] = [
      ['c.x', 'b.x'],
      ['d.x', 'b.x'],
      ['c.y', 'd.x'],
      ['e.y', 'c.y'],
    ];
    const { columns } = impactOf(before, [...before, ['b.x', 'a.x']])(false);
    expect(columns.map(({ column }) => column)).toContain(fieldOf('e.y'));
  });
});
