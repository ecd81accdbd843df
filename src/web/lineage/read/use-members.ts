import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Group } from '../model/graph.js';
import { membersAmong } from './group-members.js';
import { cachedData } from './lineage-queries.js';
import {
  MEMBERS_PAGE,
  type Member,
  type MemberPage,
  readMembers,
  readRest,
} from './read-groups.js';

/** The members of a group that are read so far. */
export interface Members {
  /** Undefined until the first page is read. */
  readonly total: number | undefined;
  readonly members: readonly Member[];
  readonly hasMore: boolean;
  /** Reads the next page. */
  readonly readMore: () => void;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

/**
 * Reads the members of a group page by page, those that are drawn too. If the hop lists all
 * neighbours of the side, nothing is read.
 *
 * @param home the urn of the home dataset of the graph
 * @param find what members have in their names. Empty: all members
 */
export function useMembers(home: string, group: Group, find: string): Members {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['lineage', 'group', home, group.id, find],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readPage({ client, home, group, find }, pageParam, signal),
    getNextPageParam: ({ total }: MemberPage, pages) =>
      pages.length * MEMBERS_PAGE < total ? pages.length : undefined,
  });
  return {
    total: query.data?.pages[0]?.total,
    members: query.data?.pages.flatMap(({ members }) => members) ?? [],
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
    isFetching: query.isFetching,
    error: query.error,
  };
}

interface GroupRead {
  readonly client: QueryClient;
  readonly home: string;
  readonly group: Group;
  readonly find: string;
}

/**
 * Reads a page of a group: out of the cache if the hop lists the whole side, else by a search.
 *
 * @throws ApiError
 */
export async function readPage(
  { client, home, group, find }: GroupRead,
  page: number,
  signal?: AbortSignal,
): Promise<MemberPage> {
  const hop = cachedData(client, home).hop(group.anchor, group.direction).data;
  if (hop && hop.total <= hop.relationships.length)
    return membersAmong(
      hop.relationships.flatMap(({ entity }) => entity ?? []),
      group,
      find,
    );
  if (group.platform !== '') return readMembers(group, find, page, signal);
  const rest = await readRest(group, signal);
  const wanted = find.trim().toLowerCase();
  const members = rest.filter(({ urn }) => urn.toLowerCase().includes(wanted));
  const start = page * MEMBERS_PAGE;
  return { total: members.length, members: members.slice(start, start + MEMBERS_PAGE) };
}
