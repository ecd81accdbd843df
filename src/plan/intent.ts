import type { Undo } from './undo/undo.js';

/**
 * What a plan is made for. `sync` brings the catalog to what is declared; `adopt` puts our mark on what is declared and
 * there already; `release` takes our marks away and leaves what they stand on; `rollback` undoes what one apply did.
 */
export type PlanIntent = { readonly kind: 'sync' | 'adopt' | 'release' } | { readonly kind: 'rollback'; readonly undo: Undo };

/** An intent by its name alone, as plans and receipts carry it. */
export type Intent = PlanIntent['kind'];

export const SYNC: PlanIntent = { kind: 'sync' };
