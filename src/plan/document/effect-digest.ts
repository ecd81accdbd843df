import { compareText } from '../../errors/compare-text.js';
import { type Change, endValues } from './change.js';
import { contentDigest } from './content-digest.js';
import type { GuardVerdict } from './guard-verdict.js';
import type { Intent } from './intent.js';
import type { PlanDocument } from './plan.js';

export interface Effect {
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
export function effectDigest({ target, intent, changes, guards }: Effect): string {
  const { origin, stack, target: name } = target;
  const ends = changes
    .flatMap(endValues)
    .map(({ id, value }) => [id, value] as const)
    .sort(([a], [b]) => compareText(a, b));
  const allowances = guards
    .filter(({ allowed }) => allowed !== null)
    .map(({ guard, address, allowed }) => ({ guard, address, allowed }));
  return contentDigest({ origin, stack, target: name, intent, allowances, ends });
}
