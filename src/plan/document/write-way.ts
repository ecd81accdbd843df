import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** The way in which an apply writes the plain edges of a plan. Everything else goes by proposals. */
export interface WriteWay {
  /** `proposals` are conditional. `mutations` are calls of `updateLineage`. */
  readonly route: 'proposals' | 'mutations';
  readonly why: WayReason;
  /** True if the mutation of this catalog cannot undo a concurrent write. */
  readonly isAtomic: boolean;
  /**
   * Downstreams whose proposals the catalog refuses, since the token lacks a privilege. Their plain
   * edges go by the mutation, unless the settings forbid it.
   */
  readonly refused: readonly DatasetUrn[];
}

/**
 * The reason of a way.
 *
 * `conditions`: the catalog refuses outdated proposals. `atomic-mutation`: its mutation cannot undo
 * a concurrent write. `no-conditions`: its version ignores the conditions of proposals. `setting`:
 * the settings say so.
 */
export type WayReason = 'conditions' | 'atomic-mutation' | 'no-conditions' | 'setting';
