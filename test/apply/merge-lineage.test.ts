import { describe, expect, it } from 'vitest';
import { mergeLineage } from '../../src/apply/merge-lineage.js';
import type { FineGrainedRecord, UpstreamLineage, UpstreamRecord } from '../../src/model/upstream-lineage.js';
import { toOwner } from '../../src/plan/unit/owner.js';
import { EMPTY_TARGET, type TargetPair, type UnitTarget } from '../../src/plan/unit/unit-target.js';
import { columnRecord, fieldOf, fingerprintOf, marked, marksText, withRecords } from '../support/lineage-builders.js';
import { lineageOf, recordOf, urnOf, us } from '../support/state-builders.js';

const stamp = { time: 77, actor: us };
const edgeMark = { edge: true, pairs: [], protect: false };
const noMark = { edge: false, pairs: [], protect: false };

interface Merging {
  readonly ours?: readonly string[];
  readonly exclusive?: boolean;
}

function merged(
  aspect: UpstreamLineage | undefined,
  target: Partial<UnitTarget>,
  { ours = [], exclusive = false }: Merging = {},
): UpstreamLineage {
  return mergeLineage({
    downstream: urnOf('orders'),
    aspect,
    target: { ...EMPTY_TARGET, ...target },
    owner: toOwner({ stack: 'shop', target: null, formerly: ['old'] }),
    exclusive,
    ours: new Set(ours),
    stamp,
  });
}

function pairOf(
  down: string,
  up: string,
  { transform = null, confidence = 1 }: { transform?: string | null; confidence?: number } = {},
): TargetPair {
  return {
    fingerprint: fingerprintOf(down, up, transform),
    downstreamField: fieldOf(down),
    upstreamField: fieldOf(up),
    transform,
    confidence,
  };
}

describe('edges', () => {
  const copy = { dataset: urnOf('raw'), type: 'COPY' } as const;

  it('are added after those that are there, with stamps and marks', () => {
    const after = merged(lineageOf('x'), { upstreams: [copy], marks: [{ dataset: urnOf('raw'), owner: 'shop', mark: edgeMark }] });
    const properties = { headwater: marksText({ shop: { edge: true } }) };
    expect(after).toEqual(lineageOf('x', { ...copy, auditStamp: stamp, created: stamp, properties }));
  });

  it('make the aspect where there is none', () => {
    expect(merged(undefined, { upstreams: [copy] })).toEqual({ upstreams: [{ ...copy, auditStamp: stamp, created: stamp }] });
  });

  it('get another type in place, and keep everything else of their record', () => {
    const record: UpstreamRecord = { ...marked('raw'), query: 'urn:li:query:q' };
    expect(merged(lineageOf('x', record, 'y'), { upstreams: [copy] })).toEqual(lineageOf('x', { ...record, type: 'COPY' }, 'y'));
  });

  it('leave the records of others as the very objects that they were', () => {
    const [x, y] = [recordOf('x'), { ...recordOf('y'), properties: {} }];
    const constant: FineGrainedRecord = { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [fieldOf('orders.flag')] };
    const theirs = columnRecord('orders.total', ['x.amount'], { query: 'urn:li:query:q' });
    const aspect = { ...withRecords(lineageOf(x, marked('raw'), y), theirs, constant), unknown: { kept: true } };
    const after = merged(aspect, { removedUpstreams: [urnOf('raw')], pairs: [pairOf('orders.total', 'x.amount')] });
    expect(after.upstreams[0]).toBe(x);
    expect(after.upstreams[1]).toBe(y);
    expect(after.fineGrainedLineages?.[0]).toBe(theirs);
    expect(after.fineGrainedLineages?.[2]).toBe(constant);
    expect(after['unknown']).toBe(aspect.unknown);
  });

  it('that stand there twice leave with the records that carry our mark, and stay with the others', () => {
    const aspect = lineageOf('raw', marked('raw'), 'x', marked('raw', { old: { edge: true } }));
    const target = { removedUpstreams: [urnOf('raw')] };
    expect(merged(aspect, target)).toEqual(lineageOf('raw', 'x'));
    expect(merged(aspect, target, { exclusive: true })).toEqual(lineageOf('x'));
    expect(merged(lineageOf('raw', 'raw', 'x'), target)).toEqual(lineageOf('x'));
  });

  it('that stand there twice change their type on the records that carry our mark', () => {
    const after = merged(lineageOf('raw', marked('raw')), { upstreams: [copy] });
    expect(after.upstreams.map(({ type }) => type)).toEqual(['TRANSFORMED', 'COPY']);
    const all = merged(lineageOf('raw', marked('raw')), { upstreams: [copy] }, { exclusive: true });
    expect(all.upstreams.map(({ type }) => type)).toEqual(['COPY', 'COPY']);
  });
});

