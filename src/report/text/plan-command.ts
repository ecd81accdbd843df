import type { Plan } from '../../plan/plan.js';
import { harmless } from './harmless.js';

/** The command that plans the same again. */
export function planCommand({ intent, source }: Pick<Plan, 'intent' | 'source'>): string {
  if (intent === 'sync') return 'headwater plan';
  return `headwater ${intent}${source.receipt ? ` ${harmless(source.receipt.path)}` : ''}`;
}
