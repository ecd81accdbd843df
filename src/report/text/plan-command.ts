import type { Plan } from '../../plan/document/plan.js';
import { escapeControls } from './escape.js';

/** The command that plans the same again. */
export function planCommand({ intent, source }: Pick<Plan, 'intent' | 'source'>): string {
  if (intent === 'sync') return 'headwater plan';
  return `headwater ${intent}${source.receipt ? ` ${escapeControls(source.receipt.path)}` : ''}`;
}
