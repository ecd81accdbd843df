import type { Finding } from '../../errors/finding.js';
import type { CodePlaces } from '../../model/code-places.js';
import type { ImportedFile } from '../../model/import-changes.js';
import type { FormatReading } from '../../model/portable-lineage.js';
import type {
  Adoption,
  ImportParser,
  ImportReport,
  ImportResolution,
} from '../../report/document/import-report.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import type { Sources, Stack } from '../../tasks/stack/read-stack.js';
import type { InvalidStack, StackRequest } from '../../tasks/stack/stack-request.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { FactsByEntity } from '../merge/entity-facts.js';
import type { MergeOptions } from '../merge/import-types.js';
import type { IngestedEdges } from './find-ingested-edges.js';

/** The request of every import, from any source. */
export interface ImportRequest
  extends StackRequest,
    Pick<MergeOptions, 'by' | 'transforms' | 'onClash' | 'command'> {
  /** The folder of new manifests as written, or `-`. Default: `lineage` beside the settings. */
  readonly out?: string | undefined;
  /** The name of the record. Default: the name of the format. */
  readonly name?: string | undefined;
  /** Datasets to leave out: short names, names, `platform:name` or urns, with wildcards. */
  readonly exclude: readonly string[];
  /** True to write nothing. */
  readonly dryRun: boolean;
  /** True to write nothing if anything is left out. */
  readonly strict: boolean;
  /** The plan to make that marks the imported lineage as ours. Default: none. */
  readonly adopt?: AdoptionRequest | undefined;
  /** The catalog whose spelling of datasets to take. Default: the spelling of the source stays. */
  readonly resolveIn?: CatalogAccess | undefined;
}

/** The plan to make after an import, which marks what was imported. */
export interface AdoptionRequest {
  /** Reads the plan of an earlier adoption, which the new plan replaces. Throws for other files. */
  readonly readEarlier: () => Promise<string | undefined>;
  readonly run: (imported: AdoptedImport, request: StackRequest) => Promise<AdoptionOutcome>;
}

/** A stack without its desired state. */
export type StackFiles = Pick<Stack, 'folder' | 'settings' | 'target' | 'files'>;

/** The import that an adoption follows. */
export interface AdoptedImport {
  readonly read: SourceLineage;
  readonly files: readonly ImportedFile[];
  /** The stack as it was before the import. */
  readonly stack: StackFiles;
  readonly sources: Sources;
  /** False to plan and to save nothing. */
  readonly writes: boolean;
  /** The plan that the file holds, as text. */
  readonly before: string | undefined;
}

export interface AdoptionOutcome {
  readonly adoption: Adoption;
  /** Errors that keep the plan from being applied. It is not saved then. */
  readonly findings: readonly Finding[];
}

/** A source of lineage. */
export interface ImportSource {
  /** The name of the format, as in `headwater import dbt`. */
  readonly format: string;
  readonly read: (context: ReadContext) => Promise<SourceLineage>;
}

/** The facts of the stack that a source may need. */
export interface ReadContext extends Pick<StackRequest, 'signal' | 'progress'> {
  /** The stack whose manifests get the lineage. */
  readonly stack: Stack;
  /** The namespace of the catalog's urns. */
  readonly namespace: string;
  /** The short names that the manifests declare. */
  readonly shortNames: ReadonlyMap<string, EntityUrn>;
}

export interface SourceLineage extends FormatReading {
  /** The facts that the source has about datasets beside their urns. Default: none. */
  readonly facts?: FactsByEntity | undefined;
  /** The versions of the parser, if one read code. */
  readonly parser?: ImportParser | undefined;
  /** The places of the code, if the source parsed code. */
  readonly places?: CodePlaces | undefined;
  /** True for a holder of lineage that the source is about. All others stay. Default: true for all. */
  readonly covers?: ((holder: EntityUrn) => boolean) | undefined;
  /** The edges that ingestion repeats, as far as the source looked for them. */
  readonly ingested?: IngestedEdges | undefined;
  /** Present if the datasets were looked up in the catalog. */
  readonly resolution?: ImportResolution | undefined;
}

export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly report: ImportReport;
      /** The text of every file that was read, by path. */
      readonly sources: ReadonlyMap<string, string>;
    }
  | InvalidStack;
