import type { Finding } from '../../errors/finding.js';
import type { ParsedStack } from '../../manifest/parse-stack.js';
import type { TargetOverrides } from '../../manifest/settings.js';
import type { SourceFile } from '../../manifest/yaml/read-yaml.js';
import type { ImportCounts, ImportedFile } from '../../model/import-changes.js';
import type { LeftOut, PortableLineage } from '../../model/portable-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { FactsByDataset } from './dataset-facts.js';
import type { Layout } from './manifest-path.js';
import type { ClashChoice } from './merge-unit.js';
import type { TransformChoice } from './source-elements.js';

export interface ImportInput {
  /** What the source says. */
  readonly lineage: PortableLineage;
  /** All manifests of the stack. */
  readonly files: readonly SourceFile[];
  /** These files as `parseStack` returns them. Default: the merge parses them. */
  readonly parsed?: ParsedStack;
  /** The record of the last import of this name. Absent on the first one. */
  readonly record?: string | undefined;
  /**
   * The record that an import was about to write when it was stopped. The caller writes the new
   * record beside the old one before any manifest, and puts it in the place of the old one after
   * the last.
   */
  readonly pending?: string | undefined;
  readonly facts?: FactsByDataset;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  /** Absent if the run has no target. */
  readonly target?: TargetOverrides;
  readonly options: ImportOptions;
}

export interface ImportOptions {
  /** The name of the record, which is the file of the layout `single`. */
  readonly name: string;
  /** The folder of new manifests, relative to the folder of the settings file. */
  readonly folder: string;
  readonly by: Layout;
  readonly transforms: TransformChoice;
  readonly onClash: ClashChoice;
  /** The command, for the heads of new files and of the record. */
  readonly command: string;
  /** The schema of manifests, relative to the folder of the settings file, or its address. */
  readonly schema: string;
  /**
   * Returns true for a downstream that the import is about. The manifests keep what they say of
   * other downstreams. Default: all.
   */
  readonly covers?: (downstream: DatasetUrn) => boolean;
}

export interface ImportResult {
  /** The files that change. Sorted by path. */
  readonly files: readonly ImportedFile[];
  /** The new record. Equal to the old one if the import changes nothing. */
  readonly record: string;
  /**
   * Clashes, files that stay as they are, and damage of the record. If one is an error, the
   * manifests have mistakes, and nothing is merged.
   */
  readonly findings: readonly Finding[];
  /** What no manifest can express. */
  readonly leftOut: readonly LeftOut[];
  readonly counts: ImportCounts;
}
