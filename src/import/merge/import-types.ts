import type { Finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../../manifest/declared-stack.js';
import type { ParsedStack } from '../../manifest/parse-stack.js';
import type { TargetOverrides } from '../../manifest/settings.js';
import type { ImportCounts, ImportedFile } from '../../model/import-changes.js';
import type { LeftOut, PortableLineage } from '../../model/portable-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { SourceFile } from '../../yaml/read-yaml.js';
import type { FactsByEntity } from './entity-facts.js';
import type { ImportRecord } from './import-record.js';

export interface ImportMergeInput {
  /** The lineage of the source. */
  readonly lineage: PortableLineage;
  /** All manifests of the stack. */
  readonly files: readonly SourceFile[];
  /** These files as `parseStack` returns them. Default: the merge parses them. */
  readonly parsed?: ParsedStack | undefined;
  /** The record of the last import of this name. Absent on the first import. */
  readonly record?: string | undefined;
  /** The record that an import was about to write when it was stopped. */
  readonly pending?: string | undefined;
  readonly facts?: FactsByEntity | undefined;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  /** Absent if the run has no target. */
  readonly target?: TargetOverrides | undefined;
  readonly options: MergeOptions;
}

export interface MergeOptions {
  /** The name of the record, which is the file of the layout `single`. */
  readonly name: string;
  /** The folder of new manifests, relative to the folder of the settings file. */
  readonly folder: string;
  readonly by: FileLayout;
  readonly transforms: TransformChoice;
  readonly onClash: ClashChoice;
  /** The command, for the heads of new files and of the record. */
  readonly command: string;
  /** The schema of manifests, relative to the folder of the settings file, or its address. */
  readonly schema: string;
  /**
   * Returns true for a downstream that the import is about. The manifests keep their statements
   * about other downstreams. Default: all.
   */
  readonly covers?: ((holder: EntityUrn) => boolean) | undefined;
}

/** The ways to spread imported lineage over files. */
export const layouts = ['schema', 'platform', 'domain', 'dataset', 'single'] as const;

export type FileLayout = (typeof layouts)[number];

/** The value that wins where a person and the source disagree. */
export type ClashChoice = 'keep' | 'source';

/** The transforms that an import writes. A pair without a transform accepts any. */
export type TransformChoice = 'short' | 'keep' | 'none';

/** The values that every step of a merge needs. */
export interface MergeContext {
  readonly input: ImportMergeInput;
  readonly stack: DeclaredStack;
  readonly recorded: ImportRecord;
  readonly pending: ImportRecord;
  /** The files that cannot be changed. */
  readonly stayed: ReadonlySet<string>;
}

export interface ImportResult {
  /** The files that change. Sorted by path. */
  readonly files: readonly ImportedFile[];
  /** The new record. Equal to the old record if the import changes nothing. */
  readonly record: string;
  /**
   * Clashes, files that stay as they are, and damage of the record. If one is an error, the
   * manifests have mistakes, and nothing is merged.
   */
  readonly findings: readonly Finding[];
  /** The parts that no manifest can express. */
  readonly leftOut: readonly LeftOut[];
  readonly counts: ImportCounts;
}
