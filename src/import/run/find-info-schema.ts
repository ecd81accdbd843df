import { join } from 'node:path';
import { type Finding, finding } from '../../errors/finding.js';
import { exists } from '../../files/file-tree.js';
import { readBytes, unreadable } from '../../files/read-text-file.js';
import type { SavedFile } from '../../tasks/process/saved-file.js';
import type { DbtOptions } from '../foreign/dbt/dbt-names.js';
import { type DbtInfoSchema, readInfoSchema } from '../foreign/dbt/info-schema.js';
import type { ImportInput } from './import-input.js';

export interface InfoSchemaRequest {
  readonly manifest: ImportInput;
  /** The folder of the information schema. Default: `info_schema` beside the manifest, if any. */
  readonly infoSchema?: SavedFile | undefined;
  /** Nothing is read if the options say which columns to map. */
  readonly options: Pick<DbtOptions, 'columns'>;
}

const LINEAGE = 'dbt.column_lineage.parquet';

const HOW = 'dbt 2 writes it with "dbt compile --generate-info-schema --static-analysis strict"';

const OTHER_WAY = 'or take the columns from the compiled code with --columns sql';

/** dbt writes a project with a manifest of 70 MB as tables of 5 MB together. */
const MAX_BYTES = 500_000_000;

/**
 * Reads the information schema in a stated folder, or in the folder `info_schema` beside the
 * manifest. The tables lie in the folder or, as dbt writes them, in its folder `v1`. Without tables
 * beside the manifest, a note says how dbt writes them.
 *
 * @throws HeadwaterError `dbt-file-malformed`, or `unreadable-file`, exit code 64, for a stated
 *   folder without the table
 */
export async function findInfoSchema({
  manifest: { file },
  infoSchema: stated,
  options,
}: InfoSchemaRequest): Promise<{ infoSchema?: DbtInfoSchema; findings: readonly Finding[] }> {
  const folder = stated ?? ('stdin' in file ? undefined : below(file, '../info_schema'));
  if (options.columns !== undefined || folder === undefined) return { findings: [] };
  const lineage = below(folder, join('v1', LINEAGE));
  const found = (await exists(lineage.path)) ? lineage : below(folder, LINEAGE);
  if (!(await exists(found.path))) {
    if (stated !== undefined) throw unreadable(lineage.shownAs, 'does not exist', HOW);
    return noteOf(`${lineage.shownAs} does not exist`);
  }
  const columns = below(found, '../dbt.node_columns.parquet');
  const infoSchema = await readInfoSchema(
    await readTableFile(found),
    (await exists(columns.path)) ? await readTableFile(columns) : undefined,
  );
  if (infoSchema.edges.length === 0) return noteOf(`${found.shownAs} has no rows`);
  return { infoSchema, findings: [] };
}

async function readTableFile(file: SavedFile) {
  return { bytes: await readBytes(file, MAX_BYTES), shownAs: file.shownAs };
}

function noteOf(why: string) {
  const message = `no column lineage, since ${why}: ${HOW}; ${OTHER_WAY}`;
  return { findings: [finding('dbt-info-schema-absent', { message })] };
}

function below({ path, shownAs }: SavedFile, name: string): SavedFile {
  return { path: join(path, name), shownAs: join(shownAs, name) };
}
