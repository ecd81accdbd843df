import { expect, it } from 'vitest';
import type {
  ExplainedDataset,
  ExplainedEdge,
  ExplainedPair,
  Explanation,
} from '../../src/insight/explain/explanation.js';
import { expectGolden } from '../support/golden.js';
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
    formatVersion: '1.2',
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

/** The text of the only dataset, with other members. */
const ofDataset = (more: Partial<ExplainedDataset>) =>
  textOf({ datasets: [{ ...dataset, ...more }] });
const ofLive = (live: Partial<NonNullable<ExplainedDataset['live']>>) =>
  ofDataset({ live: { state: 'present', why: null, lineage: null, ...live } });
const ofEdge = (more: Partial<ExplainedEdge>) => textOf({ elements: [{ ...edge, ...more }] });
const ofPair = (more: Partial<ExplainedPair>) => textOf({ elements: [{ ...pair, ...more }] });

it('the text of an explanation names its target, and shows datasets with their state', async () => {
  const bare = { version: '-', by: null, at: null, run: null };
  const asked = { origin: null, actor: null, stack: 'shop', target: 'dev' };
  await expectGolden(import.meta, 'explained-datasets', {
    'a dataset with lineage': textOf({}),
    'no catalog was read': textOf({ target: asked }),
    'no manifest names it': ofDataset({ place: null }),
    'the stack creates it': ofDataset({ create: true, states: ['env', 'urn'] }),
    'it was not read': ofDataset({ live: null }),
    'its lineage has no stamp': ofLive({ lineage: bare }),
    'its lineage has a writer and no time': ofLive({ lineage: { ...bare, by: 'x' } }),
    'soft-deleted': ofLive({ state: 'soft-deleted' }),
    absent: ofLive({ state: 'absent' }),
    unreadable: ofLive({ state: 'unreadable', why: '403' }),
  });
});

it('the text of an explanation shows elements with their records, marks and columns', async () => {
  const own = { ...manifest, ownership: 'exclusive', ownershipBy: 'entry', protect: true } as const;
  const records = [
    { type: 'VIEW', createdBy: us, createdAt: 'then' },
    { type: 'COPY', createdBy: null, createdAt: null },
  ];
  const mark = { owner: 'shop', ours: true, edge: true, pairs: 2, protect: true };
  const other = { owner: 'other', ours: false, edge: false, pairs: 0, protect: false };
  const live = {
    records: [{ a: 1 }],
    owners: ['other', 'shop'],
    downstreamColumn: 'exact',
    upstreamColumn: 'simplified',
  } as const;
  const none = { ...live, downstreamColumn: 'no-schema', upstreamColumn: 'not-there' } as const;
  await expectGolden(import.meta, 'explained-elements', {
    'an edge with rules of its entry': ofEdge({ manifest: own }),
    'an edge with records and marks': ofEdge({ live: { records, marks: [mark, other] } }),
    'an edge without marks': ofEdge({ live: { records, marks: [] } }),
    'an edge with a mark that cannot be read': ofEdge({ live: { records, marks: null } }),
    'an edge that no manifest declares': ofEdge({ manifest: null, live: null, decision: null }),
    'a pair without records': ofPair({}),
    'a pair with records and columns': ofPair({ live, transform: 'sum', confidence: 0.5 }),
    'a pair without its columns': ofPair({ live: none }),
    'a pair of a wildcard': ofPair({ manifest: { ...manifest, wildcard: true } }),
    'elements of a dataset, each on one line': textOf({
      subject: { kind: 'dataset', address: 'orders' },
      elements: [edge, { ...pair, manifest: null }],
    }),
    'findings and guards': textOf({
      findings: [{ code: 'HW3001', name: 'dataset-missing', level: 'error', message: 'gone' }],
      guards: [{ guard: 'protected', address: 'orders <- raw', message: 'kept', allowed: null }],
    }),
  });
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

it('a decision has the values that it changes, or tells how a plan carries it out', async () => {
  const why = 'it is ours and declared otherwise';
  const protection = { ...edgeChange, after: { ...edgeChange.before, protected: false } };
  const kept = { ...protection, kind: 'mark', reason: 'protect' } as const;
  const gone = { ...pairChange, kind: 'delete', reason: 'rolled-back', after: null } as const;
  const made = { ...edgeChange, kind: 'create', reason: 'missing', before: null } as const;
  const inverse = { ...pairChange, before: pairChange.after, after: pairChange.before };
  await expectGolden(import.meta, 'explained-decisions', {
    'an updated edge': ofEdge({ decision: { kind: 'update', why, change: edgeChange } }),
    'an updated pair': ofPair({ decision: { kind: 'update', why, change: pairChange } }),
    'an updated pair of a dataset': textOf({
      subject: { kind: 'dataset', address: 'orders' },
      elements: [{ ...pair, decision: { kind: 'update', why, change: inverse } }],
    }),
    'a mark': ofEdge({ decision: { kind: 'keep', why: 'it is ours', change: kept } }),
    'a rollback': ofPair({ decision: { kind: 'restore', why: 'as before', change: gone } }),
    'a creation': ofEdge({ decision: { kind: 'create', why: 'it is declared', change: made } }),
  });
});
