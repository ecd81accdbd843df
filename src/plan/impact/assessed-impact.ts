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

/** The watched columns that other columns gain or lose as ancestors. */
export interface SensitiveDifferences {
  /** Sorted by address. */
  readonly ancestors: readonly SensitiveAncestor[];
  /**
   * Datasets that could not be read. They may be sensitive, or derived from what is. Sorted by
   * address.
   */
  readonly unread: readonly UnreadDataset[];
  /** True if every column whose own pairs change was compared. */
  readonly complete: boolean;
}

/** A watched column that other columns gain or lose as an ancestor. */
export interface SensitiveAncestor {
  readonly address: string;
  /** The watched tags and terms of the column. Sorted. */
  readonly urns: readonly string[];
  /** Addresses of the columns that gain it, only those whose own pairs change. Sorted. */
  readonly gainedBy: readonly string[];
  readonly lostBy: readonly string[];
}

export interface UnreadDataset {
  readonly address: string;
  /** The part that could not be read. */
  readonly what: 'lineage' | 'tags';
  /** The reason in words, if the catalog gave one. */
  readonly why: string | null;
}
