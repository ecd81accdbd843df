import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeDrawing } from '../../../src/report/drawing/change-drawing.js';
import {
  countColumns,
  withoutColumns,
  withoutContext,
  withoutContextColumns,
} from '../../../src/report/drawing/collapse.js';
import {
  type Drawing,
  type DrawnEdge,
  type LinkState,
  linkLabel,
} from '../../../src/report/drawing/drawing.js';
import { fitDrawing } from '../../../src/report/drawing/fit-drawing.js';
import {
  affected,
  drawings,
  edgeChange,
  impactOf,
  pairChange,
} from '../../support/report/drawing-builders.js';

const drawing = changeDrawing({
  changes: [
    edgeChange('create', 'orders <- raw'),
    pairChange('create', 'orders.total <- raw.amount'),
    pairChange('create', 'orders.id <- raw.id'),
    pairChange('delete', 'mart.old <- orders.id'),
  ],
  impact: impactOf(
    affected('board.kpi', 'additive', {
      gains: ['board.kpi <- mart.revenue <- orders.total <- raw.amount'],
    }),
  ),
});

const labels = ({ links }: Drawing) =>
  links.map((link) => `${link.state} ${linkLabel(link)}`.trim());

const wide = { datasets: 100, nodes: 100, links: 100, joins: 100, bytes: 1000 };
const fitted = (budget: Partial<typeof wide>) =>
  fitDrawing(drawing, { ...wide, ...budget }, (one) => 'x'.repeat(one.links.length * 10));

describe('a smaller drawing', () => {
  it('keeps changed columns, and replaces paths through the others by edges', () => {
    const smaller = withoutContextColumns(drawing);
    expect(countColumns(drawing)).toBe(7);
    expect(countColumns(smaller)).toBe(6);
    expect(smaller.leftOut).toEqual(['1 column on the way that do not change']);
    expect(labels(smaller)).toEqual([
      'context 1 column',
      'context 1 column',
      'removed -',
      'added +',
      'added +',
      'added +',
    ]);
  });

  it('counts columns on the edges, and draws changes alone', () => {
    const datasets = withoutColumns(drawing);
    expect(countColumns(datasets)).toBe(0);
    expect(labels(datasets)).toEqual(['context 1 column', 'changed -1 column', 'added +2 columns']);
    expect(datasets.leftOut).toEqual(['7 columns: edges count them instead']);
    const changes = withoutContext(datasets);
    expect(changes.datasets.map(({ name }) => name)).toEqual(['mart', 'orders', 'raw']);
    expect(changes.leftOut).toEqual([
      '7 columns: edges count them instead',
      '1 dataset whose lineage does not change',
    ]);
  });

  it('draws or counts every link', () => {
    fc.assert(
      fc.property(drawings, (one) => {
        const counted = (smaller: Drawing) =>
          smaller.links
            .flatMap((link) => ('hiddenPairs' in link ? Object.values(link.hiddenPairs ?? {}) : []))
            .reduce((a, b) => a + b, 0);
        const pairs = (smaller: Drawing) =>
          smaller.links.filter(({ element }) => element === 'pair').length;
        for (const smaller of [withoutContextColumns(one), withoutColumns(one)]) {
          expect(pairs(smaller) + counted(smaller)).toBe(pairs(one));
          expect(smaller.datasets.length).toBe(one.datasets.length);
        }
      }),
    );
  });

  it('reports nothing if nothing is left out', () => {
    const small = changeDrawing({ changes: [edgeChange('create', 'a <- b')], impact: null });
    for (const smaller of [
      withoutContextColumns(small),
      withoutColumns(small),
      withoutContext(small),
    ])
      expect(smaller).toEqual(small);
  });
});

describe('the label of an edge that counts columns', () => {
  const edge = (
    state: LinkState,
    counts: Partial<Record<LinkState, number>>,
    note = '',
  ): string => {
    const counted = { added: 0, removed: 0, changed: 0, marked: 0, context: 0, ...counts };
    const ends = drawing.links[0] as DrawnEdge;
    return linkLabel({ ...ends, element: 'edge', state, note, hiddenPairs: counted });
  };

  it.each([
    [edge('added', { added: 3 }), '+3 columns'],
    [edge('removed', { removed: 1 }), '-1 column'],
    [edge('added', { added: 2, changed: 1 }), '+, +2 ~1 columns'],
    [edge('changed', { added: 2, removed: 1, context: 9 }), '+2 -1 columns'],
    [edge('changed', { removed: 1 }, 'VIEW -> COPY'), '~ VIEW -> COPY, -1 column'],
    [edge('marked', { marked: 4 }), '*4 columns'],
    [edge('context', { context: 4 }), '4 columns'],
    [edge('context', { context: 1 }, 'VIEW'), 'VIEW, 1 column'],
    [edge('changed', {}, 'VIEW -> COPY'), '~ VIEW -> COPY'],
  ])('is %s', (label, expected) => {
    expect(label).toBe(expected);
  });
});

describe('a drawing within a budget', () => {
  it('is as large as the budget allows', () => {
    const shown = [
      fitted({}),
      fitted({ nodes: 10 }),
      fitted({ links: 4 }),
      fitted({ joins: 2 }),
      fitted({ datasets: 3 }),
      fitted({ bytes: 25 }),
    ];
    expect(
      shown.map((one) => (one.kind === 'drawn' ? one.drawing.links.length : one.kind)),
    ).toEqual([6, 6, 4, 2, 2, 2]);
  });

  it('is not drawn if it is empty, or if no overview fits', () => {
    expect(fitDrawing({ datasets: [], links: [], leftOut: [] }, wide, () => '').kind).toBe('empty');
    expect(fitted({ datasets: 0 })).toEqual({
      kind: 'too-large',
      words: 'too large to draw: 4 datasets, 3 edges, 7 columns',
      notDrawn: '1 removed link',
    });
  });

  it('draws removed columns longer than others, and then counts them', () => {
    const shown = [{}, { links: 4 }, { links: 3 }, { nodes: 3 }].map((budget) => {
      const one = fitted({ nodes: 8, ...budget });
      return one.kind === 'drawn' ? [labels(one.drawing), one.notDrawn] : one.kind;
    });
    expect(shown).toEqual([
      [['context 1 column', 'context 1 column', 'removed -', 'added +2 columns'], null],
      [['context 1 column', 'context 1 column', 'removed -', 'added +2 columns'], null],
      [['removed -', 'added +2 columns'], null],
      [['changed -1 column', 'added +2 columns'], '1 removed link'],
    ]);
  });
});
