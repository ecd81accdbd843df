import { type Urn, urnEntityType } from '../../urn/urn.js';
import entityAspects from './entity-aspects.json' with { type: 'json' };
import kinds from './entity-kinds.json' with { type: 'json' };

/**
 * The aspects of each type of entities, without key aspects. Types and aspects are in alphabetical
 * order.
 *
 * Source: the annotations of the key aspects in DataHub's models, as its Python client has them.
 */
export const aspectsByEntityType: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(entityAspects),
);

/** All entity types of DataHub. */
export const entityTypes: readonly string[] = [...aspectsByEntityType.keys()];

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  entityTypes.map((type) => [type.toLowerCase(), type]),
);

/** Returns a type as urns spell it. Like DataHub's registry, it ignores letter case. */
export function canonicalEntityType(text: string): string | undefined {
  return BY_LOWER_CASE.get(text.toLowerCase());
}

/** One kind of entity, with its three names in DataHub. */
export interface EntityKind {
  /** The name in urns: `dataJob`. */
  readonly inUrn: string;
  /** The value of the enum `EntityType`: `DATA_JOB`. */
  readonly enumValue: string;
  /** The GraphQL object type: `DataJob`. */
  readonly typeName: string;
  /** True if a search without types includes it. */
  readonly searched: boolean;
}

/**
 * All kinds of entities. Source: `EntityType` in DataHub's `entity.graphql`, and
 * `SEARCHABLE_ENTITY_TYPES` of its `SearchUtils`.
 */
export const entityKinds: readonly EntityKind[] = kinds;

const byUrnType: ReadonlyMap<string, EntityKind> = new Map(
  entityKinds.map((one) => [one.inUrn, one]),
);

/**
 * Finds the kind of the entity of an urn. Undefined for types that the GraphQL schema does not
 * have.
 */
export function findEntityKind(urn: Urn): EntityKind | undefined {
  return byUrnType.get(urnEntityType(urn));
}
