import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Group } from '../model/graph.js';
import { cachedData } from './lineage-queries.js';
import {
  MEMBERS_PAGE,
  type MemberPage,
  membersAmong,
  readMembers,
  readRest,
} from './read-groups.js';

/**
 * Reads the members of a group page by page, those that are drawn too. If the hop lists all
 * neighbours of the side, nothing is read.
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
 * Reads a page of a group: out of the cache if the hop lists the whole side, else by a search.
 */
export async function readPage(
  { client, home, group, find }: GroupRead,
  page: number,
  signal?: AbortSignal,
): Promise<MemberPage> {
  const hop = cachedData(client, home).hop(group.anchor, group.direction).data;
  if (hop && hop.total <= hop.relationships.length) {
    const known = hop.relationships.flatMap(({ entity }) => entity ?? []);
    return membersAmong(known, group, find);
  }
  if (group.platform !== '') return readMembers(group, find, page, signal);
  const rest = await readRest(group, signal);
  const wanted = find.trim().toLowerCase();
  const members = rest.filter(({ urn }) => urn.toLowerCase().includes(wanted));
  const start = page * MEMBERS_PAGE;
  return { total: members.length, members: members.slice(start, start + MEMBERS_PAGE) };
}
