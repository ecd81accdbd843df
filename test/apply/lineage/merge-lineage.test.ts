import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { merged, pairOf, stamp } from '../../support/apply/merge-with.js';
import {
  columnRecord,
  fieldOf,
  marked,
  marksText,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf, us } from '../../support/model/state-builders.js';

const edgeMark = { edge: true, pairs: [], protect: false };
const noMark = { edge: false, pairs: [], protect: false };

describe('edges', () => {
  const copy = { dataset: urnOf('raw'), type: 'COPY' } as const;

  it('are added after the existing ones, with stamps and marks', () => {
    const after = merged(lineageOf('x'), {
      upstreams: [copy],
      marks: [{ dataset: urnOf('raw'), owner: 'shop', mark: edgeMark }],
    });
    const properties = { headwater: marksText({ shop: { edge: true } }) };
    expect(after).toEqual(
      lineageOf('x', { ...copy, auditStamp: stamp, created: stamp, properties }),
    );
  });

  it('create the aspect if it does not exist', () => {
    expect(merged(undefined, { upstreams: [copy] })).toEqual({
      upstreams: [{ ...copy, auditStamp: stamp, created: stamp }],
    });
  });

  it('change their type in place, and keep everything else of their record', () => {
    const record: UpstreamRecord = { ...marked('raw'), query: 'urn:li:query:q' };
    expect(merged(lineageOf('x', record, 'y'), { upstreams: [copy] })).toEqual(
      lineageOf('x', { ...record, type: 'COPY' }, 'y'),
    );
  });

  it('leave the records of other writers identical', () => {
    const [x, y] = [recordOf('x'), { ...recordOf('y'), properties: {} }];
    const constant: FineGrainedRecord = {
      upstreamType: 'NONE',
      downstreamType: 'FIELD',
      downstreams: [fieldOf('orders.flag')],
    };
    const theirs = columnRecord('orders.total', ['x.amount'], { query: 'urn:li:query:q' });
    const aspect = {
      ...withRecords(lineageOf(x, marked('raw'), y), theirs, constant),
      unknown: { kept: true },
    };
    const after = merged(aspect, {
      removedUpstreams: [urnOf('raw')],
      pairs: [pairOf('orders.total', 'x.amount')],
    });
    expect(after.upstreams[0]).toBe(x);
    expect(after.upstreams[1]).toBe(y);
    expect(after.fineGrainedLineages?.[0]).toBe(theirs);
    expect(after.fineGrainedLineages?.[2]).toBe(constant);
    expect(after['unknown']).toBe(aspect.unknown);
  });

  it('that exist twice lose the records with our mark, and keep the others', () => {
    const aspect = lineageOf('raw', marked('raw'), 'x', marked('raw', { old: { edge: true } }));
    const target = { removedUpstreams: [urnOf('raw')] };
    expect(merged(aspect, target)).toEqual(lineageOf('raw', 'x'));
    expect(merged(aspect, target, { exclusive: true })).toEqual(lineageOf('x'));
    expect(merged(lineageOf('raw', 'raw', 'x'), target)).toEqual(lineageOf('x'));
  });

  it('that exist twice change their type on the records that carry our mark', () => {
    const after = merged(lineageOf('raw', marked('raw')), { upstreams: [copy] });
    expect(after.upstreams.map(({ type }) => type)).toEqual(['TRANSFORMED', 'COPY']);
    const all = merged(lineageOf('raw', marked('raw')), { upstreams: [copy] }, { exclusive: true });
    expect(all.upstreams.map(({ type }) => type)).toEqual(['COPY', 'COPY']);
  });

  it('that exist twice get their former types back, and keep everything else', () => {
    const restored = [recordOf('raw', 'COPY'), recordOf('raw', 'VIEW')];
    const after = merged(lineageOf('raw', 'x', marked('raw')), { restored });
    expect(after).toEqual(lineageOf(recordOf('raw', 'COPY'), 'x', marked(recordOf('raw', 'VIEW'))));
  });
});

describe('marks', () => {
  const ours = { dataset: urnOf('raw'), owner: 'shop', mark: edgeMark };

  it('are added to the other properties of the record', () => {
    const theirs = {
      ...recordOf('raw'),
      properties: { source: 'UI', headwater: '{"finance":{"edge":1,"new":true}}' },
    };
    expect(merged(lineageOf(theirs), { marks: [ours] })).toEqual(
      lineageOf({
        ...theirs,
        properties: {
          source: 'UI',
          headwater: '{"finance":{"edge":1,"new":true},"shop":{"edge":1}}',
        },
      }),
    );
  });

  it('leave the other properties unchanged when they are removed, and no properties if there were none', () => {
    const gone = { ...ours, mark: noMark };
    expect(merged(lineageOf(marked('raw')), { marks: [gone] })).toEqual(lineageOf('raw'));
    const other = { ...recordOf('raw'), properties: { source: 'UI' } };
    expect(merged(lineageOf(marked(other)), { marks: [gone] })).toEqual(lineageOf(other));
    const empty = { ...recordOf('raw'), properties: {} };
    expect(merged(lineageOf(empty), { marks: [gone] }).upstreams[0]).toBe(
      merged(lineageOf(empty), {}).upstreams[0],
    );
  });

  it('move from an earlier name of the stack to the current one', () => {
    const moved = [ours, { ...ours, owner: 'old', mark: noMark }];
    expect(merged(lineageOf(marked('raw', { old: { edge: true } })), { marks: moved })).toEqual(
      lineageOf(marked('raw')),
    );
  });

  it('stay on the record that has them, when the edge exists twice', () => {
    const both = marked('raw', { shop: { edge: true }, finance: { edge: true } });
    expect(merged(lineageOf('raw', both), { marks: [ours] })).toEqual(lineageOf('raw', both));
    const former = marked('raw', { old: { edge: true } });
    const moved = [ours, { ...ours, owner: 'old', mark: noMark }];
    expect(merged(lineageOf('raw', former), { marks: moved })).toEqual(
      lineageOf('raw', marked('raw')),
    );
  });

  it('are removed from all records but one, when the edge exists twice', () => {
    const after = merged(
      lineageOf(marked('raw'), marked('raw', { shop: { edge: true }, finance: { edge: true } })),
      { marks: [ours] },
    );
    expect(after).toEqual(lineageOf(marked('raw'), marked('raw', { finance: { edge: true } })));
  });

  it('are put on the record that we created, or else on the first, when the edge exists twice', () => {
    const made = recordOf('raw', 'TRANSFORMED', us);
    expect(merged(lineageOf('raw', made), { marks: [ours] })).toEqual(
      lineageOf('raw', marked(made)),
    );
    expect(merged(lineageOf('raw', recordOf('raw', 'VIEW')), { marks: [ours] })).toEqual(
      lineageOf(marked('raw'), recordOf('raw', 'VIEW')),
    );
  });
});
