import type { Urn } from '../../../urn/urn.js';
import { findRelatedEntities } from '../../lineage/find-related-entities.js';
import { existenceUrn } from '../../search/is-shown.js';
import { pageSize } from '../../search/offset-page.js';
import type { RelationshipDirection } from '../../store/relationship.js';
import type { ToEntity } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';

interface RelationshipsInput {
  readonly types: readonly string[];
  readonly direction: RelationshipDirection;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly includeSoftDelete?: boolean | null;
}

/** The default of DataHub's `/relationships`. */
const DEFAULT_COUNT = 100;

/**
 * The field `relationships` of an entity: all relationships in the graph, even to entities that do
 * not exist.
 */
export function relationshipsField(
  urn: Urn,
  scope: RequestScope,
  toEntity: ToEntity,
): (args: { readonly input: RelationshipsInput }) => unknown {
  return ({ input: { types, direction, start, count, includeSoftDelete } }) => {
    const all = findRelatedEntities({ urn, types, directions: [direction] }, scope.store);
    const shown =
      includeSoftDelete === false
        ? all.filter((one) => !scope.store.isSoftDeleted(existenceUrn(one.urn)))
        : all;
    const first = Math.max(0, start ?? 0);
    const page = shown.slice(first, first + pageSize({ count: count ?? DEFAULT_COUNT }));
    return {
      start: first,
      count: page.length,
      total: shown.length,
      relationships: page.map((one) => ({
        type: one.relationshipType,
        direction,
        entity: () => toEntity(one.urn, scope),
      })),
    };
  };
}
