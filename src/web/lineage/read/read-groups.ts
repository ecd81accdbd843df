import { ask } from '../../api/graphql.js';
import { type Direction, directionName, type Entity } from '../../entity/entity.js';
import { entityNames } from '../../entity/entity-names.js';
import { MEMBER, sideInput } from '../../entity/entity-queries.js';
import {
  type AnsweredFacet,
  type FacetCount,
  facetValues,
  toPlatformUrn,
} from '../../entity/facets.js';
import type { Group } from '../model/graph.js';

/** The largest number of platforms to count separately. */
const MAX_PLATFORMS = 100;

const FACETS = `query lineagePlatforms($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { facets { field aggregations { value count } } }
}`;

/** The part of an answer that a search among neighbors asks for. */
interface LineageSearch<Part> {
  readonly searchAcrossLineage: Part | null;
}

/**
 * Counts the neighbors on one side by platform, in one call. Does not count entities that do not
 * exist.
 */
export async function readPlatforms(
  urn: string,
  direction: Direction,
  signal: AbortSignal,
): Promise<readonly FacetCount[]> {
  const input = { ...neighbors(urn, direction, []), count: 0 };
  type Answer = LineageSearch<{ readonly facets: readonly AnsweredFacet[] | null }>;
  const { searchAcrossLineage: found } = await ask<Answer>(FACETS, { input }, { signal });
  return facetValues(found?.facets ?? [], 'platform');
}

/** The number of members on a page. */
export const MEMBERS_PAGE = 100;

/** A neighbor in a group. */
export type GroupMember = Pick<Entity, 'urn' | 'type' | 'status' | 'properties' | 'exists'>;

export interface MemberPage {
  /** The number of members that fit, on all pages. */
  readonly total: number;
  readonly members: readonly GroupMember[];
}

const MEMBERS = `query lineageGroup($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { total searchResults { entity { ...member } } }
}${MEMBER}`;

type MembersAnswer = LineageSearch<{
  readonly total: number;
  readonly searchResults: readonly { readonly entity: GroupMember }[];
}>;

/**
 * Reads one page of the members of a group that has a platform.
 *
 * The catalog has no filter by schema. A filter on the start of the urn replaces it. That filter
 * finds deeper schemas too, and the page leaves them out.
 *
 * @param find the text in the urns of the members. Empty: all members
 * @param page the first page is 0
 */
export async function readMembers(
  { anchor, direction, platform, schema }: Group,
  find: string,
  page: number,
  signal?: AbortSignal,
): Promise<MemberPage> {
  const platformUrn = toPlatformUrn(platform);
  const start = `urn:li:dataset:(${platformUrn},${schema}`;
  // A search finds each word by itself, and most members of a group share one.
  const wanted = find.trim();
  const filters = [
    { field: 'platform', values: [platformUrn] },
    ...(schema ? [{ field: 'urn', condition: 'START_WITH', values: [start] }] : []),
    ...(wanted === '' ? [] : [{ field: 'urn', condition: 'CONTAIN', values: [wanted] }]),
  ];
  const input = {
    ...neighbors(anchor, direction, filters),
    query: '*',
    start: page * MEMBERS_PAGE,
    count: MEMBERS_PAGE,
  };
  const answer = await ask<MembersAnswer>(MEMBERS, { input }, { signal });
  const { total, searchResults } = answer.searchAcrossLineage ?? { total: 0, searchResults: [] };
  const members = searchResults.map(({ entity }) => entity);
  const isInside = ({ urn }: GroupMember): boolean =>
    schema === undefined || entityNames(urn).schema === schema;
  return { total, members: members.filter(isInside) };
}

/**
 * Reads the neighbors that searches leave out, since they do not exist or have no platform: the
 * members of a group without a platform. They are found among the first 5,000.
 */
export async function readRest(
  { anchor, direction }: Group,
  signal?: AbortSignal,
): Promise<readonly GroupMember[]> {
  const members = await readNeighbors<GroupMember>(REST, { urn: anchor, direction }, signal);
  return members.filter(({ urn, exists }) => exists === false || entityNames(urn).platform === '');
}

/**
 * Reads the urns of the first 5,000 neighbors on one side, in one call. A key in an address does
 * not give its urn, so the graph finds added boxes among them.
 */
export async function readMemberUrns(
  urn: string,
  direction: Direction,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const members = await readNeighbors<Pick<GroupMember, 'urn'>>(URNS, { urn, direction }, signal);
  return members.map((member) => member.urn);
}

/** The largest number of neighbors of a side among which added boxes are found. */
const MAX_MEMBERS = 5_000;

const URNS = neighborsQuery('urn');
const REST = neighborsQuery('...member') + MEMBER;

function neighborsQuery(fields: string): string {
  return `query lineageNeighbors($urn: String!, $input: LineageInput!) {
  entity(urn: $urn) {
    ... on EntityWithRelationships {
      lineage(input: $input) { relationships { entity { ${fields} } } }
    }
  }
}`;
}

interface NeighborsAnswer<Part> {
  readonly entity: {
    readonly lineage?: {
      readonly relationships: readonly { readonly entity: Part | null }[];
    } | null;
  } | null;
}

async function readNeighbors<Part>(
  query: string,
  { urn, direction }: { readonly urn: string; readonly direction: Direction },
  signal: AbortSignal | undefined,
): Promise<readonly Part[]> {
  const variables = { urn, input: sideInput(direction, MAX_MEMBERS) };
  const options = { signal, isPartial: true };
  const { entity } = await ask<NeighborsAnswer<Part>>(query, variables, options);
  return (entity?.lineage?.relationships ?? []).flatMap((one) => one.entity ?? []);
}

/** A search among direct neighbors, soft-deleted ones included. */
function neighbors(urn: string, direction: Direction, filters: readonly object[]): object {
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
