import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import { mapping, withColumns } from '../support/model/lineage-builders.js';
import { desire, named, unitOf } from '../support/model/state-builders.js';
import { declaredGraphOf, type GraphWanted } from '../support/report/graph-documents.js';
import { renderAs } from '../support/report/rendered.js';

/** Renders a declared graph without its head and its last line. */
function treeOf(
  units: readonly DesiredUnit[],
  wanted: GraphWanted = {},
  columns?: number,
): readonly string[] {
  const graph = declaredGraphOf(desire(units), wanted);
  const text = renderAs('text', { kind: 'graph', graph }, { columns });
  return text
    .slice(text.indexOf('\n\n') + 2, text.lastIndexOf('\nGraph: '))
    .trimEnd()
    .split('\n');
}

const chain = (length: number) => Array.from({ length }, (_, i) => unitOf(`t${i + 1}`, `t${i}`));

describe('the tree of a graph', () => {
  it('names a dataset with its downstreams once, and refers to it afterwards', () => {
    expect(treeOf([unitOf('c', 'a', 'b'), unitOf('d', 'c'), unitOf('e', 'a')])).toEqual([
      'a  snowflake a (PROD)',
      '├─ c  snowflake c (PROD)',
      '│  └─ d  snowflake d (PROD)',
      '└─ e  snowflake e (PROD)',
      '',
      'b  snowflake b (PROD)',
      '└─ c (above)',
    ]);
  });

  it('sorts datasets and columns as people do', () => {
    const orders = withColumns(
      unitOf('t10', 'raw'),
      mapping('c10', ['raw.x']),
      mapping('c2', ['raw.x'], { transform: 'max(x)', confidence: 0.5 }),
    );
    expect(treeOf([orders, unitOf('t9', 'raw')])).toEqual([
      'raw  snowflake raw (PROD)',
      '├─ t9  snowflake t9 (PROD)',
      '└─ t10  snowflake t10 (PROD)',
      '        c2 <- x (max(x), confidence 0.5)',
      '        c10 <- x',
    ]);
  });

  it('ends at a circle, which begins at a selected dataset', () => {
    const circle = [unitOf('a', 'c'), unitOf('b', 'a'), unitOf('c', 'b')];
    expect(treeOf(circle)).toEqual([
      'a  snowflake a (PROD)',
      '└─ b  snowflake b (PROD)',
      '   └─ c  snowflake c (PROD)',
      '      └─ a (cycle)',
    ]);
    expect(treeOf(circle, { select: ['b'] })[0]).toBe('b  snowflake b (PROD)');
  });

  it('begins at a dataset that feeds only itself', () => {
    expect(treeOf([unitOf('a', 'a')])).toEqual(['a  snowflake a (PROD)', '└─ a (cycle)']);
  });

  it('lists datasets without lineage together, without empty headings', () => {
    const graph = declaredGraphOf(desire([unitOf('b', 'a')], [named('y'), named('x')]));
    const text = renderAs('text', { kind: 'graph', graph });
    expect(text).toContain('\n\nx  snowflake x (PROD)\ny  snowflake y (PROD)\n\nGraph: ');
  });

  it('goes on in a tree of its own where it is deep', () => {
    const lines = treeOf(chain(12));
    expect(lines.slice(9)).toEqual([
      `${' '.repeat(24)}└─ t9  snowflake t9 (PROD)`,
      `${' '.repeat(27)}└─ t10 (below)  snowflake t10 (PROD)`,
      '',
      't10',
      '└─ t11  snowflake t11 (PROD)',
      '   └─ t12  snowflake t12 (PROD)',
    ]);
  });

  it('does not repeat a deep dataset that has its place nearer to the top', () => {
    const lines = treeOf([...chain(12), unitOf('t10', 't9', 't0')]);
    expect(lines.filter((line) => line.includes('t12'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('t'))).toHaveLength(1);
  });

  it('fits into a narrow terminal: long names give way, rows go on beside the tree', () => {
    const transform = 'case when method = coupon then 0 else amount end, as agreed with finance';
    const orders = withColumns(
      unitOf('orders', 'raw'),
      mapping('total', ['raw.amount'], { transform }),
    );
    const lines = treeOf([orders, unitOf('mart', 'orders'), unitOf('b', 'raw')], {}, 50);
    expect(lines).toEqual([
      'raw  snowflake raw (PROD)',
      '├─ b  snowflake b (PROD)',
      '└─ orders  snowflake orders (PROD)',
      '   │    total <- amount (case when method = coupon',
      '   │      then 0 else amount end, as agreed with',
      '   │      finance)',
      '   └─ mart  snowflake mart (PROD)',
    ]);
    const narrow = treeOf([unitOf('orders', 'raw')], {}, 24);
    expect(narrow).toEqual(['raw', '└─ orders']);
  });

  it('begins no line with a command to a runner', () => {
    for (let length = 60; length < 130; length += 1) {
      const transform = `${'x'.repeat(length)} ::error::x and ::error::y`;
      const orders = withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.b'], { transform }));
      for (const line of treeOf([orders])) expect(line).not.toMatch(/^\s*::/);
    }
  });

  it('keeps the notes of a dataset on a narrow terminal', () => {
    const wanted = { select: ['orders'], reach: { upstream: 0, downstream: 0 } };
    const lines = treeOf([unitOf('orders', 'raw')], wanted, 40);
    expect(lines[0]).toBe('orders  1 more upstream');
  });
});

describe('the hint of a graph', () => {
  const hintOf = (reach: GraphWanted['reach'], ...units: readonly DesiredUnit[]) => {
    const graph = declaredGraphOf(desire(units), { select: ['orders'], reach: reach ?? {} });
    const text = renderAs('text', { kind: 'graph', graph });
    return text.split('\n').find((line) => line.startsWith('Not shown'));
  };
  const around = [unitOf('orders', 'raw'), unitOf('mart', 'orders', 'fx')];

  it('names the depth if there is more', () => {
    expect(hintOf({ upstream: 0, downstream: 1 }, ...around)).toBe(
      'Not shown: more upstream of 2 datasets; --upstream, --downstream and --depth reach further.',
    );
  });

  it('names no depth if every step was asked for', () => {
    expect(hintOf({}, ...around)).toBe(
      'Not shown: more upstream of 1 dataset; select more datasets to see them.',
    );
  });

  it('is absent if nothing lies beyond', () => {
    expect(hintOf({ upstream: 1, downstream: 1 }, unitOf('orders', 'raw'))).toBeUndefined();
  });
});
