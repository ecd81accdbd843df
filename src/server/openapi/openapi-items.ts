import { groupBy } from '../../model/group-by.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { keyAspectValue, urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** Formats an entity. */
export type ToItem = (
  urn: Urn,
  aspects: readonly StoredAspect[],
  withMetadata: boolean,
) => JsonObject;

/** Formats an entity of version 3: `{ urn, <aspect>: { value, … }, … }`. */
export const entityItem: ToItem = (urn, aspects, withMetadata) =>
  Object.fromEntries<Json>([
    ['urn', urn],
    ...aspects.map((one) => [one.name, aspectItem(one, withMetadata)] as const),
  ]);

/**
 * Formats an aspect of version 3: `{ value }`, or with metadata `{ value, systemMetadata,
 * auditStamp }`. The version in `systemMetadata` is a string.
 */
export function aspectItem(aspect: StoredAspect, withMetadata: boolean): JsonObject {
  const { value, systemMetadata, created } = aspect;
  return withMetadata
    ? { value, systemMetadata, auditStamp: { time: created.time, actor: created.actor } }
    : { value };
}

/** Formats an entity of version 2: `{ urn, aspects: { <aspect>: { value, … }, … } }`. */
export const entityItemV2: ToItem = (urn, aspects, withMetadata) => ({
  urn,
  aspects: aspectItemsV2(aspects, withMetadata),
});

/**
 * Formats an entity that a read of version 2 asks for. It derives a missing key aspect from the
 * urn, so there is an answer for each urn.
 */
export const keyedItemV2: ToItem = (urn, aspects, withMetadata) => ({
  urn,
  aspects: {
    [urnKeyAspectName(urn)]: { value: keyAspectValue(urn) },
    ...aspectItemsV2(aspects, withMetadata),
  },
});

function aspectItemsV2(aspects: readonly StoredAspect[], withMetadata: boolean): JsonObject {
  return Object.fromEntries(aspects.map((one) => [one.name, aspectItemV2(one, withMetadata)]));
}

/** Formats an aspect of version 2: `{ value }`, or with metadata `{ value, systemMetadata }`. */
export function aspectItemV2(
  { value, systemMetadata }: StoredAspect,
  withMetadata: boolean,
): JsonObject {
  return withMetadata ? { value, systemMetadata } : { value };
}

/** Formats written aspects as one item for each urn, in the order of the first writes. */
export function writtenItems(
  written: readonly StoredAspect[],
  withMetadata: boolean,
  toItem: ToItem = entityItem,
): readonly JsonObject[] {
  const byUrn = groupBy(written, ({ urn }) => urn);
  return [...byUrn].map(([urn, aspects]) => toItem(urn, aspects, withMetadata));
}

/** Formats the written aspects of one entity. */
export function writtenItem(
  written: readonly StoredAspect[],
  withMetadata: boolean,
  toItem: ToItem,
): JsonObject {
  return writtenItems(written, withMetadata, toItem)[0] ?? {};
}
