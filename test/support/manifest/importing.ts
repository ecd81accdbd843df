import type {
  ImportMergeInput,
  ImportResult,
  MergeOptions,
} from '../../../src/import/merge/import-types.js';
import { mergeImport } from '../../../src/import/merge/merge-import.js';
import type { PortableLineage } from '../../../src/model/portable-lineage.js';

/** Manifests by path, and the record of the last import. */
export interface Project {
  readonly files: Readonly<Record<string, string>>;
  readonly record?: string;
}

/** The options of an import that names none. */
export const importOptions: MergeOptions = {
  name: 'dbt',
  folder: 'lineage',
  by: 'schema',
  transforms: 'keep',
  onClash: 'keep',
  command: 'headwater import dbt',
  schema: './node_modules/headwater/schemas/manifest.schema.json',
};

export interface ImportRun extends ImportResult {
  /** The project after the import. */
  readonly project: Project;
}

/** Imports lineage into a project. */
export function importInto(
  { files, record }: Project,
  lineage: PortableLineage,
  {
    options = {},
    ...input
  }: Partial<Omit<ImportMergeInput, 'options'>> & { readonly options?: Partial<MergeOptions> } = {},
): ImportRun {
  const result = mergeImport({
    lineage,
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
    record,
    namespace: 'li',
    ...input,
    options: { ...importOptions, ...options },
  });
  const written = Object.fromEntries(result.files.map(({ path, after }) => [path, after]));
  return { ...result, project: { files: { ...files, ...written }, record: result.record } };
}
