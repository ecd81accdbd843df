import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** `{ urn, <aspect>: { value, … }, … }` */
export function entityItem(urn: Urn, aspects: readonly StoredAspect[], withMetadata: boolean): JsonObject {
  return Object.fromEntries([['urn', urn], ...aspects.map((one) => [one.name, aspectItem(one, withMetadata)] as const)]);
}

/** `{ value }`, with `systemMetadata` (which holds the version, a string) and `auditStamp` where they are asked for. */
export function aspectItem(aspect: StoredAspect, withMetadata: boolean): JsonObject {
  const { value, systemMetadata, created } = aspect;
  return withMetadata ? { value, systemMetadata, auditStamp: { time: created.time, actor: created.actor } } : { value };
}
