import type { Urn } from '../../../urn/urn.js';
import { relatedEntities } from '../../lineage/related-entities.js';
import { bearerOf } from '../../search/is-shown.js';
import { pageSize } from '../../search/page.js';
import type { RelationshipDirection } from '../../store/relationship.js';
import type { RequestScope } from '../request-scope.js';

interface RelationshipsInput {
  readonly types: readonly string[];
  readonly direction: RelationshipDirection;
  readonly start?: number | null;
  readonly count?: number | null;
  readonly includeSoftDelete?: boolean | null;
}

/** How an urn becomes the value of a field; handed in, since entities have relationships and relationships have entities. */
type ToEntity = (urn: Urn, scope: RequestScope) => unknown;

/** As many as DataHub's `/relationships` gives. */
const DEFAULT_COUNT = 100;

/** The field `relationships` of an entity: the graph as it is, whether what it leads to exists or not. */
export function relationshipsField(
  urn: Urn,
  scope: RequestScope,
  toEntity: ToEntity,
): (args: { readonly input: RelationshipsInput }) => unknown {
  return ({ input: { types, direction, start, count, includeSoftDelete } }) => {
    const all = relatedEntities({ urn, types, directions: [direction] }, scope.store);
    const shown = includeSoftDelete === false ? all.filter((one) => !scope.store.isSoftDeleted(bearerOf(one.urn))) : all;
    const first = Math.max(0, start ?? 0);
    const page = shown.slice(first, first + pageSize({ count: count ?? DEFAULT_COUNT }));
    return {
      start: first,
      count: page.length,
      total: shown.length,
      relationships: page.map((one) => ({ type: one.relationshipType, direction, entity: () => toEntity(one.urn, scope) })),
    };
  };
}
