import type { Intent } from '../document/intent.js';
import type { Undo } from './undo.js';

/** The intent of a plan, with the changes that a rollback undoes. */
export type PlanIntent =
  | { readonly kind: Exclude<Intent, 'rollback'> }
  | { readonly kind: 'rollback'; readonly undo: Undo };

export const SYNC: PlanIntent = { kind: 'sync' };
