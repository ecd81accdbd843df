/**
 * The tags and glossary terms of a dataset and its columns. "Could not be read" is never the same
 * as "has none".
 */
export type Classification = ReadClassification | UnreadClassification;

export interface ReadClassification {
  readonly kind: 'read';
  /** Urns on the dataset itself. They hold for each of its columns. Sorted. */
  readonly dataset: readonly string[];
  /** Urns by simplified field path, from the schema and from manual edits. Sorted. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

export interface UnreadClassification {
  readonly kind: 'unread';
  /** The reason in words, without secrets. */
  readonly why: string;
}
