import { entityNames } from '../../entity/entity-names.js';
import type { Group } from '../model/graph.js';
import type { Member, MemberPage } from './read-groups.js';

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
