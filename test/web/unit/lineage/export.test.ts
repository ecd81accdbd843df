import { describe, expect, it } from 'vitest';
import { framePath, kindSigns } from '../../../../src/report/drawing/look/kind-look.js';
import {
  fileName,
  MAX_PIXELS,
  MAX_SIDE,
  pngSize,
  scaleNotice,
} from '../../../../src/web/lineage/export/save-graph.js';
import { svgOf } from '../../../../src/web/lineage/export/svg-of.js';
import { connectionsOf, itemsOf } from '../../../../src/web/lineage/layout/graph-items.js';
import { layoutAll } from '../../../../src/web/lineage/layout/layout-all.js';
import { BOX_WIDTH, HEADER_HEIGHT } from '../../../../src/web/lineage/layout/placed.js';
import type { Graph, Group, Path } from '../../../../src/web/lineage/model/graph.js';
import { pathOf } from '../../../../src/web/lineage/model/path.js';
import { type Owners, ownersIn } from '../../../../src/web/lineage/owners/owner-classes.js';
import { hostileNames } from '../../../support/report/hostile-names.js';
import { readXml, type XmlElement } from '../../../support/web/read-xml.js';
import { sampleBox, sampleEdge, sampleGraph } from '../../../support/web/sample-graph.js';

const NAMES = [
  'ground',
  'raised',
  'ink',
  'soft',
  'line',
  'faint',
  'alter',
  'mark',
  'own1',
] as const;
const colors = Object.fromEntries(NAMES.map((name, index) => [name, `rgb(0, 0, ${index})`]));

function drawn(
  graph: Graph,
  path: Path | null = null,
  title = 'Lineage of orders',
  owners: Owners | null = null,
) {
  const places = layoutAll(itemsOf(graph), connectionsOf(graph));
  const options = { title, date: new Date('2026-11-23T21:05:09Z'), path, owners };
  const file = svgOf(graph, places, {
    ...options,
    colors: colors as Parameters<typeof svgOf>[2]['colors'],
  });
  return { ...file, elements: readXml(file.text), places };
}

function values(elements: readonly XmlElement[], attribute: string): readonly string[] {
  return elements.flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

const texts = (elements: readonly XmlElement[]) =>
  elements.filter(({ name }) => name === 'text').map(({ text }) => text);

const group: Group = {
  type: 'DATASET',
  isOpen: false,
  members: [],
  id: 'up orders dbt',
  anchor: 'orders',
  boxes: ['orders'],
  direction: 'up',
  platform: 'dbt',
  schema: undefined,
  count: 1_234,
};

const sample = sampleGraph(
  [
    sampleBox('orders', ['id', 'total'], { isHome: true, owners: ['stack commerce'] }),
    sampleBox('mart', ['sum'], { hiddenColumns: 14, state: 'removed' }),
    sampleBox('other', ['x']),
  ],
  [
    sampleEdge('orders', 'mart', ['total > sum', 'id > a', 'id > b']),
    sampleEdge('mart', 'other', ['> x']),
    sampleEdge('orders', 'orders', ['id > id']),
  ],
  [group],
);

describe('svgOf', () => {
  it('has every box, group and edge', () => {
    const { elements } = drawn(sample);
    expect(values(elements, 'data-box')).toEqual(['orders', 'mart', 'other']);
    expect(values(elements, 'data-group')).toEqual([group.id]);
    expect(values(elements, 'data-edge').toSorted()).toEqual([
      'mart-other',
      'orders-mart',
      'orders-orders',
    ]);
    expect(values(elements, 'data-group-edge')).toEqual([group.id]);
    expect(values(elements, 'data-column-edge')).toEqual([
      'orders-mart',
      'orders-mart',
      'mart-other',
    ]);
    expect(values(elements, 'data-pairs')).toEqual(['1', '2', '1']);
  });

  it('has boxes at the places of the page', () => {
    const { elements, places } = drawn(sample);
    for (const box of elements.filter(({ attributes }) => attributes.has('data-box'))) {
      const place = places.get(box.attributes.get('data-box') ?? '');
      expect(['x', 'y', 'width', 'height'].map((one) => Number(box.attributes.get(one)))).toEqual([
        place?.x,
        place?.y,
        place?.width,
        place?.height,
      ]);
    }
  });

  it('says title, date, counts, columns, owners and states in text', () => {
    const { elements } = drawn(sample);
    expect(texts(elements)).toEqual(
      expect.arrayContaining([
        'Lineage of orders',
        '2026-11-23 21:05 UTC · 3 boxes, 3 edges, 4 column pairs',
        'total',
        '+14 more',
        'dataset · stack commerce',
        'dataset · soft-deleted',
        'dataset · snowflake',
        '1,234 datasets · all schemas',
      ]),
    );
  });

  it.each([
    ['MLMODEL', 'model', 'other'],
    ['ML_MODEL_GROUP', 'model group', 'other'],
    ['DATA_FLOW', 'data flow', 'other'],
    ['DASHBOARD', 'dashboard', 'dashboard'],
  ] as const)(
    'gives %s a word, a sign, a shape and the mark of its platform',
    (type, word, kind) => {
      const graph = sampleGraph([sampleBox('scores', [], { type, platform: 'sagemaker' })], []);
      const { elements } = drawn(graph);
      expect(texts(elements)).toEqual(expect.arrayContaining(['SM', `${word} · sagemaker`]));
      const border = framePath(kind, { width: BOX_WIDTH, height: HEADER_HEIGHT }, 1);
      expect(values(elements, 'd')).toEqual(expect.arrayContaining([kindSigns[kind], border]));
    },
  );

  it('explains in the legend what it has, and nothing else', () => {
    const words = (graph: Graph, path: Path | null = null) => {
      const all = [
        'edge of boxes',
        'edge of columns',
        'on the path',
        'box that feeds itself',
        'start of the graph',
        'missing, soft-deleted or not visible',
        'group that is not drawn',
      ];
      const found = texts(drawn(graph, path).elements);
      return all.filter((one) => found.includes(one));
    };
    const path = pathOf(sample, { urn: 'orders', column: 'total' });
    expect(words(sample, path)).toHaveLength(7);
    expect(words(sampleGraph([sampleBox('a')], []))).toEqual([]);
    expect(words(sampleGraph([sampleBox('a'), sampleBox('b')], [sampleEdge('a', 'b')]))).toEqual([
      'edge of boxes',
    ]);
  });

  it('dims what is not on the path', () => {
    const path = pathOf(sample, { urn: 'orders', column: 'total' });
    expect(values(drawn(sample).elements, 'opacity')).toEqual([]);
    expect(new Set(values(drawn(sample, path).elements, 'opacity'))).toEqual(new Set(['0.25']));
  });

  it('has no style sheet, no script and no address', () => {
    const { elements, text } = drawn(sample);
    expect(new Set(elements.map(({ name }) => name))).toEqual(
      new Set(['svg', 'title', 'rect', 'g', 'path', 'line', 'text']),
    );
    expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|style=/);
  });

  it.each(hostileNames)('escapes %j wherever a name stands', (name) => {
    const box = sampleBox(name, [name], {
      schema: name,
      platform: name,
      env: name,
      owners: [name],
      type: name,
      columns: [{ name, type: name, isUnknown: false }],
    });
    const graph = sampleGraph(
      [box],
      [sampleEdge(name, name)],
      [{ ...group, id: `g${name}`, anchor: name, platform: name, schema: name }],
    );
    const { elements, text } = drawn(graph, null, name);
    const count = (one: string) => elements.filter((other) => other.name === one).length;
    const plain = drawn(sampleGraph([{ ...box, urn: 'u' }], [], []));
    expect([count('svg'), count('script'), count('image'), count('a')]).toEqual([3, 0, 0, 0]);
    expect(plain.elements.filter((other) => other.name === 'svg')).toHaveLength(2);
    expect([text.isWellFormed(), /[\p{Cc}\p{Cf}]/u.test(text.trimEnd())]).toEqual([true, false]);
  });

  it('draws an empty graph', () => {
    const { width, height } = drawn(sampleGraph([], []));
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
  });
});

