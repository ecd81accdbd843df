import { describe, expect, it } from 'vitest';
import type {
  ExplainedDataset,
  ExplainedEdge,
  ExplainedPair,
  Explanation,
} from '../../src/insight/explain/explanation.js';
import { fieldOf } from '../support/model/lineage-builders.js';
import { somewhere, urnOf, us } from '../support/model/state-builders.js';
import { renderAs } from '../support/report/rendered.js';

const dataset: ExplainedDataset = {
  urn: urnOf('orders'),
  address: 'orders',
  shortNames: ['orders'],
  place: somewhere,
  create: false,
  states: [],
  live: {
    state: 'present',
    why: null,
    lineage: { version: '3', by: us, at: '2026-11-20T02:00:00.000Z', run: 'nightly' },
  },
};

const manifest = {
  place: somewhere,
  entry: somewhere,
  wildcard: false,
  ownership: 'shared',
  ownershipBy: 'settings',
  protect: false,
} as const;

const edge: ExplainedEdge = {
  element: 'edge',
  address: 'orders <- raw',
  downstream: urnOf('orders'),
  upstream: urnOf('raw'),
  type: 'COPY',
  manifest,
  live: { records: [], marks: [] },
  decision: { kind: 'create', why: 'it is declared', change: null },
};

const pair: ExplainedPair = {
  element: 'pair',
  address: 'orders.a <- raw.b',
  downstream: urnOf('orders'),
  upstream: urnOf('raw'),
  downstreamField: fieldOf('orders.a'),
  upstreamField: fieldOf('raw.b'),
  transform: null,
  confidence: 1,
  manifest,
  live: { records: [], owners: [], downstreamColumn: null, upstreamColumn: null },
  decision: null,
};

function textOf(more: Partial<Explanation>): string {
  const explanation: Explanation = {
    formatVersion: '1.1',
    target: { origin: 'http://catalog', stack: 'shop', target: null, actor: us },
    subject: { kind: 'edge', address: 'orders <- raw' },
    datasets: [dataset],
    elements: [],
    findings: [],
    guards: [],
    ...more,
  };
  return renderAs(
    'text',
    { kind: 'explanation', explanation },
    { sources: new Map([['lineage/a.yaml', 'a\nb\n    raw\n']]) },
  );
}

const ofDataset = (more: Partial<ExplainedDataset>) =>
  textOf({ datasets: [{ ...dataset, ...more }] });
const ofLive = (state: 'soft-deleted' | 'absent' | 'unreadable', why: string | null = null) =>
  ofDataset({ live: { state, why, lineage: null } });
const ofEdge = (more: Partial<ExplainedEdge>) => textOf({ elements: [{ ...edge, ...more }] });
const ofPair = (more: Partial<ExplainedPair>) => textOf({ elements: [{ ...pair, ...more }] });

