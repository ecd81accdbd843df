import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Impact } from '../document/impact.js';

/** The impact of a plan, and the facts about it that only guards need. */
export interface AssessedImpact {
  readonly impact: Impact;
  /**
   * The gained and lost ancestors of columns whose own pairs change. Empty if the settings watch no
   * tag and no term.
   */
  readonly direct: readonly DirectDifference[];
  /** Datasets upstream of the changes whose lineage cannot be read. Sorted. */
  readonly unreadSources: readonly DatasetUrn[];
  /** False if there were too many columns to compare all of them. */
  readonly complete: boolean;
}

/** The ancestors that one column gains and loses, by urn. */
export interface DirectDifference {
  readonly column: string;
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}
