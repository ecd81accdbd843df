/** A manifest that an import changes. */
export interface ImportedFile {
  /** Relative to the folder of the settings file. */
  readonly path: string;
  /** Absent for a new file. */
  readonly before?: string;
  readonly after: string;
  readonly edges: ElementCounts;
  /** Column pairs and wildcards. */
  readonly columns: ElementCounts;
}

/** Numbers of elements. */
export interface ElementCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Numbers of edges, column pairs and wildcards. */
export interface ImportCounts {
  readonly new: number;
  readonly updated: number;
  readonly removed: number;
  /** Elements that a person wrote or edited, and that differ from the source. */
  readonly kept: number;
  /** Elements that a person deleted. */
  readonly staysGone: number;
}
