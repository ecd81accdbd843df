/** The tags and glossary terms of a dataset and its columns; "could not be read" is never the same as "has none". */
export type Classification = ReadClassification | UnreadClassification;

export interface ReadClassification {
  readonly kind: 'read';
  /** Urns of the dataset's own, which hold for every column of it. Sorted. */
  readonly dataset: readonly string[];
  /** By simplified field path, from the schema and from what was edited by hand: urns. Sorted. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

export interface UnreadClassification {
  readonly kind: 'unread';
  /** Why, in words, without secrets. */
  readonly why: string;
}
