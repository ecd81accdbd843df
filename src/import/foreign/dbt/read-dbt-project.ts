import { isJsonObject, type Json } from '../../../model/json.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import type { ForeignValue } from '../foreign-value.js';

/** A node of dbt that may stand for a dataset. */
export interface DbtNode {
  /** Its `unique_id`, such as `model.shop.orders`. */
  readonly id: string;
  readonly isSource: boolean;
  readonly isEphemeral: boolean;
  readonly database?: string | undefined;
  readonly schema?: string | undefined;
  /** The name in the project. */
  readonly name?: string | undefined;
  /** The name of the table: the alias of a model, the identifier of a source. */
  readonly alias?: string | undefined;
  /** Ids of the nodes that it reads, without repetitions, in the order of the manifest. */
  readonly dependsOn: readonly string[];
  /** Its entry in the manifest, for what only columns need. */
  readonly entry: ForeignValue;
}

/** A use of datasets outside of dbt, such as a dashboard. */
export interface DbtExposure {
  /** Its `unique_id`, such as `exposure.shop.weekly`. */
  readonly id: string;
  readonly name?: string | undefined;
  /** The name for people. */
  readonly label?: string | undefined;
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  /** Ids of the nodes that it reads, without repetitions, in the order of the manifest. */
  readonly dependsOn: readonly string[];
}

/** The content of a manifest of dbt. */
export interface DbtProject {
  /** The adapter, such as `snowflake`. */
  readonly adapter?: string | undefined;
  /** Models, seeds, snapshots and sources that are enabled. In the order of the manifest. */
  readonly nodes: readonly DbtNode[];
  /** The exposures of a known type that are enabled. In the order of the manifest. */
  readonly exposures: readonly DbtExposure[];
  /** Ids of everything else that the manifest contains and that is enabled. */
  readonly otherIds: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
}

const datasetKinds: ReadonlySet<string> = new Set(['model', 'seed', 'snapshot', 'source']);

/** Tests check datasets. They say nothing about lineage, so they do not count as records. */
const testKinds: ReadonlySet<string> = new Set(['test', 'unit_test']);

/** The types of exposures that become dashboards, as in DataHub's ingestion of dbt. */
const exposureTypes: ReadonlySet<string> = new Set([
  ...['dashboard', 'notebook', 'analysis', 'ml', 'application'],
]);

/** Sections without lineage, each with the code for leaving out its entries. */
const otherSections = [
  ['semantic_models', 'dbt-semantic-model'],
  ['metrics', 'dbt-semantic-model'],
  ['saved_queries', 'dbt-semantic-model'],
  ['functions', 'dbt-node-without-relation'],
] as const;

/**
 * Reads the manifest of a dbt project by its shape. Versions 1 to 12 and the versions of Fusion
 * share what lineage needs. Entries that are only counted may have any shape.
 *
 * @throws HeadwaterError with the code of the document
 */
export function readDbtProject(manifest: ForeignValue): DbtProject {
  requireKind(manifest, 'manifest');
  const entries = ['nodes', 'sources']
    .flatMap((section) => manifest.member(section).members())
    .map(([id, entry]) => readEntry(id, entry));
  const others = otherSections.flatMap(([section, code]) =>
    listEntries(manifest.member(section).json).map(({ id: record }) => ({ code, record })),
  );
  const exposures = readExposures(manifest.member('exposures'));
  return {
    adapter: manifest.member('metadata').member('adapter_type').text(),
    nodes: entries.flatMap(({ node }) => node ?? []),
    exposures: exposures.flatMap(({ exposure }) => exposure ?? []),
    otherIds: new Set([
      ...entries.flatMap(({ otherId }) => otherId ?? []),
      ...others.map(({ record }) => record),
    ]),
    leftOut: [
      ...entries.flatMap(({ leftOut }) => leftOut ?? []),
      ...exposures.flatMap(({ leftOut }) => leftOut ?? []),
      ...others,
      ...listEntries(manifest.member('disabled').json)
        .filter(({ kind }) => !testKinds.has(kind))
        .map(({ id: record }) => ({ code: 'dbt-node-disabled' as const, record })),
    ],
  };
}

