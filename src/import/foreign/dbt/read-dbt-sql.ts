import type { CodePlaces } from '../../../model/code-places.js';
import { readDbtCode } from './dbt-code.js';
import { joinEphemerals } from './dbt-column-lineage.js';
import { type DbtColumnTypes, readColumnTypes } from './dbt-columns.js';
import { type DbtDatasets, findDbtDatasets } from './dbt-datasets.js';
import type { DbtNames } from './dbt-names.js';
import { type DbtSqlContext, parseDbtModels } from './parse-dbt-models.js';
import {
  type DbtInput,
  type DbtReading,
  linkProject,
  type OpenedDbt,
  openDbt,
} from './read-dbt.js';
import type { DbtProject } from './read-dbt-project.js';

/**
 * Reads the lineage of a dbt project, and that of its columns from the compiled code.
 *
 * Records are those of `readDbt`; each pair of columns that the parser finds, with ephemeral models
 * passed through; each model with upstreams whose code is absent, cannot be read, or makes no column
 * that the parser finds; and each column that it does not find. A column of constants is no record.
 *
 * @throws HeadwaterError as `readDbt` and `parseDbtModels`
 */
export async function readDbtSql(
  input: Omit<DbtInput, 'infoSchema'>,
  context: DbtSqlContext,
): Promise<DbtReading & { readonly places: CodePlaces }> {
  const options = { ...input.options, columns: 'sql' as const };
  const { project, names, columns: listed } = openDbt(input);
  const { columnName } = names;
  const stated = statedColumns(project, columnName);
  const known = new Map([
    ...[...stated].filter(([, types]) => isComplete(types)),
    ...[...listed].filter(([, types]) => types.size > 0),
  ]);
  const found = findDbtDatasets(project, names, new Map(), options);
  const columns = new Map([...(await findColumns(found, known, context)), ...known]);
  const parsed = await parseDbtModels({ project, names, found, columns }, context);
  const datasets = new Map(
    [...found.datasets].map(([id, one]) => {
      const own = parsed.columns.get(id) ?? [...(stated.get(id)?.keys() ?? [])];
      return [id, { ...one, columns: own.map(columnName) }] as const;
    }),
  );
  const columnEdges = joinEphemerals(parsed.edges, found.passages, parsed.constants);
  const linked = { ...found, datasets, columnName, columnEdges };
  const reading = linkProject({ project, names, found: linked, gaps: parsed.gaps }, options);
  const findings = [...(reading.findings ?? []), ...parsed.findings];
  return { ...reading, findings, places: parsed.places };
}

/** Finds the columns of tables that no code makes: the code of a model is newer than its table. */
async function findColumns(
  { datasets }: DbtDatasets,
  known: OpenedDbt['columns'],
  { columnsOf }: DbtSqlContext,
): Promise<OpenedDbt['columns']> {
  const unknown = [...datasets].filter(
    ([id, { node }]) => !known.has(id) && typeof readDbtCode(node.entry) === 'string',
  );
  const tables = unknown.flatMap(([id, { table }]) =>
    table === undefined ? [] : [[id, table] as const],
  );
  const found = await columnsOf?.(new Set(tables.map(([, table]) => table)));
  return new Map(
    tables.flatMap(([id, table]) => {
      const columns = found?.get(table);
      return columns === undefined ? [] : [[id, columns] as const];
    }),
  );
}

/** Reads the columns that the files of the project state. */
function statedColumns(
  { nodes }: DbtProject,
  columnName: DbtNames['columnName'],
): OpenedDbt['columns'] {
  return new Map(
    nodes
      .filter(({ isEphemeral }) => !isEphemeral)
      .map(({ id, entry }) => [id, readColumnTypes(entry, 'data_type', columnName)]),
  );
}

/**
 * A project most often states a few columns of a table, for tests and descriptions. If a parser
 * took them for all columns, it would find wrong upstreams. Columns with types are those of a
 * contract, or generated.
 */
function isComplete(types: DbtColumnTypes): boolean {
  return types.size > 0 && [...types.values()].every((type) => type !== '');
}