describe('the text of an explanation', () => {
  it('names stack, target and catalog, or says that no catalog was read', () => {
    expect(textOf({})).toMatch(
      /^Headwater explain orders <- raw, stack shop\ncatalog http:\/\/catalog, as urn:li:corpuser:headwater\n/,
    );
    expect(textOf({ target: { origin: null, actor: null, stack: 'shop', target: 'dev' } })).toMatch(
      /stack shop, target dev\nno catalog was asked/,
    );
  });

  it('shows a dataset with its state', () => {
    expect(ofDataset({})).toContain('orders  snowflake orders (PROD)  lineage/a.yaml:3:5\n');
    expect(ofDataset({})).toContain(
      `lineage of version 3, last written 2026-11-20T02:00:00.000Z by ${us}, run nightly\n`,
    );
    expect(ofDataset({ place: null })).toContain('named by no manifest');
    expect(ofDataset({ create: true, states: ['env', 'urn'] })).toContain(
      'create: true)\n  states its env and urn, so the target does not reach it\n',
    );
    expect(ofDataset({ live: null })).not.toContain('catalog;');
    const bare = { version: '-', by: null, at: null, run: null };
    expect(ofDataset({ live: { state: 'present', why: null, lineage: bare } })).toContain(
      'in the catalog; lineage of version -\n',
    );
    expect(
      ofDataset({ live: { state: 'present', why: null, lineage: { ...bare, by: 'x' } } }),
    ).toContain('version -, last written by x\n');
    expect(ofLive('soft-deleted')).toContain(
      'in the catalog, soft-deleted; no lineage is stored\n',
    );
    expect(ofLive('absent')).toContain('  not in the catalog\n');
    expect(ofLive('unreadable', '403')).toContain('  not shown by the catalog: 403\n');
  });

  it('shows an edge with its decision, records and marks', () => {
    const text = ofEdge({
      manifest: { ...manifest, ownership: 'exclusive', ownershipBy: 'entry', protect: true },
    });
    expect(text).toContain(
      '--> lineage/a.yaml:3:5\n    3 |     raw\n      |     ^\n    ownership exclusive by its entry, protected\n',
    );
    expect(text).toContain(
      '    type COPY\n  catalog\n    no record of it\n  decision\n    create: it is declared\n    a plan leaves it as it is\n',
    );
    const records = [
      { type: 'VIEW', createdBy: us, createdAt: 'then' },
      { type: 'COPY', createdBy: null, createdAt: null },
    ];
    const mark = { owner: 'shop', ours: true, edge: true, pairs: 2, protect: true };
    const other = { owner: 'other', ours: false, edge: false, pairs: 0, protect: false };
    expect(ofEdge({ live: { records, marks: [mark, other] } })).toContain(
      `record of type VIEW, made by ${us} at then\n    record of type COPY, made by an unknown user\n    marked by shop (us): the edge, 2 column pairs, protected\n    marked by other: nothing\n`,
    );
    expect(ofEdge({ live: { records, marks: [] } })).toContain('no mark on it');
    expect(ofEdge({ live: { records, marks: null } })).toContain(
      'its property "headwater" is not a mark',
    );
    expect(ofEdge({ manifest: null, live: null, decision: null })).toMatch(
      /declared by no manifest\n {2}canonical\n[\s\S]*type COPY\n$/,
    );
  });

  it('shows a pair with its records, and the rule that found its columns', () => {
    expect(ofPair({})).toContain(
      'no transform, confidence 1\n  catalog\n    no record of it\n    named by no mark\n',
    );
    const live = {
      records: [{ a: 1 }],
      owners: ['other', 'shop'],
      downstreamColumn: 'exact',
      upstreamColumn: 'simplified',
    } as const;
    expect(ofPair({ live, transform: 'sum', confidence: 0.5 })).toContain(
      'transform sum, confidence 0.5\n  catalog\n    record {"a":1}\n    named by the mark of other, shop\n    downstream column found in the schema by its exact field path\n    upstream column found in the schema by its simplified field path\n',
    );
    const none = { ...live, downstreamColumn: 'no-schema', upstreamColumn: 'not-there' } as const;
    expect(ofPair({ live: none })).toContain(
      'downstream column taken as it is written: there is no schema\n    upstream column not in the schema\n',
    );
    expect(ofPair({ manifest: { ...manifest, wildcard: true } })).toContain(
      '"*": a column that both ends have',
    );
  });

  it('shows each element of a dataset on one line', () => {
    const text = textOf({
      subject: { kind: 'dataset', address: 'orders' },
      elements: [edge, { ...pair, manifest: null }],
    });
    expect(text).toContain(
      '  edge orders <- raw  create: it is declared  lineage/a.yaml:3:5\n  column orders.a <- raw.b\n',
    );
    expect(text).not.toContain('canonical');
  });

  it('ends with findings and guards', () => {
    const text = textOf({
      findings: [{ code: 'HW3001', name: 'dataset-missing', level: 'error', message: 'gone' }],
      guards: [{ guard: 'protected', address: 'orders <- raw', message: 'kept', allowed: null }],
    });
    expect(text).toMatch(/error HW3001 gone\n\nrefused HW4004 protected: kept\n.*\n$/);
  });

  it('prints no control characters', () => {
    const evil = 'a\u001b[31m\u202e\n::error::x';
    const text = textOf({
      subject: { kind: 'edge', address: evil },
      target: { origin: evil, stack: evil, target: evil, actor: us },
      datasets: [
        {
          ...dataset,
          address: evil,
          states: [evil],
          live: { state: 'unreadable', why: evil, lineage: null },
        },
      ],
      elements: [
        {
          ...edge,
          address: evil,
          type: evil,
          live: {
            records: [{ type: evil, createdBy: evil, createdAt: null }],
            marks: [{ owner: evil, ours: true, edge: true, pairs: 0, protect: false }],
          },
        },
        {
          ...pair,
          address: evil,
          transform: evil,
          live: {
            records: [{ evil }],
            owners: [evil],
            downstreamColumn: null,
            upstreamColumn: null,
          },
        },
      ],
    });
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\u202e');
    expect(text).not.toMatch(/^::error/m);
  });
});