/** One entry of the nodes or sources, as a dataset, another id, or a record that is left out. */
interface Entry {
  readonly node?: DbtNode;
  /** Its id, if it is enabled and not a dataset. */
  readonly otherId?: string;
  readonly leftOut?: LeftOut;
}

function readEntry(id: string, entry: ForeignValue): Entry {
  const kind = entry.member('resource_type').text() ?? kindOf(id);
  const isEnabled = entry.member('config').member('enabled').json !== false;
  if (testKinds.has(kind)) return {};
  if (!isEnabled) return { leftOut: { code: 'dbt-node-disabled', record: id } };
  if (datasetKinds.has(kind)) return { node: readNode(id, kind, entry) };
  return { otherId: id, leftOut: { code: 'dbt-node-without-relation', record: id } };
}

/** One exposure, or a record that is left out. */
interface ExposureEntry {
  readonly exposure?: DbtExposure;
  readonly leftOut?: LeftOut;
}

/** A section that maps no ids is only counted, as the sections without lineage are. */
function readExposures(section: ForeignValue): readonly ExposureEntry[] {
  if (isJsonObject(section.json)) return section.members().map(readExposure);
  return listEntries(section.json).map(({ id: record }) => {
    return { leftOut: { code: 'dbt-exposure', record } };
  });
}

function readExposure([id, entry]: readonly [string, ForeignValue]): ExposureEntry {
  const isEnabled = entry.member('config').member('enabled').json !== false;
  if (!isEnabled) return { leftOut: { code: 'dbt-node-disabled', record: id } };
  if (!exposureTypes.has(entry.member('type').text() ?? 'dashboard'))
    return { leftOut: { code: 'dbt-exposure', record: id } };
  const text = (member: string) => entry.member(member).text()?.trim() || undefined;
  const exposure = {
    id,
    name: text('name'),
    label: text('label'),
    url: text('url'),
    description: text('description'),
    dependsOn: readDependsOn(entry),
  };
  return { exposure };
}

function readDependsOn(entry: ForeignValue): readonly string[] {
  const reads = entry.member('depends_on').member('nodes').items();
  return [...new Set(reads.map((item) => item.requiredText()))];
}

/**
 * Checks the kind of a file by the address of its schema, such as
 * `https://schemas.getdbt.com/dbt/manifest/v12.json`, and that it has nodes.
 */
export function requireKind(file: ForeignValue, wanted: 'manifest' | 'catalog'): void {
  const version = file.member('metadata').member('dbt_schema_version');
  const kind = /\/dbt\/([\w-]+)\/v\d+/.exec(version.text() ?? '')?.[1];
  if (kind !== undefined && kind !== wanted)
    throw version.error(`says that the file is of the kind "${kind}", not "${wanted}"`);
  if (file.member('nodes').isAbsent) throw file.error(`has no nodes; it is no ${wanted}`);
}

/** True for the id of a test or a unit test. */
export function isTestId(id: string): boolean {
  return testKinds.has(kindOf(id));
}

function kindOf(id: string): string {
  return id.slice(0, Math.max(id.indexOf('.'), 0));
}

function readNode(id: string, kind: string, entry: ForeignValue): DbtNode {
  const isSource = kind === 'source';
  return {
    id,
    isSource,
    isEphemeral: entry.member('config').member('materialized').text() === 'ephemeral',
    database: entry.member('database').text(),
    schema: entry.member('schema').text(),
    name: entry.member('name').text(),
    alias: entry.member(isSource ? 'identifier' : 'alias').text(),
    dependsOn: readDependsOn(entry),
    entry,
  };
}

/**
 * Lists the entries of a section: a list, or a mapping from an id to one entry or several entries.
 * Before version 4, `disabled` was a list.
 */
function listEntries(section: Json | undefined) {
  const byId = isJsonObject(section) ? Object.entries(section) : [['', section ?? []] as const];
  return byId.flatMap(([key, value = null]) =>
    (Array.isArray(value) ? (value as readonly Json[]) : [value]).map((entry) => {
      const { unique_id: own, resource_type: kind } = isJsonObject(entry) ? entry : {};
      const id = key || (typeof own === 'string' ? own : 'an entry without an id');
      return { id, kind: typeof kind === 'string' ? kind : kindOf(id) };
    }),
  );
}
