import { contentDigest } from './content-digest.js';
import type { PlanDocument } from './plan.js';

/**
 * Adds the digest of the whole document to a finished plan. The digest shows hand edits and damage.
 * It is no signature: an editor can compute it again.
 */
export function sealPlan<T extends PlanDocument>(plan: T): T {
  return { ...plan, digests: { ...plan.digests, document: documentDigest(plan) } };
}

/**
 * Returns true if the digest of a plan does not match its content. A plan of format 1.0 has no
 * digest and does not count as edited.
 */
export function isEditedPlan(plan: PlanDocument): boolean {
  const { document } = plan.digests;
  return document === undefined ? plan.formatVersion !== '1.0' : document !== documentDigest(plan);
}

function documentDigest(plan: PlanDocument): string {
  const { document: _, ...digests } = plan.digests;
  return contentDigest({ ...plan, digests });
}
