import { ask } from '../../api/graphql.js';
import { type Entity, MEMBER } from '../../entity/entity.js';
import { entityNames } from '../../entity/entity-names.js';
import { type FacetValue, toPlatformUrn } from '../../search/search-datasets.js';
import type { Direction, Group } from '../model/graph.js';
import { directionName } from './read-hops.js';
import { readNeighbours } from './read-neighbours.js';

/** The largest number of platforms that are counted apart. */
const MAX_PLATFORMS = 100;

const FACETS = `query lineagePlatforms($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { facets { field aggregations { value count } } }
}`;

interface FacetsAnswer {
  readonly searchAcrossLineage: {
    readonly facets:
      | readonly { readonly field: string; readonly aggregations: readonly FacetValue[] }[]
      | null;
  } | null;
}

/**
 * Counts the neighbours on one side by platform, in one call. Entities that do not exist are not
 * counted.
 *
 * @throws ApiError
 */
export async function readPlatforms(
  urn: string,
  direction: Direction,
  signal: AbortSignal | undefined,
): Promise<readonly FacetValue[]> {
  const input = { ...neighbours(urn, direction, []), count: 0 };
  const answer = await ask<FacetsAnswer>({ query: FACETS, variables: { input }, signal });
  const facets = answer.searchAcrossLineage?.facets ?? [];
  return facets.find(({ field }) => field === 'platform')?.aggregations ?? [];
}

/** The number of members on a page. */
export const MEMBERS_PAGE = 100;

/** A neighbour in a group. */
export type Member = Pick<Entity, 'urn' | 'type' | 'status' | 'properties' | 'exists'>;

export interface MemberPage {
  /** The number of members that fit, on all pages. */
  readonly total: number;
  readonly members: readonly Member[];
}

const MEMBERS = `query lineageGroup($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { total searchResults { entity { ...member } } }
}${MEMBER}`;

interface MembersAnswer {
  readonly searchAcrossLineage: {
    readonly total: number;
    readonly searchResults: readonly { readonly entity: Member }[];
  } | null;
}

/**
 * Reads one page of the members of a group that has a platform.
 *
 * The catalog has no filter by schema. A filter on the start of the urn stands in for it, and finds
 * deeper schemas too, which are left out of the page.
 *
 * @param find what members have in their urns. Empty: all members
 * @param page the first page is 0
 * @throws ApiError
 */
export async function readMembers(
  { anchor, direction, platform, schema }: Group,
  find: string,
  page: number,
  signal?: AbortSignal,
): Promise<MemberPage> {
  const platformUrn = toPlatformUrn(platform);
  const filters = [{ field: 'platform', values: [platformUrn] }];
  const start = { field: 'urn', condition: 'START_WITH' };
  const inSchema = schema
    ? [{ ...start, values: [`urn:li:dataset:(${platformUrn},${schema}`] }]
    : [];
  // A search finds each word by itself, and most members of a group share one.
  const wanted = find.trim();
  const named = wanted === '' ? [] : [{ field: 'urn', condition: 'CONTAIN', values: [wanted] }];
  const input = {
    ...neighbours(anchor, direction, [...filters, ...inSchema, ...named]),
    query: '*',
    start: page * MEMBERS_PAGE,
    count: MEMBERS_PAGE,
  };
  const answer = await ask<MembersAnswer>({ query: MEMBERS, variables: { input }, signal });
  const { total, searchResults } = answer.searchAcrossLineage ?? { total: 0, searchResults: [] };
  const members = searchResults.map(({ entity }) => entity);
  const isInside = ({ urn }: Member): boolean =>
    schema === undefined || entityNames(urn).schema === schema;
  return { total, members: members.filter(isInside) };
}

/**
 * Reads the neighbours that searches leave out, since they do not exist or have no platform: the
 * members of a group without a platform. They are found among the first 5,000.
 *
 * @throws ApiError
 */
export async function readRest(
  { anchor, direction }: Group,
  signal?: AbortSignal,
): Promise<readonly Member[]> {
  const neighbour = { urn: anchor, direction, fields: '...member', fragments: MEMBER };
  const members = await readNeighbours<Member>(neighbour, signal);
  return members.filter(({ urn, exists }) => exists === false || entityNames(urn).platform === '');
}

/** A search among direct neighbours, with those that are soft-deleted. */
function neighbours(urn: string, direction: Direction, filters: readonly object[]): object {
  return {
    urn,
    direction: directionName(direction),
    orFilters: [{ and: [{ field: 'degree', values: ['1'] }, ...filters] }],
    searchFlags: {
      skipHighlighting: true,
      includeSoftDeleted: true,
      maxAggValues: MAX_PLATFORMS,
    },
  };
}
