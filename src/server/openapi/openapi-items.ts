import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** Formats an entity: `{ urn, <aspect>: { value, … }, … }`. */
export function entityItem(
  urn: Urn,
  aspects: readonly StoredAspect[],
  withMetadata: boolean,
): JsonObject {
  return Object.fromEntries([
    ['urn', urn],
    ...aspects.map((one) => [one.name, aspectItem(one, withMetadata)] as const),
  ]);
}

/**
 * Formats an aspect: `{ value }`, or with metadata `{ value, systemMetadata, auditStamp }`. The
 * version in `systemMetadata` is a string.
 */
export function aspectItem(aspect: StoredAspect, withMetadata: boolean): JsonObject {
  const { value, systemMetadata, created } = aspect;
  return withMetadata
    ? { value, systemMetadata, auditStamp: { time: created.time, actor: created.actor } }
    : { value };
}

/**
 * Formats written aspects as one item for each urn, in the order of the first write of each urn.
 */
export function writtenItems(
  written: readonly StoredAspect[],
  withMetadata: boolean,
): readonly JsonObject[] {
  const byUrn = new Map<Urn, StoredAspect[]>();
  for (const aspect of written) byUrn.set(aspect.urn, [...(byUrn.get(aspect.urn) ?? []), aspect]);
  return [...byUrn].map(([urn, aspects]) => entityItem(urn, aspects, withMetadata));
}
