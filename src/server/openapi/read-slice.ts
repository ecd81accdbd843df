import { createHash } from 'node:crypto';
import type { Urn } from '../../urn/urn.js';
import { readNumber } from '../parameters/query-values.js';
import { malformed } from '../shared/request-error.js';

/** One part of all entities. Clients scroll through several parts in parallel. */
export interface Slice {
  /** From 0 to `max` - 1. */
  readonly id: number;
  readonly max: number;
}

/**
 * Reads the slice of a scroll. Undefined if `id` or `max` is missing: the scroll then covers all
 * entities.
 *
 * @throws RequestError `malformed`
 */
export function readSlice(id: string | undefined, max: string | undefined): Slice | undefined {
  if (!id || !max) return undefined;
  const slice = { id: readNumber(id, 'sliceId', 0), max: readNumber(max, 'sliceMax', 1) };
  if (slice.max >= 1 && slice.id >= 0 && slice.id < slice.max) return slice;
  throw malformed(`sliceId ${id} of sliceMax ${max} is not a slice; ids go from 0 to sliceMax - 1`);
}

/**
 * Returns true if an urn belongs to a slice. The result depends only on the urn, so that an entity
 * is in the same slice on every page.
 */
export function isInSlice(urn: Urn, slice: Slice | undefined): boolean {
  if (slice === undefined) return true;
  return createHash('sha1').update(urn).digest().readUInt32BE(0) % slice.max === slice.id;
}
