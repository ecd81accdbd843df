import { ask } from '../../api/graphql.js';
import type { Direction, Entity } from '../../entity/entity.js';
import { MEMBER, sideInput } from '../../entity/entity-queries.js';

/** The number of members on a page. */
export const MEMBERS_PAGE = 100;

/** A neighbor in a group. */
export type GroupMember = Pick<Entity, 'urn' | 'type' | 'status' | 'properties' | 'exists'>;

const MEMBERS = `query lineageMembers($urns: [String!]!) {
  entities(urns: $urns) { ...member }
}${MEMBER}`;

/** Reads the names and states of at most 100 entities, in one call. */
export async function readMembers(
  urns: readonly string[],
  signal?: AbortSignal,
): Promise<readonly GroupMember[]> {
  type Answer = { readonly entities: readonly (GroupMember | null)[] };
  const { entities } = await ask<Answer>(MEMBERS, { urns }, { signal, isPartial: true });
  return entities.flatMap((entity) => entity ?? []);
}

/** The largest number of neighbors of a side whose urns are read. */
const MAX_MEMBERS = 5_000;

/**
 * Reads the urns of the first 5,000 neighbors on one side, in one call. They tell kinds, platforms
 * and schemas. A key in an address does not give its urn, so the graph finds added boxes among them.
 */
export async function readMemberUrns(
  urn: string,
  direction: Direction,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const input = sideInput(direction, MAX_MEMBERS);
  const members = await readNeighbors<Pick<GroupMember, 'urn'>>(URNS, { urn, input }, signal);
  return members.map((member) => member.urn);
}

/** Reads a page of the neighbors on one side. */
export async function readNeighborPage(
  urn: string,
  { direction, start }: { readonly direction: Direction; readonly start: number },
  signal?: AbortSignal,
): Promise<readonly GroupMember[]> {
  const input = { ...sideInput(direction, MEMBERS_PAGE), start };
  return await readNeighbors<GroupMember>(REST, { urn, input }, signal);
}

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
  variables: { readonly urn: string; readonly input: object },
  signal: AbortSignal | undefined,
): Promise<readonly Part[]> {
  const options = { signal, isPartial: true };
  const { entity } = await ask<NeighborsAnswer<Part>>(query, variables, options);
  return (entity?.lineage?.relationships ?? []).flatMap((one) => one.entity ?? []);
}
