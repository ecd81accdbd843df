import type { Undo } from './undo/undo.js';

/**
 * The purpose of a plan. `sync` makes the catalog match the manifests. `adopt` puts our mark on
 * declared elements that already exist. `release` removes our marks and leaves the elements.
 * `rollback` undoes one apply.
 */
export type PlanIntent =
  | { readonly kind: 'sync' | 'adopt' | 'release' }
  | { readonly kind: 'rollback'; readonly undo: Undo };

/** The name of an intent, as plans and receipts hold it. */
export type Intent = PlanIntent['kind'];

export const SYNC: PlanIntent = { kind: 'sync' };
