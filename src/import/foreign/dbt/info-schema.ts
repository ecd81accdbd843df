import { HeadwaterError } from '../../../errors/headwater-error.js';
import { groupBy } from '../../../model/group-by.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import { isPortableColumn } from '../portable-names.js';

/** A column of a node of dbt, as a table spells it. An absent text is empty. */
export interface DbtColumn {
  /** The `unique_id` of its node. */
  readonly node: string;
  readonly column: string;
}

/** A row of `dbt.column_lineage`, or a finding of a parser: the child depends on the parent. */
export interface DbtColumnEdge {
  readonly child: DbtColumn;
  readonly parent: DbtColumn;
  /**
   * `copy`: the child has the value of the parent. `mod`: the value is computed from it. `scan`: the
   * parent only joins, filters or groups rows. Later releases of dbt may write other words.
   */
  readonly evolution: string;
  /** The transform and the confidence of the pair. Default: by `evolution`. */
  readonly facts?: Pick<PortablePair, 'transform' | 'confidence'> | undefined;
}

/** The columns and the column lineage of dbt's information schema. */
export interface DbtInfoSchema {
  readonly edges: readonly DbtColumnEdge[];
  /** The columns of each node whose columns dbt has found out, by its id. */
  readonly columns: ReadonlyMap<string, readonly DbtColumn[]>;
}

interface DbtTableFile {
  readonly bytes: Uint8Array;
  /** The path as messages show it. */
  readonly shownAs: string;
}

/** A table states its version in its metadata. */
const [VERSION_KEY, VERSION] = ['dbt:info-schema-version', '1'];

/**
 * Reads `dbt.column_lineage` and, if it is there, `dbt.node_columns`. The packages for Parquet load
 * here.
 *
 * Sources: https://docs.getdbt.com/reference/info-schema, and the definition of the tables in
 * `crates/dbt-index-core/src/info_schema/schema.rs` of https://github.com/dbt-labs/dbt-core. dbt may
 * add columns to a version, and gives each other change a new version.
 *
 * @throws HeadwaterError `dbt-file-malformed` for another version, a missing column, or bytes that
 *   are not Parquet
 */
export async function readInfoSchema(
  lineage: DbtTableFile,
  columns: DbtTableFile | undefined,
): Promise<DbtInfoSchema> {
  const edges = await readTable(lineage, [
    ...(['child_node_unique_id', 'child_column_name'] as const),
    ...(['parent_node_unique_id', 'parent_column_name', 'evolution'] as const),
  ]);
  return {
    edges: edges.map((row) => ({
      child: { node: row.child_node_unique_id, column: row.child_column_name },
      parent: { node: row.parent_node_unique_id, column: row.parent_column_name },
      evolution: row.evolution,
    })),
    columns: columns === undefined ? new Map() : await readColumns(columns),
  };
}

/**
 * A column without a type that dbt inferred or found in the warehouse stands only in the files of
 * the project, which may name some of the columns. So a node without any type is left out.
 */
async function readColumns(file: DbtTableFile): Promise<DbtInfoSchema['columns']> {
  const types = ['data_type_inferred', 'data_type_actual'] as const;
  const rows = await readTable(file, ['node_unique_id', 'column_name', ...types]);
  const typed = rows.filter((row) => types.some((type) => row[type] !== ''));
  const nodes = new Set(typed.map((row) => row.node_unique_id));
  const columns = rows
    .map((row) => ({ node: row.node_unique_id, column: row.column_name }))
    .filter(({ node, column }) => nodes.has(node) && isPortableColumn(column));
  return groupBy(columns, ({ node }) => node);
}

/** Reads columns of a table. An absent text becomes an empty one. */
async function readTable<Name extends string>(
  { bytes, shownAs }: DbtTableFile,
  names: readonly Name[],
): Promise<readonly Readonly<Record<Name, string>>[]> {
  const { parquetMetadata, parquetReadObjects, parquetSchema } = await import('hyparquet');
  const { decompress } = await import('fzstd');
  const file = new Uint8Array(bytes).buffer;
  const metadata = await readable(shownAs, () => parquetMetadata(file));
  const version = metadata.key_value_metadata?.find(({ key }) => key === VERSION_KEY)?.value;
  if (version !== undefined && version !== VERSION)
    throw malformed(`${shownAs} has version ${version} of the information schema, not ${VERSION}`);
  const present = parquetSchema(metadata).children.map(({ element }) => element.name);
  const ZSTD = (input: Uint8Array, size: number) => decompress(input, new Uint8Array(size));
  const rows: Record<Name, string>[] = [];
  for (const name of names) {
    const place = `${shownAs}: the column "${name}"`;
    if (!present.includes(name)) throw malformed(`${place} is missing`);
    const options = { file, metadata, columns: [name], compressors: { ZSTD } };
    const cells = await readable(place, () => parquetReadObjects(options));
    if (cells.length !== Number(metadata.num_rows)) throw malformed(`${place} is cut off`);
    for (const [at, cell] of cells.entries())
      rows[at] = { ...rows[at], [name]: textOf(cell[name], place) } as Record<Name, string>;
  }
  return rows;
}

function textOf(value: unknown, place: string): string {
  if (typeof value !== 'string' && value !== null) throw malformed(`${place} holds no texts`);
  return value ?? '';
}

/** The packages throw errors alone, whose words name the defect, and no content of the file. */
async function readable<T>(place: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw malformed(`${place} is not readable as Parquet: ${(error as Error).message}`);
  }
}

function malformed(message: string): HeadwaterError {
  return new HeadwaterError('dbt-file-malformed', message, {
    hint: 'Run "dbt compile --generate-info-schema --static-analysis strict" of dbt 2 again, or leave the tables out with --columns none.',
  });
}
