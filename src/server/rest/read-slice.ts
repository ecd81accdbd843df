import { createHash } from 'node:crypto';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import { readNumber } from './read-query.js';

/** One of several parts that are scrolled through side by side; together they are the whole. */
export interface Slice {
  /** From 0 on. */
  readonly id: number;
  readonly max: number;
}

/**
 * The slice that a scroll asks for; the whole where one of the two is missing.
 *
 * @throws Refusal `malformed`
 */
export function readSlice(id: string | undefined, max: string | undefined): Slice | undefined {
  if (!id || !max) return undefined;
  const slice = { id: readNumber(id, 'sliceId', 0), max: readNumber(max, 'sliceMax', 1) };
  if (slice.max >= 1 && slice.id >= 0 && slice.id < slice.max) return slice;
  throw new Refusal('malformed', `sliceId ${id} of sliceMax ${max} is no slice; ids go from 0 to sliceMax - 1`);
}

/** Decided by the urn alone, so that an entity is in the same slice on every page. */
export function isInSlice(urn: Urn, slice: Slice | undefined): boolean {
  if (slice === undefined) return true;
  return createHash('sha1').update(urn).digest().readUInt32BE(0) % slice.max === slice.id;
}