describe('marks', () => {
  const ours = { dataset: urnOf('raw'), owner: 'shop', mark: edgeMark };

  it('join what stands in the bag of the record', () => {
    const theirs = { ...recordOf('raw'), properties: { source: 'UI', headwater: '{"finance":{"edge":1,"new":true}}' } };
    expect(merged(lineageOf(theirs), { marks: [ours] })).toEqual(
      lineageOf({ ...theirs, properties: { source: 'UI', headwater: '{"finance":{"edge":1,"new":true},"shop":{"edge":1}}' } }),
    );
  });

  it('leave the bag as it was once they go, and no bag where there was none', () => {
    const gone = { ...ours, mark: noMark };
    expect(merged(lineageOf(marked('raw')), { marks: [gone] })).toEqual(lineageOf('raw'));
    const other = { ...recordOf('raw'), properties: { source: 'UI' } };
    expect(merged(lineageOf(marked(other)), { marks: [gone] })).toEqual(lineageOf(other));
    const empty = { ...recordOf('raw'), properties: {} };
    expect(merged(lineageOf(empty), { marks: [gone] }).upstreams[0]).toBe(merged(lineageOf(empty), {}).upstreams[0]);
  });

  it('move from an earlier name to the name', () => {
    const moved = [ours, { ...ours, owner: 'old', mark: noMark }];
    expect(merged(lineageOf(marked('raw', { old: { edge: true } })), { marks: moved })).toEqual(lineageOf(marked('raw')));
  });

  it('stay on the one of two records that has them', () => {
    const both = marked('raw', { shop: { edge: true }, finance: { edge: true } });
    expect(merged(lineageOf('raw', both), { marks: [ours] })).toEqual(lineageOf('raw', both));
    const former = marked('raw', { old: { edge: true } });
    const moved = [ours, { ...ours, owner: 'old', mark: noMark }];
    expect(merged(lineageOf('raw', former), { marks: moved })).toEqual(lineageOf('raw', marked('raw')));
  });

  it('leave every record but one', () => {
    const after = merged(lineageOf(marked('raw'), marked('raw', { shop: { edge: true }, finance: { edge: true } })), { marks: [ours] });
    expect(after).toEqual(lineageOf(marked('raw'), marked('raw', { finance: { edge: true } })));
  });

  it('are put on the one of two records that we made, or else on the first', () => {
    const made = recordOf('raw', 'TRANSFORMED', us);
    expect(merged(lineageOf('raw', made), { marks: [ours] })).toEqual(lineageOf('raw', marked(made)));
    expect(merged(lineageOf('raw', recordOf('raw', 'VIEW')), { marks: [ours] })).toEqual(lineageOf(marked('raw'), recordOf('raw', 'VIEW')));
  });
});

