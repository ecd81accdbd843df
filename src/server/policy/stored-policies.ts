import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';

export const POLICY_TYPE = 'dataHubPolicy';
export const POLICY_ASPECT = 'dataHubPolicyInfo';

export interface StoredPolicy {
  readonly urn: Urn;
  readonly info: JsonObject;
}

/** Reads the stored policies, sorted by urn, without soft-deleted ones. */
export function storedPolicies(store: AspectReads): readonly StoredPolicy[] {
  return store
    .listEntities(POLICY_TYPE)
    .filter((urn) => !store.isSoftDeleted(urn))
    .flatMap((urn) => {
      const aspect = store.readAspect(urn, POLICY_ASPECT);
      return aspect ? [{ urn, info: aspect.value }] : [];
    });
}
