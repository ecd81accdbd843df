import { describe, expect, test } from 'vitest';
import { findText } from '../../../src/server/search/find-text.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

/** A text in which a search that steps back would find the beginning of each pattern everywhere. */
const TEXT = 'a'.repeat(4_000_000);
const HALVES = `${'a'.repeat(4990)}b${'a'.repeat(4990)}`;
const STARS = `${'*a'.repeat(4900)}b`;

/** A catalog with one dataset that has this text. */
async function catalogWithText(): Promise<Catalog> {
  const catalog = await runningCatalog();
  const properties = upsert(dataset('a'.repeat(300)), 'datasetProperties', { description: TEXT });
  const sent = await post(catalog, '/openapi/v3/entity/dataset?async=false', [
    onOpenapi(properties),
  ]);
  expect(sent.status).toBe(200);
  return catalog;
}

const SEARCH = `query ($text: String!, $filters: [AndFilterInput!]) {
  searchAcrossEntities(input: { types: [DATASET], query: $text, orFilters: $filters }) { total } }`;
const LINEAGE = `query ($text: String!, $filters: [AndFilterInput!], $urn: String!) {
  searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: $text, orFilters: $filters }) { total } }`;

function filter(condition: string, ...values: readonly string[]): unknown {
  return [{ and: [{ field: 'description', condition, values }] }];
}

const PATTERNS: readonly (readonly [what: string, variables: object])[] = [
  ['free text', { text: `${'a'.repeat(127)}b${'a'.repeat(127)}` }],
  ['a glob of many stars', { text: `/q ${STARS}` }],
  ['a glob of a field', { text: `/q description:*${HALVES.slice(0, 9000)}*` }],
  ['a phrase', { text: `/q "${HALVES}"` }],
  ['nested brackets', { text: `/q ${'('.repeat(49)}${'a* '.repeat(45)}b${')'.repeat(49)}` }],
  ['CONTAIN', { text: '*', filters: filter('CONTAIN', HALVES) }],
  ['START_WITH', { text: '*', filters: filter('START_WITH', HALVES) }],
  ['END_WITH', { text: '*', filters: filter('END_WITH', HALVES) }],
];

describe('a hostile pattern is matched in the time of the text', () => {
  test.each(PATTERNS)('%s', async (_what, variables) => {
    const catalog = await catalogWithText();
    for (const query of [SEARCH, LINEAGE]) {
      const urn = dataset('a'.repeat(300));
      const { body } = await post(catalog, '/api/graphql', {
        query,
        variables: { ...variables, urn },
      });
      expect([body.errors, Object.values(body.data)]).toEqual([undefined, [{ total: 0 }]]);
    }
  });

  test('a search over Rest.li and a scroll over OpenAPI', async () => {
    const catalog = await catalogWithText();
    const criterion = {
      field: 'description',
      condition: 'CONTAIN',
      value: HALVES,
      values: [HALVES],
    };
    const searched = await post(catalog, '/entities?action=search', {
      entity: 'dataset',
      input: STARS,
      start: 0,
      count: 1,
      filter: { or: [{ and: [criterion] }] },
    });
    expect([searched.status, searched.body.value.numEntities]).toEqual([200, 0]);
    const path = `/openapi/v3/entity/scroll?query=${encodeURIComponent(`description:${STARS.slice(-4001)}`)}`;
    const scrolled = await post(catalog, path, { entities: ['dataset'] });
    expect([scrolled.status, scrolled.body.entities]).toEqual([200, []]);
  });

  test.each([
    ['many stars', '%a'.repeat(150), 1],
    ['many stars that fit nothing', `${'%a'.repeat(150)}b`, 0],
    ['many places', `%${'a_'.repeat(120)}b%`, 0],
  ])('a count of urns like %s', async (_what, urnLike, count) => {
    const catalog = await catalogWithText();
    const body = { aspect: 'datasetProperties', urnLike: `${urnLike}%` };
    const answer = await post(catalog, '/aspects?action=getCount', body);
    expect([answer.status, answer.body]).toEqual([200, { value: count }]);
  });
});

test.each([
  ['a word of 256 letters', 'a'.repeat(256), 'a word of 256 characters, and 255 is the limit'],
  ['101 terms', `/q ${'a '.repeat(101)}`, 'it has more than 100 terms'],
])('a query of %s is refused', async (_what, text, words) => {
  const { body } = await post(await runningCatalog(), '/api/graphql', {
    query: SEARCH,
    variables: { text },
  });
  expect(body.errors[0].message).toContain(words);
});

test.each(['CONTAIN', 'START_WITH', 'END_WITH', 'IEQUAL', 'GREATER_THAN'])(
  'a filter by %s has at most 1024 values',
  async (condition) => {
    const catalog = await runningCatalog();
    const values = Array.from({ length: 1025 }, (_, i) => `x${i}`);
    const ask = (some: readonly string[]) =>
      post(catalog, '/api/graphql', {
        query: SEARCH,
        variables: { text: '*', filters: filter(condition, ...some) },
      });
    expect((await ask(values.slice(1))).body.errors).toBeUndefined();
    expect((await ask(values)).body.errors[0].message).toContain(
      `the filters have 1025 values for ${condition}, and 1024 is the limit`,
    );
  },
);

test('a part is found at the place where indexOf finds it', () => {
  let seed = 7;
  const letters = (count: number) =>
    Array.from({ length: count }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % 5 < 4 ? 'a' : 'b';
    }).join('');
  for (let round = 0; round < 300; round++) {
    const text = letters(400);
    const at = round % 300;
    const part = round % 3 === 0 ? letters(40) : text.slice(at, at + 33 + (round % 60));
    for (const from of [0, 1, at, at + 1])
      expect(findText(text, part, from)).toBe(text.indexOf(part, from));
  }
});
