import { compareText } from '../errors/compare-text.js';
import { type Change, endValues } from './change.js';
import { contentDigest } from './content-digest.js';
import type { GuardVerdict } from './guards/evaluate-guards.js';
import type { Intent } from './intent.js';
import type { PlanDocument } from './plan.js';

export interface Effect {
  readonly target: PlanDocument['target'];
  readonly intent: Intent;
  readonly changes: readonly Change[];
  readonly guards: readonly GuardVerdict[];
}

/**
 * Names what an apply would bring about: origin, stack, target, intent, the guards that were lifted, and the end value of each element by urn.
 *
 * Two plans with one digest have the same effect, whoever made them, from whatever state and in whatever words.
 */
export function effectDigest({ target, intent, changes, guards }: Effect): string {
  const { origin, stack, target: name } = target;
  const ends = changes
    .flatMap(endValues)
    .map(({ id, value }) => [id, value] as const)
    .sort(([a], [b]) => compareText(a, b));
  const allowances = guards.filter(({ allowed }) => allowed !== null).map(({ guard, address, allowed }) => ({ guard, address, allowed }));
  return contentDigest({ origin, stack, target: name, intent, allowances, ends });
}
