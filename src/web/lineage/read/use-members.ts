import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Group } from '../model/graph.js';
import { isInGroup } from '../model/neighbor-groups.js';
import { cachedData } from './lineage-queries.js';
import { type GroupMember, MEMBERS_PAGE, readMembers, readNeighborPage } from './read-groups.js';

interface MemberPage {
  /** The number of members that fit, on all pages. */
  readonly total: number;
  readonly members: readonly GroupMember[];
}

/**
 * Reads the members of a group page by page, drawn members included. Reads nothing if the hop lists
 * all neighbors of the side.
 *
 * @param home the urn of the home dataset of the graph
 * @param find the text in the names of the members. Empty: all members
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
 * Reads a page of a group. The urns of all members are known, so the text is looked for in all of
 * them. Of the neighbors whose urns are not read, the catalog gives one page after another, and the
 * text is looked for in that page.
 */
export async function readPage(
  { client, home, group, find }: GroupRead,
  page: number,
  signal?: AbortSignal,
): Promise<MemberPage> {
  const { anchor, direction } = group;
  const data = cachedData(client, home);
  const hop = data.hop(anchor, direction).data;
  const wanted = find.trim().toLowerCase();
  const start = page * MEMBERS_PAGE;
  if (group.type === '') {
    const read = (hop?.total ?? group.count) - group.count;
    const rest = await readNeighborPage(anchor, { direction, start: read + start }, signal);
    const members = rest.filter(({ urn }) => urn.toLowerCase().includes(wanted));
    return { total: group.count, members };
  }
  const listed = (hop?.relationships ?? []).flatMap(({ entity }) => entity ?? []);
  const urns = data.members(anchor, direction).data ?? listed.map(({ urn }) => urn);
  const found = urns.filter((urn) => isInGroup(urn, group) && urn.toLowerCase().includes(wanted));
  const shown = found.slice(start, start + MEMBERS_PAGE);
  const known = new Map<string, GroupMember>(listed.map((entity) => [entity.urn, entity]));
  const missing = shown.filter((urn) => !known.has(urn));
  const read = missing.length > 0 ? await readMembers(missing, signal) : [];
  for (const member of read) known.set(member.urn, member);
  return { total: found.length, members: shown.flatMap((urn) => known.get(urn) ?? []) };
}
