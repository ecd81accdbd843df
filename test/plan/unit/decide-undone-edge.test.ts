import { describe, expect, it } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { UndoneEdge } from '../../../src/plan/unit/plan-intent.js';
import { expectGolden } from '../../support/golden.js';
import { fingerprintOf, marked } from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  named,
  observe,
  recordOf,
  urnOf,
  us,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  recordsOf,
  theirs,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const total = fingerprintOf('orders.total', 'raw.amount');
const garbled = { ...recordOf('raw'), properties: { headwater: 'nonsense' } };

describe('a rolled back edge', () => {
  it('that the apply removed is restored as it was, with our mark', () => {
    const before = { ...recordOf('raw', 'COPY'), query: 'urn:li:query:q' };
    const was = { ...ours, type: 'COPY', protected: true };
    const { lines, proposal } = rolledBack(
      undoing({ edges: [undoneEdge('raw', was, null, recordsOf(before))] }),
      lineageOf('fx'),
    );
    expect(lines).toEqual(['create orders <- raw none -> true']);
    expect(proposal?.restored).toEqual([before]);
    expect(proposal?.upstreams).toEqual([]);
    expect(proposal?.marks).toEqual([
      { dataset: urnOf('raw'), owner: 'shop', mark: { edge: true, pairs: [], protect: true } },
    ]);
  });

  it('that was not ours is restored without a mark', () => {
    const { lines, proposal } = rolledBack(
      undoing({ edges: [undoneEdge('raw', theirs, null, recordsOf(recordOf('raw')))] }),
      lineageOf(),
    );
    expect(lines).toEqual(['create orders <- raw none -> false']);
    expect(proposal).toMatchObject({ restored: [recordOf('raw')], marks: [] });
  });

  it.each([
    ['it was marked', theirs, ours, lineageOf(marked('raw')), 'mark orders <- raw true -> false'],
    ['its mark was removed', ours, theirs, lineageOf('raw'), 'mark orders <- raw false -> true'],
    [
      'it was protected',
      ours,
      { ...ours, protected: true },
      lineageOf(marked('raw', { shop: { edge: true, protect: true } })),
      'mark orders <- raw true -> true',
    ],
  ])('has its earlier mark if %s', (_what, was, became, lineage, line) => {
    const { lines, proposal } = rolledBack(
      undoing({ edges: [undoneEdge('raw', was, became, recordsOf(recordOf('raw')))] }),
      lineage,
    );
    expect(lines).toEqual([line]);
    // The record exists, so only the mark is written.
    expect(proposal).toMatchObject({ restored: [], upstreams: [], removedUpstreams: [] });
  });

  it('that another stack has too stays, and only our mark is removed', () => {
    const lineage = lineageOf(marked('raw', { shop: { edge: true }, finance: { pairs: [total] } }));
    const { lines, proposal } = rolledBack(
      undoing({ edges: [undoneEdge('raw', null, ours)] }),
      lineage,
    );
    expect(lines).toEqual(['mark orders <- raw true -> false']);
    expect(proposal).toMatchObject({
      removedUpstreams: [],
      marks: [{ owner: 'shop', mark: { edge: false } }],
    });
  });

  it('that is already as before, or that the apply did not touch, is left', () => {
    const undo = undoing({
      edges: [undoneEdge('raw', null, ours), undoneEdge('fx', theirs, ours)],
    });
    const { lines, left } = rolledBack(undo, lineageOf('fx', marked('x')));
    expect({ lines, left }).toEqual({ lines: [], left: [] });
    // The mark is another stack's, and no part of it is ours any more.
    expect(
      rolledBack(undo, lineageOf(marked('raw', { finance: { edge: true } }), 'fx')),
    ).toMatchObject({ lines: [], left: [] });
  });

  it('that lost its mark is removed if the run was cut off and our user made it', () => {
    const edges = (cutOff: boolean) =>
      undoing({ edges: [undoneEdge('raw', null, ours, { cutOff })] });
    const made = lineageOf(recordOf('raw', 'TRANSFORMED', us));
    expect(rolledBack(edges(true), made).lines).toEqual(['delete orders <- raw false -> none']);
    // The mark existed before: a release removed it.
    expect(rolledBack(edges(false), made)).toMatchObject({
      lines: [],
      left: [expect.stringContaining('it changed since')],
    });
    expect(rolledBack(edges(true), lineageOf('raw')).lines).toEqual([]);
    expect(rolledBack(edges(true), lineageOf(recordOf('raw', 'VIEW', us))).lines).toEqual([]);
    expect(
      rolledBack(
        undoing({ edges: [undoneEdge('raw', theirs, ours, { cutOff: true })] }),
        lineageOf(),
      ).lines,
    ).toEqual([]);
    // The edge was to be removed, and its current writer is unknown.
    expect(
      rolledBack(undoing({ edges: [undoneEdge('raw', ours, null, { cutOff: true })] }), made).lines,
    ).toEqual([]);
  });
});