describe('the decision of an explanation', () => {
  const edgeChange = {
    element: 'edge',
    kind: 'update',
    reason: 'differs',
    address: 'orders <- raw',
    downstream: urnOf('orders'),
    upstream: urnOf('raw'),
    place: somewhere,
    before: { type: 'COPY', owned: true, protected: true },
    after: { type: 'VIEW', owned: true, protected: false },
  } as const;
  const pairChange = {
    ...edgeChange,
    element: 'pair',
    address: 'orders.a <- raw.b',
    downstreamField: pair.downstreamField,
    upstreamField: pair.upstreamField,
    before: { transform: 'sum(x)', confidence: 0.5, owned: true },
    after: { transform: null, confidence: 1, owned: true },
  } as const;
  const why = 'it is ours and declared otherwise';

  it('has the old and the new value of everything that an update changes, and nothing twice', () => {
    const text = textOf({
      elements: [
        { ...edge, decision: { kind: 'update', why, change: edgeChange } },
        { ...pair, decision: { kind: 'update', why, change: pairChange } },
      ],
    });
    expect(text).toContain(`    update: ${why}\n    type COPY -> VIEW\n    protection on -> off\n`);
    expect(text).toContain(
      `    update: ${why}\n    transform sum(x) -> none\n    confidence 0.5 -> 1\n`,
    );
    expect(text).not.toContain('a plan would');
  });

  const inverse = { ...pairChange, before: pairChange.after, after: pairChange.before };

  it('has them in the one line of an element of a dataset too', () => {
    const text = textOf({
      subject: { kind: 'dataset', address: 'orders' },
      elements: [{ ...pair, decision: { kind: 'update', why, change: inverse } }],
    });
    expect(text).toContain(`update: ${why} (transform none -> sum(x), confidence 1 -> 0.5)`);
  });

  it('says how a plan carries it out if the decision does not', () => {
    const protection = { ...edgeChange, after: { ...edgeChange.before, protected: false } };
    const kept = { ...protection, kind: 'mark', reason: 'protect' } as const;
    const gone = { ...pairChange, kind: 'delete', reason: 'rolled-back', after: null } as const;
    const made = { ...edgeChange, kind: 'create', reason: 'missing', before: null } as const;
    const text = textOf({
      elements: [
        { ...edge, decision: { kind: 'keep', why: 'it is ours', change: kept } },
        { ...pair, decision: { kind: 'restore', why: 'as before', change: gone } },
        { ...edge, decision: { kind: 'create', why: 'it is declared', change: made } },
      ],
    });
    expect(text).toContain(
      '    keep: it is ours\n    a plan would mark it: protection declared otherwise\n    protection on -> off\n',
    );
    expect(text).toContain(
      '    restore: as before\n    a plan would delete it: as before the apply\n',
    );
    expect(text).toMatch(/ {4}create: it is declared\n$/);
  });
});
