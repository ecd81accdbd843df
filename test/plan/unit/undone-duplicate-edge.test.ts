import { describe, expect, it } from 'vitest';
import { marked } from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf } from '../../support/model/state-builders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import { ours, recordsOf, undoing, undoneEdge } from '../../support/plan/undo-builders.js';

describe('a rolled back edge with duplicate records', () => {
  it('is removed if one of them is as the apply made it', () => {
    const undo = undoing({ edges: [undoneEdge('raw', null, { ...ours, type: 'COPY' })] });
    const twice = lineageOf(marked(recordOf('raw', 'VIEW')), marked(recordOf('raw', 'COPY')));
    expect(rolledBack(undo, twice).lines).toEqual(['delete orders <- raw true -> none']);
  });

  it.each([
    ['in front', ['COPY', 'VIEW'], lineageOf(recordOf('raw', 'COPY'), marked('raw'))],
    ['behind', ['VIEW', 'COPY'], lineageOf(marked('raw'), recordOf('raw', 'COPY'))],
  ] as const)(
    "gets our record's type back, with another writer's record %s",
    (_where, types, lineage) => {
      const records = recordsOf(...types.map((type) => recordOf('raw', type)));
      const undo = undoing({
        edges: [undoneEdge('raw', { ...ours, type: types[0] }, ours, records)],
      });
      const { lines, left, proposal } = rolledBack(undo, lineage);
      expect({ lines, left }).toEqual({ lines: ['update orders <- raw true -> true'], left: [] });
      expect(proposal).toMatchObject({
        upstreams: [{ dataset: urnOf('raw'), type: 'VIEW' }],
        marks: [],
      });
      const back = lineageOf(
        ...types.map((type) =>
          type === 'VIEW' ? marked(recordOf('raw', type)) : recordOf('raw', type),
        ),
      );
      expect(rolledBack(undo, back)).toMatchObject({ lines: [], left: [] });
    },
  );

  describe('that an exclusive apply gave a type', () => {
    const undo = (retypedAll: boolean) => {
      const { records = [] } = recordsOf(recordOf('raw', 'COPY'), recordOf('raw', 'VIEW'));
      const was = { ...ours, type: 'COPY' };
      return undoing({ edges: [undoneEdge('raw', was, ours, { records, retypedAll })] });
    };

    it('gets the type of each record back', () => {
      const { lines, left, proposal } = rolledBack(undo(true), lineageOf(marked('raw'), 'raw'));
      expect({ lines, left }).toEqual({ lines: ['update orders <- raw true -> true'], left: [] });
      expect(proposal).toMatchObject({
        upstreams: [],
        restored: [{ type: 'COPY' }, { type: 'VIEW' }],
      });
    });

    it.each([
      ['the ownership was not exclusive', undo(false), lineageOf(marked('raw'), 'raw')],
      ['a record was added since', undo(true), lineageOf(marked('raw'), 'raw', 'raw')],
      [
        'a record got another type since',
        undo(true),
        lineageOf(marked('raw'), recordOf('raw', 'NEWTYPE')),
      ],
    ])('stays, with a finding, if %s', (_why, intent, lineage) => {
      const { lines, left } = rolledBack(intent, lineage);
      expect(lines).toEqual([]);
      expect(left).toEqual([expect.stringContaining('the catalog has it twice')]);
    });
  });

  it("that another writer's record keeps stays, and only our mark is removed", () => {
    const undo = undoing({ edges: [undoneEdge('raw', null, { ...ours, type: 'COPY' })] });
    const { lines, proposal } = rolledBack(
      undo,
      lineageOf(recordOf('raw', 'VIEW'), marked(recordOf('raw', 'COPY'))),
    );
    expect(lines).toEqual(['mark orders <- raw true -> false']);
    expect(proposal).toMatchObject({ removedUpstreams: [], marks: [{ mark: { edge: false } }] });
  });
});
