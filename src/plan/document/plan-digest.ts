import { compareText } from '../../errors/compare-text.js';
import { contentDigest } from './canonical-json.js';
import { type Change, elementId } from './change.js';
import type { Intent } from './intent.js';
import type { GuardVerdict, PlanDocument } from './plan.js';

/**
 * Adds the digest of the whole document to a finished plan. The digest shows hand edits and damage.
 * It is not a signature: an editor can compute it again.
 */
export function sealPlan<T extends PlanDocument>(plan: T): T {
  let known: string | undefined;
  // Only a document that is saved or shown as JSON needs it, and it takes a tenth of a large plan.
  const digests = {
    ...plan.digests,
    get document() {
      known ??= documentDigest(plan);
      return known;
    },
  };
  return { ...plan, digests };
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

export interface EffectInput {
  readonly target: PlanDocument['target'];
  readonly intent: Intent;
  readonly changes: readonly Change[];
  readonly guards: readonly GuardVerdict[];
}

/**
 * Computes the digest of a plan's effect: origin, stack, target, intent, lifted guards, and the end
 * value of each element by urn.
 *
 * Two plans with one digest have the same effect, whatever user, catalog state and manifest text
 * they were made from.
 */
export function effectDigest({ target, intent, changes, guards }: EffectInput): string {
  const { origin, stack, target: name } = target;
  const ends = changes
    .map((change) => [elementId(change), change.after] as const)
    .sort(([a], [b]) => compareText(a, b));
  const allowances = guards
    .filter(({ allowed }) => allowed !== null)
    .map(({ guard, address, allowed }) => ({ guard, address, allowed }));
  return contentDigest({ origin, stack, target: name, intent, allowances, ends });
}