describe('a rollback leaves, with a finding,', () => {
  const made = undoneEdge('raw', null, ours);

  it('an edge that others need or have changed', async () => {
    const rows: readonly (readonly [string, UndoneEdge, UpstreamLineage])[] = [
      ['has another type now', made, lineageOf(marked(recordOf('raw', 'VIEW')))],
      [
        'got its type back without our mark',
        undoneEdge('raw', ours, { ...theirs, type: 'COPY' }, recordsOf(marked('raw'))),
        lineageOf(recordOf('raw', 'COPY')),
      ],
      ['was restored without our mark', undoneEdge('raw', null, theirs), lineageOf('raw')],
      ['lost its mark', made, lineageOf('raw')],
      ['was created again', undoneEdge('raw', ours, null), lineageOf('raw')],
      [
        'was only changed, and does not exist any more',
        undoneEdge('raw', theirs, ours),
        lineageOf(),
      ],
      [
        'another stack has with its type after the apply',
        undoneEdge('raw', { ...ours, type: 'VIEW' }, ours),
        lineageOf(marked('raw', { shop: { edge: true }, finance: { edge: true } })),
      ],
      [
        'had duplicate records before its type changed',
        undoneEdge(
          'raw',
          { ...ours, type: 'VIEW' },
          ours,
          recordsOf(recordOf('raw', 'VIEW'), recordOf('raw', 'COPY')),
        ),
        lineageOf(marked('raw'), 'raw'),
      ],
    ];
    await expectGolden(
      import.meta,
      'edges-that-a-rollback-leaves',
      Object.fromEntries(
        rows.map(([title, edge, lineage]) => {
          const { lines, left } = rolledBack(undoing({ edges: [edge] }), lineage);
          return [title, [...lines, ...left].join('\n')];
        }),
      ),
    );
  });

  it('a dataset that a manifest would create is missing for a rollback, which creates none', () => {
    const undo = undoing({
      edges: [undoneEdge('sheet', ours, null, recordsOf(recordOf('sheet')))],
    });
    const plan = planOf(desire([], [named('sheet', { columns: [] })]), observe('orders'), {
      intent: undo,
    });
    expect(plan.changes).toEqual([]);
    expect(plan.writes.entities).toEqual([]);
    expect(plan.findings).toMatchObject([{ name: 'rollback-overtaken' }]);
  });

  it('an edge whose marks cannot be read, and its pairs', () => {
    const undo = undoing({
      edges: [made],
      pairs: [undonePair('total', 'raw.amount', ourPair, null)],
    });
    const { lines, left, plan } = rolledBack(undo, lineageOf(garbled));
    expect(lines).toEqual([]);
    expect(left).toEqual([
      expect.stringContaining('HW3015'),
      'HW3021 "orders.total <- raw.amount" is not put back: it changed since that apply',
    ]);
    expect(plan).toMatchObject({ appliable: true, writes: { proposals: [] } });
  });

  it('a pair on an edge that the apply did not touch and whose marks cannot be read: the property stays', () => {
    const { lines, left, plan } = rolledBack(
      undoing({ pairs: [undonePair('total', 'raw.amount', ourPair, null)] }),
      lineageOf(garbled),
    );
    expect(lines).toEqual([]);
    expect(left).toEqual([
      'HW3021 "orders.total <- raw.amount" is not put back: it changed since that apply',
    ]);
    expect(plan.writes.proposals).toEqual([]);
  });

  it('a rollback names three elements for each reason and counts the rest', () => {
    const pairs = ['a', 'b', 'c', 'd'].map((column) =>
      undonePair(column, 'raw.amount', ourPair, null),
    );
    const { left } = rolledBack(undoing({ pairs }), lineageOf());
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(
      /^HW3021 (?:"orders\.[abcd] <- raw\.amount"(?:, )?){3} and 1 more are not put back: a dataset or edge that they need is gone$/,
    );
  });
});
