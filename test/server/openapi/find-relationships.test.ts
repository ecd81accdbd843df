import { expect, test } from 'vitest';
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

/** A store that gives a thousand rows at a time, and a turn that counts its calls. */
function countingContext() {
  const seen = { asked: 0 };
  const store = {
    listRelationships: ({ after }: RelationshipPageQuery) => {
      const from = after ? rows.findIndex(({ source }) => source === after.source) + 1 : 0;
      const page = rows.slice(from, from + 1_000);
      const end = from + 1_000 < rows.length ? page.at(-1) : undefined;
      return { rows: page, end };
    },
  };
  const turn = {
    isOver: () => {
      seen.asked++;
      return false;
    },
  };
  return { seen, context: { store, turn } as unknown as SearchContext };
}

test('asks for its turn before each page of the store, and finds the row that matches', async () => {
  const { seen, context } = countingContext();
  expect(await findRelationships({ ...request, types: ['B'] }, context)).toEqual({
    rows: rows.slice(-1),
    isLast: true,
  });
  expect(seen.asked).toBe(25);
});

test('ends if no row matches', async () => {
  const { seen, context } = countingContext();
  expect(await findRelationships({ ...request, types: ['C'] }, context)).toEqual({
    rows: [],
    isLast: true,
  });
  expect(seen.asked).toBe(25);
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
