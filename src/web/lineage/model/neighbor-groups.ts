import { groupBy } from '../../../model/group-by.js';
import { entityNames } from '../../entity/entity-names.js';
import type { Group } from './graph.js';

/** The largest number of neighbors of one kind, and of schemas of one platform, to draw apart. */
const MAX_UNGROUPED = 30;

/** A group that opens in the graph. A larger one opens as a list. */
const MAX_IN_PLACE = 60;

/** The side of a box that a group is at, and the place that its members share. */
type GroupPlace = Pick<Group, 'anchor' | 'direction' | 'type' | 'platform' | 'schema'>;

/** New neighbors of a side that share a group. */
export interface NeighborGroup extends GroupPlace {
  /** Unique in the graph and stable: it does not depend on the number of members. */
  readonly id: string;
  readonly urns: readonly string[];
}

/** DataHub's type of an entity, as its urn tells it: `DATA_JOB` of `urn:li:dataJob:…`. */
export function typeInUrn(urn: string): string {
  const [, , type = ''] = urn.split(':', 3);
  return type.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();
}

/**
 * The groups of the new neighbors of a side, the largest first. Each kind with more than 30
 * neighbors has groups by platform and schema. A platform with more than 30 schemas is one group. A
 * neighbor that is alone in its schema is in no group, and neither is any other.
 */
export function groupNeighbors(
  { anchor, direction }: Pick<Group, 'anchor' | 'direction'>,
  urns: readonly string[],
): readonly NeighborGroup[] {
  const kinds = [...groupBy(urns, typeInUrn)].filter(([, some]) => some.length > MAX_UNGROUPED);
  return kinds
    .flatMap(([type, some]) => {
      const named = some.map((urn) => ({ urn, ...entityNames(urn) }));
      return [...groupBy(named, ({ platform }) => platform)].flatMap(([platform, members]) => {
        const place = { anchor, direction, type, platform };
        const schemas = groupBy(members, ({ schema }) => schema);
        if (schemas.size > MAX_UNGROUPED) return toGroup({ ...place, schema: undefined }, members);
        return [...schemas]
          .filter(([, inSchema]) => inSchema.length > 1)
          .map(([schema, inSchema]) => toGroup({ ...place, schema }, inSchema));
      });
    })
    .sort((one, other) => other.urns.length - one.urns.length);
}

function toGroup(place: GroupPlace, members: readonly { readonly urn: string }[]): NeighborGroup {
  return { id: groupId(place), ...place, urns: members.map(({ urn }) => urn) };
}

/** Names a group. The name does not depend on the count. */
export function groupId({ direction, anchor, type, platform, schema }: GroupPlace): string {
  return [direction, anchor, type, platform, schema ?? ''].join('\n');
}

/** True if an urn belongs to the place of a group. */
export function isInGroup(urn: string, { type, platform, schema }: GroupPlace): boolean {
  if (typeInUrn(urn) !== type) return false;
  const names = entityNames(urn);
  return names.platform === platform && (schema === undefined || names.schema === schema);
}

/** True if a group opens in the graph. Any other opens as a list. */
export function opensInPlace({ type, count }: Pick<Group, 'type' | 'count'>): boolean {
  return type !== '' && count <= MAX_IN_PLACE;
}
