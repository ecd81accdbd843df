import { describe, expect, it } from 'vitest';
import { columnRows, findRows } from '../../../../src/web/dataset/column-rows.js';
import { columnPairs } from '../../../../src/web/entity/pairs.js';
import { storedLineage } from '../../../../src/web/entity/stored-lineage.js';
import { timeAgo } from '../../../../src/web/ui/time-text.js';
import { windowOf } from '../../../../src/web/ui/use-row-window.js';

const urnOf = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const field = (dataset: string, path: string) => `urn:li:schemaField:(${urnOf(dataset)},${path})`;

function lineage(from: string, columns: readonly string[], to: string, target: string) {
  const record = {
    upstreamType: 'FIELD_SET',
    upstreams: columns.map((column) => field(from, column)),
    downstreamType: 'FIELD',
    downstreams: [field(to, target)],
    transformOperation: 'sum',
    confidenceScore: 0.5,
  };
  return columnPairs({ upstreams: [], fineGrainedLineages: [record] });
}

describe('column pairs', () => {
  it('are one for each combination', () => {
    expect(lineage('up', ['a', 'b%2Cc'], 'me', 'x')).toMatchObject(
      ['a', 'b,c'].map((column) => ({
        upstream: { dataset: urnOf('up'), column },
        downstream: { dataset: urnOf('me'), column: 'x' },
        transform: 'sum',
        confidence: 0.5,
        query: undefined,
      })),
    );
  });

  it('are none without an aspect', () => {
    const stored = (payload: string | null) =>
      storedLineage({ urn: urnOf('me'), aspects: [{ aspectName: 'upstreamLineage', payload }] });
    expect(columnPairs(stored('broken'))).toEqual([]);
    expect(columnPairs(stored('{"upstreams":1}'))).toEqual([]);
    expect(columnPairs(stored(null))).toEqual([]);
  });
});

describe('the rows of columns', () => {
  const column = (fieldPath: string) => ({
    fieldPath,
    nativeDataType: 'text',
    type: 'STRING',
    description: null,
  });
  const rows = columnRows({
    urn: urnOf('me'),
    columns: [column('[version=2.0].[type=string].x'), column('y')],
    pairs: [
      ...lineage('up', ['a', 'b'], 'me', 'X'),
      ...lineage('up', ['a'], 'me', 'gone'),
      ...lineage('up', ['a'], 'other', 'y'),
    ],
    downstreamPairs: [
      ...lineage('me', ['y'], 'down', 'p'),
      ...lineage('me', ['y'], 'down', 'q'),
      ...lineage('me', ['y'], 'down', 'q'),
      ...lineage('up', ['y'], 'down', 'r'),
    ],
  });

  it('join the schema with the lineage, in any spelling', () => {
    expect(
      rows.map(({ name, from, feeds, isInSchema }) => ({
        name,
        from: from.map(({ upstream }) => upstream.column),
        feeds,
        isInSchema,
      })),
    ).toEqual([
      { name: 'x', from: ['a', 'b'], feeds: 0, isInSchema: true },
      { name: 'y', from: [], feeds: 2, isInSchema: true },
      { name: 'gone', from: ['a'], feeds: 0, isInSchema: false },
    ]);
  });

  it('are found by name, type and source', () => {
    const names = (find: string) => findRows(rows, find).map(({ name }) => name);
    expect(names(' GONE ')).toEqual(['gone']);
    expect(names('text')).toEqual(['x', 'y']);
    expect(names('b')).toEqual(['x']);
    expect(names(' ')).toEqual(['x', 'y', 'gone']);
  });
});

describe('the window of a long table', () => {
  it.each([
    [
      { top: 0, height: 480 },
      { first: 0, end: 20 },
    ],
    [
      { top: 4_800, height: 480 },
      { first: 90, end: 120 },
    ],
    [
      { top: 240_000, height: 480 },
      { first: 4_990, end: 5_000 },
    ],
  ])('at %j', (scroll, expected) => {
    expect(windowOf(5_000, 48, scroll)).toEqual(expected);
  });

  it('is within a table that became shorter', () => {
    expect(windowOf(3, 48, { top: 9_000, height: 480 })).toEqual({ first: 0, end: 3 });
  });
});

describe('how long ago', () => {
  const MINUTE = 60_000;
  it.each([
    [-5, 'just now'],
    [MINUTE - 1, 'just now'],
    [26 * MINUTE, '26 min ago'],
    [60 * MINUTE, '1 h ago'],
    [24 * 60 * MINUTE, '1 day ago'],
    [59 * 24 * 60 * MINUTE, '59 days ago'],
    [60 * 24 * 60 * MINUTE, 'on 2026-01-01'],
  ])('%i ms is %s', (passed, text) => {
    const now = Date.UTC(2026, 0, 1) + 60 * 24 * 60 * MINUTE;
    expect(timeAgo(now - passed, now)).toBe(text);
  });
});
