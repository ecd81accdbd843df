import type { FormatReading, LeftOut } from '../../../model/portable-lineage.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { type ForeignDocument, parseForeign } from '../foreign-value.js';
import { type DbtLinkInput, joinEphemerals } from './dbt-column-lineage.js';
import { type DbtColumnTypes, readDbtColumns } from './dbt-columns.js';
import { type DbtDatasets, findDbtDatasets } from './dbt-datasets.js';
import { type DbtNames, type DbtOptions, dbtNames } from './dbt-names.js';
import type { DbtInfoSchema } from './info-schema.js';
import { linkDbt, type NamedExposure } from './link-dbt.js';
import { type DbtExposure, type DbtProject, readDbtProject } from './read-dbt-project.js';

/** A file that dbt wrote. */
export interface DbtFile {
  readonly text: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}

/** The files of a dbt project, and how to read them. */
export interface DbtInput {
  readonly manifest: DbtFile;
  /** `catalog.json`. Without it the columns are unknown. */
  readonly catalog?: DbtFile | undefined;
  /** The columns of dbt's information schema. Default: the project has none. */
  readonly infoSchema?: DbtInfoSchema | undefined;
  readonly options: DbtOptions;
}

/** The lineage of a project, and its exposures with their dashboards. */
export interface DbtReading extends FormatReading {
  readonly exposures: readonly NamedExposure[];
}

/**
 * Reads the lineage of a dbt project.
 *
 * Records are: each model, seed, snapshot, source, analysis, operation, function, exposure,
 * semantic model, metric, saved query and disabled node of the manifest; each dependency on a node
 * that the manifest lacks, or on the own table of a node; with `columns: same-name`, each column of
 * a dataset with upstreams; with `star`, each dataset with upstreams; and with an information
 * schema, each pair of columns, with ephemeral models passed through, and each dataset with
 * upstreams and no pair. Tests and macros do not count. A node is taken if it has lineage, reads or
 * is read. Within each of these groups, records that are left out are in the order of the manifest.
 *
 * @throws HeadwaterError `dbt-file-malformed`, or `dbt-platform-unclear` with exit code 64
 */
export function readDbt(input: DbtInput): DbtReading {
  const { infoSchema, options } = input;
  const { project, names, columns } = openDbt(input);
  const { columnName } = names;
  const known = new Map([
    ...[...(infoSchema?.columns ?? [])].map(
      ([id, own]) => [id, own.map(({ column }) => columnName(column))] as const,
    ),
    ...[...columns].map(([id, types]) => [id, [...types.keys()]] as const),
  ]);
  const found = findDbtDatasets(project, names, known, options);
  const columnEdges = infoSchema && joinEphemerals(infoSchema.edges, found.passages);
  return linkProject({ project, names, found: { ...found, columnName, columnEdges } }, options);
}

/** The project of a manifest, and the columns of its nodes in the catalog file. */
export interface OpenedDbt {
  readonly project: DbtProject;
  readonly names: DbtNames;
  readonly columns: ReadonlyMap<string, DbtColumnTypes>;
}

/** Opens the files of a project. */
export function openDbt({ manifest, catalog, options }: DbtInput): OpenedDbt {
  const project = readDbtProject(parseForeign(manifest.text, document(manifest)));
  const names = dbtNames(project.adapter, options);
  const file = catalog && parseForeign(catalog.text, document(catalog));
  const columns = file ? readDbtColumns(file, names.columnName) : new Map<string, DbtColumnTypes>();
  return { project, names, columns };
}

interface LinkedProject extends Omit<OpenedDbt, 'columns'> {
  readonly found: DbtLinkInput;
  /** The models and columns that a parser of the code did not find. Default: nothing was parsed. */
  readonly gaps?: readonly LeftOut[];
}

/** Links an opened project, and counts its records. */
export function linkProject(
  { project, names, found, gaps = [] }: LinkedProject,
  options: DbtOptions,
): DbtReading {
  const exposures = project.exposures.map((exposure) => {
    return { exposure, urn: names.exposureUrn(exposure.id) };
  });
  const linked = linkDbt(found, exposures.filter(isNamed), options);
  const leftOut = [
    ...project.leftOut,
    ...found.leftOut,
    ...findMissing(project, found),
    ...exposures.flatMap(({ exposure: { id: record }, urn }) =>
      urn === undefined ? [{ code: 'dbt-exposure' as const, record }] : [],
    ),
    ...linked.lonely,
    ...linked.leftOut,
    ...gaps,
  ];
  const nodes = found.datasets.size + found.passages.size - linked.lonely.length;
  const findings = names.notes();
  return {
    lineage: linked.lineage,
    records: nodes + linked.exposures + linked.columnRecords + leftOut.length,
    leftOut,
    exposures: exposures.filter(isNamed),
    ...(findings.length > 0 && { findings }),
  };
}

function isNamed(one: {
  readonly exposure: DbtExposure;
  readonly urn: EntityUrn | undefined;
}): one is NamedExposure {
  return one.urn !== undefined;
}

function document({ shownAs }: DbtFile): ForeignDocument {
  return {
    shownAs,
    code: 'dbt-file-malformed',
    hint: 'Run "dbt docs generate" again. It writes manifest.json and catalog.json to the folder target.',
  };
}

/** Finds dependencies on nodes that the manifest lacks. */
function findMissing(project: DbtProject, found: DbtDatasets): readonly LeftOut[] {
  const present = new Set([...project.nodes.map(({ id }) => id), ...project.otherIds]);
  const nodes = project.nodes.filter(({ id }) => found.datasets.has(id) || found.passages.has(id));
  const readers = [...nodes, ...project.exposures];
  return readers.flatMap(({ id, dependsOn }) =>
    dependsOn
      .filter((upstream) => !present.has(upstream))
      .map((upstream) => ({ code: 'dbt-node-missing' as const, record: `${id} <- ${upstream}` })),
  );
}
