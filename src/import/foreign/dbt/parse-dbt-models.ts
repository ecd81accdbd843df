import { type Finding, finding } from '../../../errors/finding.js';
import { throwIfInterrupted } from '../../../errors/headwater-error.js';
import type { CodePlace, CodePlaces } from '../../../model/code-places.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import type { OpenParser, SqlParser } from '../sql/sql-parser.js';
import { readDbtCode } from './dbt-code.js';
import type { DbtColumnTypes } from './dbt-columns.js';
import { type DbtDataset, type DbtDatasets, reachNodes } from './dbt-datasets.js';
import type { DbtNames } from './dbt-names.js';
import type { DbtColumnEdge } from './info-schema.js';
import { orderNodes } from './order-nodes.js';
import { type ParsedTables, parsedTables } from './parsed-tables.js';
import type { DbtProject } from './read-dbt-project.js';
import { type CodedModel, type DbtModelColumns, readModel } from './read-model.js';

/** A project whose code is to be parsed. */
export interface DbtSqlInput {
  readonly project: DbtProject;
  readonly names: DbtNames;
  readonly found: DbtDatasets;
  /** The known columns of nodes, by id. */
  readonly columns: ReadonlyMap<string, DbtColumnTypes>;
}

/** What the parsing of a project needs beside its files. */
export interface DbtSqlContext {
  readonly open: OpenParser;
  /** Returns a file of the dbt project as places name it. */
  readonly fileOf: (file: string) => Promise<string>;
  readonly signal?: AbortSignal | undefined;
}

/** What the code of a project says about columns. */
export interface DbtSqlReading {
  readonly edges: readonly DbtColumnEdge[];
  /** By id of the node. */
  readonly gaps: ReadonlyMap<string, readonly LeftOut[]>;
  /** The columns that are known or that the parser found, by id of the node. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly places: CodePlaces;
  readonly findings: readonly Finding[];
}

/** A node that may have code. Without SQL, the code of the reason. */
type Model = Omit<CodedModel, 'code'> & { readonly code: ReturnType<typeof readDbtCode> };

/**
 * Parses the code of the models and snapshots of a project, upstreams first, so that a star finds
 * the columns that the code before it makes. Starts the parser only if there is code.
 *
 * @throws HeadwaterError `parser-missing`, `interrupted`, or with the code of the manifest
 */
export async function parseDbtModels(
  input: DbtSqlInput,
  context: DbtSqlContext,
): Promise<DbtSqlReading> {
  const { datasets, passages } = input.found;
  const models = orderNodes(input.project.nodes)
    .flatMap(({ id }) => datasets.get(id) ?? [])
    .filter(({ node }) => !node.isSource)
    .map((dataset) => ({
      dataset,
      code: readDbtCode(dataset.node.entry),
      reads: reachNodes(dataset.node.dependsOn, passages),
    }));
  const parsed = await parseAll(models.filter(isCoded), input, context);
  const gaps = models.flatMap(({ dataset: { node }, code, reads }): readonly LeftOut[] =>
    typeof code === 'string' && [...reads].some((id) => datasets.has(id))
      ? [{ code, record: node.id }]
      : [],
  );
  const all = [...parsed];
  return {
    edges: all.flatMap(([, { edges }]) => edges),
    gaps: new Map([
      ...gaps.map((gap) => [gap.record, [gap]] as const),
      ...all.map(([{ node }, one]) => [node.id, one.gaps] as const),
    ]),
    columns: new Map([
      ...all.flatMap(([{ node }, { columns }]) =>
        columns.length === 0 ? [] : [[node.id, columns] as const],
      ),
      ...[...input.columns].map(([id, types]) => [id, [...types.keys()]] as const),
    ]),
    places: new Map(all.map(([{ own }, { place }]): [EntityUrn, CodePlace] => [own, place])),
    findings: [
      ...absenceNote(gaps, parsed.size),
      ...unknownNote(all.flatMap(([, { unknown }]) => unknown)),
      ...all.flatMap(([, one]) => one.findings),
    ],
  };
}

async function parseAll(
  models: readonly CodedModel[],
  { project, names, found, columns }: DbtSqlInput,
  { open, fileOf, signal }: DbtSqlContext,
): Promise<ReadonlyMap<DbtDataset, DbtModelColumns>> {
  const parsed = new Map<DbtDataset, DbtModelColumns>();
  if (models.length === 0) return parsed;
  const tables = parsedTables(found, names, project.adapter);
  const parser = await open(names.parserSetting);
  try {
    await addSchemas(parser, tables, found, columns);
    for (const model of models) {
      throwIfInterrupted(signal, 'the code of the models was parsed');
      const file = await fileOf(model.code.file);
      parsed.set(model.dataset, await readModel(model, { parser, tables, file }));
    }
  } finally {
    await parser.close();
  }
  return parsed;
}

async function addSchemas(
  parser: SqlParser,
  { urnOf }: ParsedTables,
  { datasets }: DbtDatasets,
  columns: DbtSqlInput['columns'],
): Promise<void> {
  const known = [...columns].flatMap(([id, types]) => {
    const node = datasets.get(id)?.node;
    const urn = node && urnOf(node);
    return urn === undefined || types.size === 0 ? [] : [[urn, types] as const];
  });
  await parser.addSchemas(new Map(known));
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
  const message = `the columns of ${which} are unknown, so a star over them is not expanded: run "dbt docs generate", which writes catalog.json`;
  return [finding('sql-schema-absent', { message })];
}
