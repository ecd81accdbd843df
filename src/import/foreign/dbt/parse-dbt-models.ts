import { type Finding, finding } from '../../../errors/finding.js';
import { throwIfInterrupted } from '../../../errors/headwater-error.js';
import type { CodePlaces } from '../../../model/code-places.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import type { OpenParser, SqlSchemas } from '../sql/sql-parser.js';
import { readDbtCode } from './dbt-code.js';
import { columnKey } from './dbt-column-lineage.js';
import type { DbtColumnTypes } from './dbt-columns.js';
import type { DbtDatasets } from './dbt-datasets.js';
import type { DbtNames } from './dbt-names.js';
import type { DbtColumnEdge } from './info-schema.js';
import { orderNodes } from './order-nodes.js';
import { parsedTables } from './parsed-tables.js';
import type { DbtNode, DbtProject } from './read-dbt-project.js';
import { type CodedModel, type DbtModelColumns, readModel } from './read-model.js';

/** A project whose code is to be parsed. */
export interface DbtSqlInput {
  readonly project: DbtProject;
  readonly names: DbtNames;
  readonly found: DbtDatasets;
  /** The known columns of nodes, by id. */
  readonly columns: ReadonlyMap<string, DbtColumnTypes>;
}

/** The parser, and the sources of facts beside the files of a project. */
export interface DbtSqlContext {
  readonly open: OpenParser;
  /** Finds columns of tables that the files of dbt do not list. Default: none are found. */
  readonly columnsOf?: ((tables: ReadonlySet<string>) => Promise<SqlSchemas>) | undefined;
  /** Returns a file of the dbt project as places name it. */
  readonly fileOf: (file: string) => Promise<string>;
  readonly signal?: AbortSignal | undefined;
}

/** The columns that the code of a project makes. */
export interface DbtSqlReading {
  /** Also those from and to ephemeral models. */
  readonly edges: readonly DbtColumnEdge[];
  /** The key of each column of an ephemeral model to pass through that has no upstreams. */
  readonly constants: ReadonlySet<string>;
  /** In the order of the manifest. */
  readonly gaps: readonly LeftOut[];
  /** The columns that are known or that the parser found, by id of the node. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly places: CodePlaces;
  readonly findings: readonly Finding[];
}

/** A node that may have code. Without SQL, the code of the reason. */
interface Model {
  readonly node: DbtNode;
  readonly code: ReturnType<typeof readDbtCode>;
}

/**
 * Parses the code of the models and snapshots of a project, upstreams first, so that a star finds
 * the columns that the code before it makes. Starts the parser only if there is code.
 *
 * An ephemeral model is a table for the parser, also if the lineage passes through it. The compiled
 * code of its readers does not always hold its own.
 *
 * @throws HeadwaterError `parser-missing`, `interrupted`, or with the code of the manifest
 */
export async function parseDbtModels(
  input: DbtSqlInput,
  context: DbtSqlContext,
): Promise<DbtSqlReading> {
  const { project, found } = input;
  const isNamed = ({ id }: DbtNode) => found.datasets.has(id) || found.passages.has(id);
  const nodes = new Map(
    orderNodes(project.nodes.filter(isNamed)).map((node) => [node.id, node] as const),
  );
  const models = [...nodes.values()]
    .filter(({ isSource }) => !isSource)
    .map((node) => ({ node, code: readDbtCode(node.entry) }));
  const parsed = await parseAll(models.filter(isCoded), nodes, input, context);
  const absent = new Map(
    models.flatMap(({ node: { id, dependsOn }, code }) =>
      typeof code === 'string' && dependsOn.some((upstream) => nodes.has(upstream))
        ? [[id, { code, record: id }] as const]
        : [],
    ),
  );
  const all = [...parsed];
  const keys = all
    .filter(([id]) => found.passages.has(id))
    .flatMap(([node, { constants }]) => constants.map((column) => columnKey({ node, column })));
  const made = all.flatMap(([id, { columns }]) =>
    columns.length > 0 ? [[id, columns] as const] : [],
  );
  return {
    edges: all.flatMap(([, { edges }]) => edges),
    constants: new Set(keys),
    gaps: project.nodes.flatMap(({ id }) => absent.get(id) ?? parsed.get(id)?.gaps ?? []),
    columns: new Map([
      ...made,
      ...[...input.columns].map(([id, types]) => [id, [...types.keys()]] as const),
    ]),
    places: new Map(
      all.flatMap(([id, { place }]) => {
        const dataset = found.datasets.get(id);
        return dataset === undefined ? [] : [[dataset.own, place] as const];
      }),
    ),
    findings: [
      ...absenceNote([...absent.values()], parsed.size),
      ...unknownNote(all.flatMap(([, { unknown }]) => unknown)),
      ...all.flatMap(([, one]) => one.findings),
    ],
  };
}

async function parseAll(
  models: readonly CodedModel[],
  nodes: ReadonlyMap<string, DbtNode>,
  { project, names, columns }: DbtSqlInput,
  { open, fileOf, signal }: DbtSqlContext,
): Promise<ReadonlyMap<string, DbtModelColumns>> {
  const parsed = new Map<string, DbtModelColumns>();
  if (models.length === 0) return parsed;
  const tables = parsedTables(nodes, names, project.adapter);
  const parser = await open(names.parserSetting);
  try {
    const known = [...nodes].flatMap(([id, node]) => {
      const [urn, types] = [tables.urnOf(node), columns.get(id)];
      return urn === undefined || types === undefined ? [] : [[urn, types] as const];
    });
    await parser.addSchemas(new Map(known));
    for (const model of models) {
      throwIfInterrupted(signal, 'the code of the models was parsed');
      const file = await fileOf(model.code.file);
      parsed.set(model.node.id, await readModel(model, { parser, tables, file }));
    }
  } finally {
    await parser.close();
  }
  return parsed;
}

function isCoded(model: Model): model is CodedModel {
  return typeof model.code !== 'string';
}

/** Says how to get code into the manifest, once for all models that lack it. */
function absenceNote(gaps: readonly LeftOut[], parsed: number): readonly Finding[] {
  const absent = gaps.filter(({ code }) => code === 'dbt-code-absent');
  const [first] = absent;
  if (first === undefined) return [];
  const all = absent.length + parsed;
  const who =
    parsed === 0
      ? 'no model of the manifest has compiled code'
      : `${absent.length} of ${all} models have no compiled code in the manifest, such as ${first.record}`;
  const message = `${who}: run "dbt compile", and import again`;
  return [finding('dbt-code-absent', { message })];
}

/** Says how to get the columns of the tables that the parser does not know. */
function unknownNote(all: readonly string[]): readonly Finding[] {
  const [first, ...more] = new Set(all);
  if (first === undefined) return [];
  const which = more.length === 0 ? first : `${first} and ${more.length} more`;
  const message = `the columns of ${which} are unknown, so a star over them is not expanded: run "dbt docs generate", which writes catalog.json, or set DATAHUB_GMS_URL to a catalog that has them`;
  return [finding('sql-schema-absent', { message })];
}