describe('pairs', () => {
  const total = pairOf('orders.total', 'raw.amount');
  const own = columnRecord('orders.total', ['raw.amount']);

  it('stand in one record for each downstream column, transform and confidence', () => {
    const pairs = [
      pairOf('orders.total', 'raw.b'),
      pairOf('orders.total', 'raw.a'),
      pairOf('orders.total', 'fx.rate', { transform: 'SUM' }),
      pairOf('orders.total', 'raw.c', { confidence: 0.5 }),
      pairOf('orders.tax', 'raw.a'),
    ];
    expect(merged(lineageOf(), { pairs }).fineGrainedLineages).toEqual([
      columnRecord('orders.total', ['raw.a', 'raw.b']),
      columnRecord('orders.total', ['fx.rate'], { transformOperation: 'SUM' }),
      columnRecord('orders.total', ['raw.c'], { confidenceScore: 0.5 }),
      columnRecord('orders.tax', ['raw.a']),
    ]);
  });

  it('share a record when a float32 cannot tell their confidences apart', () => {
    const pairs = [pairOf('orders.total', 'raw.a', { confidence: 0.7 }), pairOf('orders.total', 'raw.b', { confidence: Math.fround(0.7) })];
    expect(merged(lineageOf(), { pairs }).fineGrainedLineages).toHaveLength(1);
  });

  it('join a record that is ours alone, behind what stands in it', () => {
    const before = columnRecord('orders.total', ['raw.b', 'raw.a'], { confidenceScore: Math.fround(0.7), transformOperation: 'NONE' });
    const ours = ['raw.a', 'raw.b', 'raw.0'].map((up) => fingerprintOf('orders.total', up));
    const after = merged(withRecords(lineageOf(), before), { pairs: [pairOf('orders.total', 'raw.0', { confidence: 0.7 })] }, { ours });
    expect(after.fineGrainedLineages).toEqual([{ ...before, upstreams: ['raw.b', 'raw.a', 'raw.0'].map(fieldOf) }]);
  });

  it.each<[string, FineGrainedRecord, readonly string[]]>([
    ['that others share', columnRecord('orders.total', ['raw.a', 'x.a']), ['raw.a']],
    ['of others', columnRecord('orders.total', ['x.a']), []],
    ['with another transform', columnRecord('orders.total', ['raw.a'], { transformOperation: 'SUM' }), ['raw.a']],
    ['with another confidence', columnRecord('orders.total', ['raw.a'], { confidenceScore: 0.5 }), ['raw.a']],
    ['of another column', columnRecord('orders.tax', ['raw.a']), []],
    [
      'of several columns',
      columnRecord('orders.total', ['raw.a'], { downstreams: ['orders.total', 'orders.tax'].map(fieldOf) }),
      ['raw.a'],
    ],
    ['of another kind', columnRecord('orders.total', ['raw.a'], { downstreamType: 'FIELD_SET' }), ['raw.a']],
    ['with a query', columnRecord('orders.total', ['raw.a'], { query: 'urn:li:query:q' }), ['raw.a']],
    [
      'that also names what is no column',
      columnRecord('orders.total', ['raw.a'], { upstreams: ['urn:li:dataJob:x', fieldOf('raw.a')] }),
      ['raw.a'],
    ],
  ])('never join a record %s', (_what, record, ours) => {
    const all = [total.fingerprint, ...ours.map((up) => fingerprintOf('orders.total', up))];
    expect(merged(withRecords(lineageOf(), record), { pairs: [total] }, { ours: all }).fineGrainedLineages).toEqual([record, own]);
  });

  it.each<[string, FineGrainedRecord]>([
    ['an empty list', columnRecord('orders.total', [])],
    ['no list', { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [fieldOf('orders.total')] }],
  ])('stand before the first record with %s of upstreams: the indexer stops there', (_what, constant) => {
    const theirs = columnRecord('orders.tax', ['x.a']);
    const after = merged(withRecords(lineageOf(), theirs, constant, theirs), { pairs: [total] });
    expect(after.fineGrainedLineages).toEqual([theirs, own, constant, theirs]);
  });

  it('leave alone, and take their record with them', () => {
    expect(merged(withRecords(lineageOf('x'), own), { removedPairs: [total] })).toEqual(lineageOf('x'));
    expect(merged(withRecords(lineageOf('x')), { marks: [] })).toEqual(withRecords(lineageOf('x')));
  });

  it('leave a record that others share with our upstream alone', () => {
    const both = columnRecord('orders.total', ['x.a', 'raw.amount', 'x.b'], { transformOperation: '' });
    expect(merged(withRecords(lineageOf(), both), { removedPairs: [total] }).fineGrainedLineages).toEqual([
      { ...both, upstreams: ['x.a', 'x.b'].map(fieldOf) },
    ]);
  });

  it('stay in a record of several downstream columns, which is not ours to take apart', () => {
    const several = columnRecord('orders.total', ['raw.amount'], { downstreams: ['orders.total', 'orders.tax'].map(fieldOf) });
    expect(merged(withRecords(lineageOf(), several), { removedPairs: [total] }).fineGrainedLineages).toEqual([several]);
  });

  it('move to another record with another confidence', () => {
    const both = columnRecord('orders.total', ['x.a', 'raw.amount']);
    const after = merged(withRecords(lineageOf(), both), { pairs: [{ ...total, confidence: 0.5 }] }, { ours: [total.fingerprint] });
    expect(after.fineGrainedLineages).toEqual([columnRecord('orders.total', ['x.a']), { ...own, confidenceScore: 0.5 }]);
  });

  it('leave the list absent where there was none and none is needed', () => {
    expect(merged(lineageOf('x'), {})).toEqual(lineageOf('x'));
  });
});