describe('pngSize', () => {
  it('keeps the size of a drawing that fits', () => {
    expect(pngSize({ width: 8_000, height: 8_000 })).toEqual({
      width: 8_000,
      height: 8_000,
      scale: 1,
    });
    expect(scaleNotice(pngSize({ width: 800, height: 600 }))).toBe('');
  });

  it.each([
    [MAX_SIDE + 1, 100],
    [100, 40_000],
    [10_000, 10_000],
    [1_000_000, 3],
    [16_384, 16_384],
  ])('scales %d × %d down to what browsers draw', (width, height) => {
    const size = pngSize({ width, height });
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(MAX_SIDE);
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    expect(size.width * size.height).toBeLessThanOrEqual(MAX_PIXELS);
    expect(size.scale).toBeLessThan(1);
  });

  it('says how far it scales', () => {
    expect(scaleNotice(pngSize({ width: 32_768, height: 1_000 }))).toBe(
      'The graph is too large for an image of its size. The PNG has 16,384 × 500 pixels, 50 % of it. The SVG keeps the whole size.',
    );
  });
});

describe('fileName', () => {
  it.each([
    ['Lineage of orders', 'Lineage-of-orders.svg'],
    ['../../etc/passwd', 'etc-passwd.svg'],
    ['a\u202eb<c>:d', 'a-b-c-d.svg'],
    ['???', 'lineage.svg'],
  ])('turns %j into %s', (title, name) => {
    expect(fileName(title, 'svg')).toBe(name);
  });
});

describe('the export of owners', () => {
  it('has their colors, signs and counts, and the transforms of the path', () => {
    const named = sampleEdge('orders', 'mart', ['total > sum']);
    const pairs = named.pairs.map((pair) => ({ ...pair, transform: 'sum(total)' }));
    const stamp = { time: 1, actor: 'urn:li:corpuser:alice' };
    const edges = [{ ...named, pairs, created: stamp }];
    const graph = sampleGraph([sampleBox('orders', ['total']), sampleBox('mart', ['sum'])], edges);
    const path = pathOf(graph, { urn: 'orders', column: 'total' });
    const { elements } = drawn(graph, path, 'Lineage', ownersIn(graph, 'writer'));
    expect(values(elements, 'data-label')).toEqual(['1 sum(total)', '1', '1']);
    expect(texts(elements)).toContain('person alice: 1 edge, 1 column pair');
    expect(values(elements, 'stroke')).toContain('rgb(0, 0, 8)');
  });
});
