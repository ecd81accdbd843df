import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { entityNames } from '../../entity/entity-names.js';
import type { Group } from '../model/graph.js';
import { cachedData } from './lineage-queries.js';
import {
  type GroupMember,
  MEMBERS_PAGE,
  type MemberPage,
  readMembers,
  readRest,
} from './read-groups.js';

/**
 * Reads the members of a group page by page, those that are drawn too. If the hop lists all
 * neighbors of the side, nothing is read.
 *
 * @param home the urn of the home dataset of the graph
 * @param find what members have in their names. Empty: all members
 */
export function useMembers(home: string, group: Group, find: string) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['lineage', 'group', home, group.id, find],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readPage({ client, home, group, find }, pageParam, signal),
    getNextPageParam: ({ total }: MemberPage, pages) =>
      pages.length * MEMBERS_PAGE < total ? pages.length : undefined,
  });
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  return { query, total: query.data?.pages[0]?.total, members };
}

interface GroupRead {
  readonly client: QueryClient;
  readonly home: string;
  readonly group: Group;
  readonly find: string;
}

/**
 * Reads a page of a group: out of the cache if the hop lists the whole side, else by a search. A
 * search does not find the members of a group without a platform.
 */
export async function readPage(
  { client, home, group, find }: GroupRead,
  page: number,
  signal?: AbortSignal,
): Promise<MemberPage> {
  const hop = cachedData(client, home).hop(group.anchor, group.direction).data;
  const isListed = hop !== undefined && hop.total <= hop.relationships.length;
  if (!isListed && group.platform !== '') return readMembers(group, find, page, signal);
  const all = isListed
    ? hop.relationships.flatMap(({ entity }) => (entity && isInGroup(entity, group) ? entity : []))
    : await readRest(group, signal);
  const wanted = find.trim().toLowerCase();
  const members = all.filter(({ urn, properties }) =>
    `${urn} ${entityNames(urn, properties?.name).name}`.toLowerCase().includes(wanted),
  );
  const start = page * MEMBERS_PAGE;
  return { total: members.length, members: members.slice(start, start + MEMBERS_PAGE) };
}

function isInGroup({ urn }: GroupMember, { platform, schema }: Group): boolean {
  const names = entityNames(urn);
  return names.platform === platform && (schema === undefined || names.schema === schema);
}
