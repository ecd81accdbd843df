export const DIRECTIONS = ['up', 'down'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** DataHub's name of a direction. */
export function directionName(direction: Direction): string {
  return direction === 'up' ? 'UPSTREAM' : 'DOWNSTREAM';
}

/** A stored aspect, as JSON. */
interface StoredAspect {
  readonly aspectName: string;
  readonly payload: string | null;
}

/** The fields of an entity that the pages read. Types without a field leave it out. */
export interface Entity {
  readonly urn: string;
  /** DataHub's type, such as `DATASET` or `DATA_JOB`. */
  readonly type: string;
  readonly exists?: boolean | null;
  readonly status?: { readonly removed: boolean } | null;
  readonly properties?: { readonly name: string | null } | null;
  /** The aspects that hold its lineage. Null if the caller may not see them. */
  readonly aspects?: readonly StoredAspect[] | null;
  readonly ups?: { readonly total: number | null } | null;
  readonly downs?: { readonly total: number | null } | null;
}

/** One neighbor, with the stamps of the edge to it. */
export interface Neighbor {
  readonly entity: Entity | null;
  readonly createdOn: number | null;
  readonly createdActor: { readonly urn: string } | null;
  readonly updatedOn: number | null;
  readonly updatedActor: { readonly urn: string } | null;
}

/** The first neighbors of an entity on one side. */
export interface Hop {
  /** The number of all neighbors. */
  readonly total: number;
  readonly relationships: readonly Neighbor[];
}

/** A column as the schema describes it. */
export interface SchemaColumn {
  readonly fieldPath: string;
  readonly nativeDataType: string | null;
  readonly type: string;
  readonly description: string | null;
}

/** The reason why an entity cannot be opened as usual, or `present`. */
export type EntityState = 'present' | 'missing' | 'removed' | 'hidden';

export const stateWords: Readonly<Record<EntityState, string>> = {
  present: '',
  missing: 'not in the catalog',
  removed: 'soft-deleted',
  hidden: 'not visible to you',
};

/** Returns the state of an entity, as far as the answer tells it. */
export function stateOf(entity: Pick<Entity, 'exists' | 'status'> | null | undefined): EntityState {
  if (entity?.status?.removed) return 'removed';
  return entity?.exists === false ? 'missing' : 'present';
}
