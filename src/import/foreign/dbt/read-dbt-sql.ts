import type { CodePlaces } from '../../../model/code-places.js';
import { groupBy } from '../../../model/group-by.js';
import { type DbtColumnTypes, readColumnTypes } from './dbt-columns.js';
import { findDbtDatasets } from './dbt-datasets.js';
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
 * passed through; and each model with upstreams that has no code, that cannot be read, or whose
 * columns the parser does not find. A column of constants is no record.
 *
 * @throws HeadwaterError as `readDbt` and `parseDbtModels`
 */
export async function readDbtSql(
  input: Omit<DbtInput, 'infoSchema'>,
  context: DbtSqlContext,
): Promise<DbtReading & { readonly places: CodePlaces }> {
  const { options } = input;
  const { project, names, columns: listed } = openDbt(input);
  const { columnName } = names;
  const stated = statedColumns(project, columnName);
  const columns = new Map([...stated].filter(([, types]) => isComplete(types)).concat([...listed]));
  const found = findDbtDatasets(project, names, new Map(), options);
  const parsed = await parseDbtModels({ project, names, found, columns }, context);
  const datasets = new Map(
    [...found.datasets].map(([id, one]) => {
      const own = parsed.columns.get(id) ?? [...(stated.get(id)?.keys() ?? [])];
      return [id, { ...one, columns: own.map(columnName) }] as const;
    }),
  );
  const columnEdges = groupBy(parsed.edges, ({ child }) => child.node);
  const linked = { ...found, datasets, columnName, columnEdges, columnGaps: parsed.gaps };
  const reading = linkProject({ project, names, found: linked }, options);
  const findings = [...(reading.findings ?? []), ...parsed.findings];
  return { ...reading, findings, places: parsed.places };
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
