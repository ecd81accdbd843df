import { groupBy } from '../../model/group-by.js';
import type { JsonObject } from '../../model/json.js';
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
export function entityItem(
  urn: Urn,
  aspects: readonly StoredAspect[],
  withMetadata: boolean,
): JsonObject {
  const items = namedItems(aspects, (one) => aspectItem(one, withMetadata));
  return Object.fromEntries([['urn', urn], ...items]);
}

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
export function entityItemV2(
  urn: Urn,
  aspects: readonly StoredAspect[],
  withMetadata: boolean,
): JsonObject {
  const items = namedItems(aspects, (one) => aspectItemV2(one, withMetadata));
  return { urn, aspects: Object.fromEntries(items) };
}

/**
 * Formats an entity that a read of version 2 asks for. A key aspect that is not stored is derived
 * from the urn, so there is an answer for each urn.
 */
export function keyedItemV2(
  urn: Urn,
  aspects: readonly StoredAspect[],
  withMetadata: boolean,
): JsonObject {
  const items = namedItems(aspects, (one) => aspectItemV2(one, withMetadata));
  const key = [urnKeyAspectName(urn), { value: keyAspectValue(urn) }] as const;
  return { urn, aspects: Object.fromEntries([key, ...items]) };
}

/** Formats an aspect of version 2: `{ value }`, or with metadata `{ value, systemMetadata }`. */
export function aspectItemV2(
  { value, systemMetadata }: StoredAspect,
  withMetadata: boolean,
): JsonObject {
  return withMetadata ? { value, systemMetadata } : { value };
}

function namedItems(
  aspects: readonly StoredAspect[],
  toItem: (aspect: StoredAspect) => JsonObject,
): readonly (readonly [string, JsonObject])[] {
  return aspects.map((one) => [one.name, toItem(one)]);
}

/**
 * Formats written aspects as one item for each urn, in the order of the first write of each urn. In
 * steps.
 */
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
  const [item] = writtenItems(written, withMetadata, toItem);
  return item ?? {};
}
