import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamRecord } from '../../model/upstream-lineage.js';
import type { Entity, Neighbour } from './entity.js';

/** Who changed something, and when. A time of 0 or null: not recorded. */
export interface Stamp {
  readonly time: number | null;
  readonly actor: string | null;
}

/** What the catalog records of an edge, whatever its ends are. */
export interface EdgeFacts {
  /** The type of the lineage, such as `TRANSFORMED`. Undefined: not recorded. */
  readonly type: string | undefined;
  readonly created: Stamp;
  readonly updated: Stamp;
  readonly query: string | undefined;
  /** The text of the marks. */
  readonly mark: string | undefined;
}

/** The facts of a record. Its stamps come from the index if the record has none. */
export function edgeFacts(
  record: UpstreamRecord | undefined,
  related: Neighbour | undefined,
): EdgeFacts {
  const stampOf = (time?: number | null, actor?: { readonly urn: string } | null): Stamp => ({
    time: time ?? null,
    actor: actor?.urn ?? null,
  });
  return {
    type: record?.type,
    created: record?.created ?? stampOf(related?.createdOn, related?.createdActor),
    updated: record?.auditStamp ?? stampOf(related?.updatedOn, related?.updatedActor),
    query: record?.query,
    mark: record?.properties?.[MARK_PROPERTY],
  };
}

/** Why an entity cannot be opened as usual, or `present`. */
export type EntityState = 'present' | 'missing' | 'removed' | 'hidden';

export const stateWords: Readonly<Record<EntityState, string>> = {
  present: '',
  missing: 'not in the catalog',
  removed: 'soft-deleted',
  hidden: 'not visible to you',
};

/** Tells whether an entity exists, as far as the answer says. */
export function stateOf(entity: Pick<Entity, 'exists' | 'status'> | null | undefined): EntityState {
  if (entity?.status?.removed) return 'removed';
  return entity?.exists === false ? 'missing' : 'present';
}
