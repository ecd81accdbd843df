import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { mapByStepsOf, mapInSteps, type Steps } from '../shared/steps.js';
import type { StoredAspect } from '../store/aspect-store.js';

/**
 * Formats an entity: `{ urn, <aspect>: { value, … }, … }`, with a step for each aspect, since that
 * parses its value.
 */
export function* entityItem(
  urn: Urn,
  aspects: readonly StoredAspect[],
  withMetadata: boolean,
): Steps<JsonObject> {
  const items = yield* mapInSteps(
    aspects,
    (one) => [one.name, aspectItem(one, withMetadata)] as const,
  );
  return Object.fromEntries([['urn', urn], ...items]);
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
 * Formats written aspects as one item for each urn, in the order of the first write of each urn. In
 * steps.
 */
export function writtenItems(
  written: readonly StoredAspect[],
  withMetadata: boolean,
): Steps<readonly JsonObject[]> {
  const byUrn = new Map<Urn, StoredAspect[]>();
  for (const aspect of written) byUrn.set(aspect.urn, [...(byUrn.get(aspect.urn) ?? []), aspect]);
  return mapByStepsOf(byUrn, ([urn, aspects]) => entityItem(urn, aspects, withMetadata));
}

/** Formats the written aspects of one entity. */
export function* writtenItem(
  written: readonly StoredAspect[],
  withMetadata: boolean,
): Steps<JsonObject> {
  const [item] = yield* writtenItems(written, withMetadata);
  return item ?? {};
}
