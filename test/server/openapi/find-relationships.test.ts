import { expect, test } from 'vitest';
import { compareText } from '../../../src/errors/compare-text.js';
import { findRelationships } from '../../../src/server/openapi/find-relationships.js';
import type { SearchContext } from '../../../src/server/search/entity-query.js';
import type {
  RelationshipKey,
  RelationshipPageQuery,
} from '../../../src/server/store/relationship.js';
import type { Urn } from '../../../src/urn/urn.js';

const any = { types: undefined, groups: [] };
const request = {
  source: any,
  destination: any,
  edge: [],
  after: undefined,
  count: 10,
  slice: undefined,
};

/** Rows of the type `A` and one last row of the type `B`, in the order of the store. */
const rows: readonly RelationshipKey[] = Array.from({ length: 25_000 }, (_, i) => ({
  source: `urn:li:tag:${String(i).padStart(6, '0')}` as Urn,
  type: i === 24_999 ? 'B' : 'A',
  destination: 'urn:li:tag:x' as Urn,
}));

/** A store that counts the rows of one read, and a turn that counts its calls. */
function countingContext() {
  const seen = { mostRows: 0, asked: 0 };
  const position = (key: RelationshipKey | undefined) =>
    key ? rows.findIndex((row) => compareText(row.source, key.source) === 0) : -1;
  const store = {
    listRelationships: ({ types, after, until, limit }: RelationshipPageQuery) => {
      const range = rows.slice(position(after) + 1, until ? position(until) + 1 : undefined);
      seen.mostRows = Math.max(seen.mostRows, range.length);
      return range.filter(({ type }) => types?.includes(type) ?? true).slice(0, limit);
    },
    skipRelationships: (after: RelationshipKey | undefined, count: number) =>
      rows[position(after) + count],
  };
  const turn = {
    isOver: () => {
      seen.asked++;
      return false;
    },
  };
  return { seen, context: { store, turn } as unknown as SearchContext };
}

test('reads a limited number of rows at a time, and finds the row that matches', async () => {
  const { seen, context } = countingContext();
  expect(await findRelationships({ ...request, types: ['B'] }, context)).toEqual({
    rows: rows.slice(-1),
    isLast: true,
  });
  expect(seen).toEqual({ mostRows: 10_000, asked: 3 });
});

test('ends if no row matches', async () => {
  const { seen, context } = countingContext();
  expect(await findRelationships({ ...request, types: ['C'] }, context)).toEqual({
    rows: [],
    isLast: true,
  });
  expect(seen.asked).toBe(3);
});

test('returns each row on exactly one page', async () => {
  const { context } = countingContext();
  const found: RelationshipKey[] = [];
  for (let after: RelationshipKey | undefined; ; after = found.at(-1)) {
    const page = await findRelationships(
      { ...request, types: ['A'], after, count: 4_000 },
      context,
    );
    found.push(...page.rows);
    if (page.isLast) break;
  }
  expect(found).toEqual(rows.slice(0, -1));
});
