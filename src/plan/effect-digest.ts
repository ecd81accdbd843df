import { createHash } from 'node:crypto';
import { compareText } from '../urn/urn.js';
import { canonicalJson } from './canonical-json.js';
import type { Change } from './change.js';
import type { PlanTarget } from './plan.js';

export interface Effect {
  readonly target: PlanTarget;
  readonly intent: 'sync';
  readonly changes: readonly Change[];
}

/**
 * Names what an apply would bring about: origin, stack, target, intent, and the end value of each element by urn.
 *
 * Two plans with one digest have the same effect, whoever made them, from whatever state and in whatever words.
 */
export function effectDigest({ target, intent, changes }: Effect): string {
  const { origin, stack, target: name } = target;
  const ends = changes.map((change) => [elementId(change), change.after] as const).sort(([a], [b]) => compareText(a, b));
  const text = canonicalJson({ origin, stack, target: name, intent, allowances: [], ends });
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

function elementId(change: Change): string {
  return change.element === 'dataset' ? change.urn : `${change.downstream} <- ${change.upstream}`;
}
