import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entityNames } from '../model/entity-names.js';
import type { Group } from '../model/graph.js';
import { MEMBERS_PAGE, type Member, readMembers } from '../read/read-groups.js';
import { readMemberUrns } from '../read/read-neighbours.js';

/** Reads the members of a group page by page, while their list is scrolled. */
export function useMembers(group: Group, find: string) {
  const query = useInfiniteQuery({
    queryKey: ['lineage-group', group.id, find],
    queryFn: ({ pageParam, signal }) =>
      group.platform === '' ? readUnlisted(group, find, signal) : readMembers(group, find, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * MEMBERS_PAGE < total && group.platform !== '' ? pages.length : undefined,
  });
  const members = useMemo(() => query.data?.pages.flatMap((page) => page.members) ?? [], [query.data]);
  return { query, members, total: query.data?.pages[0]?.total };
}

/** Searches leave out what does not exist. The members of such a group come from the index. */
async function readUnlisted(group: Group, find: string, signal: AbortSignal) {
  const urns = await readMemberUrns(group.anchor, group.direction, signal);
  const wanted = find.trim().toLowerCase();
  const members = urns
    .filter((urn) => urn.toLowerCase().includes(wanted))
    .map((urn): Member => ({ urn, type: '' }));
  return { total: members.length, members };
}

/** How the list names a member. */
export function memberName({ urn, properties }: Member): string {
  const { name, schema } = entityNames(urn, properties?.name);
  return schema === '' ? name : `${schema}.${name}`;
}
