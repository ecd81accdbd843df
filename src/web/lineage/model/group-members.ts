import type { Member, MemberPage } from '../read/read-groups.js';
import { entityNames } from './entity-names.js';
import { type Group, groupId } from './graph.js';

/** The members of a group among known neighbours that have a text in their urn or name. */
export function membersAmong(
  neighbours: readonly Member[],
  { platform, schema }: Pick<Group, 'platform' | 'schema'>,
  find: string,
): MemberPage {
  const wanted = find.trim().toLowerCase();
  const members = neighbours.filter(({ urn, properties }) => {
    const names = entityNames(urn, properties?.name);
    return (
      names.platform === platform &&
      (schema === undefined || names.schema === schema) &&
      `${urn} ${names.name}`.toLowerCase().includes(wanted)
    );
  });
  return { total: members.length, members };
}

/**
 * Splits a group into those of its schemas, the largest first. None if there is one schema.
 *
 * @param members what is read of the group. The counts are those of these members
 */
export function schemaGroups(group: Group, members: readonly Member[]): readonly Group[] {
  const counts = new Map<string, number>();
  for (const { urn } of members) {
    const { schema } = entityNames(urn);
    counts.set(schema, (counts.get(schema) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  const groups = [...counts].map(([schema, count]): Group => {
    const place = { ...group, schema, count };
    return { ...place, id: groupId(place) };
  });
  return groups.sort((a, b) => b.count - a.count);
}
