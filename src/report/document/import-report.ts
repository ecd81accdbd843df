import type { Finding } from '../../errors/finding.js';
import type { ImportCounts, ImportedFile } from '../../model/import-changes.js';
import type { LeftOut } from '../../model/portable-lineage.js';

/** The import of lineage of another format into manifests. */
export interface ImportReport {
  readonly kind: 'import';
  /** The name of the format, as in `headwater import dbt`. */
  readonly format: string;
  /** The name of the import and its record. */
  readonly name: string;
  /**
   * `printed`: the import wrote to standard output. `refused`: the import is strict and leaves
   * something out, so it wrote nothing.
   */
  readonly state: 'written' | 'printed' | 'dry-run' | 'refused';
  /** The text of the settings that the import writes. Null if there are settings. */
  readonly settings: string | null;
  /** The manifests that change. Sorted by path. */
  readonly files: readonly ImportedFile[];
  /** Number of records of the source. */
  readonly records: number;
  /** The records that no manifest gets. */
  readonly leftOut: readonly LeftOut[];
  /** Clashes with what people wrote, and files that the import leaves alone. */
  readonly findings: readonly Finding[];
  readonly counts: ImportCounts;
  /** Null if the datasets were not looked up in the catalog. */
  readonly resolution: ImportResolution | null;
  /** Null if the user asked for no adoption. */
  readonly adoption: Adoption | null;
  /** Absent if no SQL was parsed. */
  readonly parser?: ImportParser;
}

/** The versions of the parser that an import took columns from. */
export interface ImportParser {
  /** The version of the package `acryl-datahub`. */
  readonly datahub: string;
  readonly sqlglot: string;
  readonly python: string;
}

/** The plan that marks imported lineage as ours. */
export interface Adoption {
  /** The file of the plan, as the user finds it. */
  readonly file: string;
  /**
   * `unchanged`: the file holds this plan already. `nothing`: there is nothing to mark, or the plan
   * has errors, and no file is written. A run that writes nothing states what it would do.
   */
  readonly state: 'created' | 'replaced' | 'unchanged' | 'nothing';
  readonly edges: number;
  readonly pairs: number;
  /** A pipeline or a run writes these edges again and again, so the plan does not mark them. */
  readonly leftToIngestion: readonly { readonly writer: string; readonly edges: number }[];
}

/** The catalog's spelling of the datasets of an import. */
export interface ImportResolution {
  /** Number of datasets whose spelling in the source differs from the catalog. */
  readonly respelled: number;
  /** Datasets that keep the spelling of the source, each with the code of the reason. */
  readonly asSpelled: readonly LeftOut[];
}
