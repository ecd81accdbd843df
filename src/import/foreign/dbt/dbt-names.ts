import { exitCodes } from '../../../errors/exit-codes.js';
import type { Finding } from '../../../errors/finding.js';
import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { DatasetUrn, DatasetUrnInput, FabricType } from '../../../urn/dataset-urn.js';
import { type EntityUrn, reportUrn } from '../../../urn/entity-urn.js';
import { encodeReserved } from '../../../urn/urn.js';
import { portableEntity, SourceNames } from '../portable-names.js';
import type { ParserSetting } from '../sql/sql-parser.js';
import type { DbtNode } from './read-dbt-project.js';

/** The choices of an import that reads a dbt project. */
export interface DbtOptions {
  /**
   * `warehouse`: lineage between tables and views. `dbt`: lineage as DataHub's ingestion of dbt
   * writes it, between datasets of platform dbt and their tables.
   */
  readonly urns: 'warehouse' | 'dbt';
  /** The platform of the tables. Default: the adapter that the manifest names. */
  readonly platform?: string | undefined;
  /** The platform instance of the tables. Default: none. */
  readonly platformInstance?: string | undefined;
  /** The platform instance of the datasets of platform dbt. Default: none. */
  readonly dbtInstance?: string | undefined;
  readonly env: FabricType;
  /** The namespace of urns. Default: `li`. */
  readonly namespace?: string | undefined;
  /** `auto`: names of platform dbt and of snowflake become lower case, and the rest stays. */
  readonly case: 'auto' | 'lower' | 'keep';
  /**
   * The columns of lineage between models, which the manifest of dbt lacks. `sql`: those that a
   * parser finds in the compiled code. Default: those of the information schema, or `none` without
   * one.
   */
  readonly columns?: 'none' | 'same-name' | 'star' | 'sql' | undefined;
  /** True to take the columns that only join, filter or group rows. Default: false. */
  readonly indirect?: boolean | undefined;
  /**
   * `collapse`: the upstreams of an ephemeral model become upstreams of its readers. `keep`: the
   * model is a dataset of platform dbt. Default: `collapse` for urns of the warehouse, `keep` for
   * urns of dbt.
   */
  readonly ephemeral?: 'collapse' | 'keep' | undefined;
  /** True to declare that the dashboards of exposures are created if the catalog lacks them. */
  readonly createExposures?: boolean | undefined;
  /** Name a source of platform dbt by its identifier, not by its name in the project. */
  readonly useIdentifiers: boolean;
}

/** The naming rules of one dbt project. */
export interface DbtNames {
  /** The urn of the table or view of a node. Undefined if the node cannot have one. */
  tableUrn(node: DbtNode): DatasetUrn | undefined;
  /** The urn of a node on platform dbt. Undefined if the node cannot have one. */
  dbtUrn(node: DbtNode): DatasetUrn | undefined;
  /** The urn of the dashboard that stands for an exposure. Undefined if it cannot have one. */
  exposureUrn(id: string): EntityUrn | undefined;
  columnName(column: string): string;
  /** The setting of a parser of the project's SQL. */
  readonly parserSetting: ParserSetting;
  /** The urn of a table as the parser spells it, by the parts of its name in SQL. */
  parsedUrn(...parts: readonly (string | undefined)[]): DatasetUrn | undefined;
  /** Returns the note about names that an urn cannot hold. */
  notes(): readonly Finding[];
}

/** Platforms whose names differ from their adapters. Null: the adapter has several platforms. */
const adapterPlatforms: ReadonlyMap<string, string | null> = new Map([
  ['sqlserver', 'mssql'],
  ['synapse', 'mssql'],
  ['fabric', 'fabric-onelake'],
  ['spark', null],
]);

/** Platforms whose dataset names start with the schema. */
const platformsWithoutDatabase: ReadonlySet<string> = new Set(['athena', 'glue']);

/**
 * Makes the naming rules of a project. They follow DataHub's ingestion of dbt.
 *
 * @throws HeadwaterError `dbt-platform-unclear`, exit code 64
 */
export function dbtNames(adapter: string | undefined, options: DbtOptions): DbtNames {
  const platform = options.platform ?? platformOf(adapter);
  const isLower = options.case === 'lower' || (options.case === 'auto' && platform === 'snowflake');
  const names = new SourceNames();
  const { env, namespace, platformInstance, dbtInstance } = options;
  const table = namer({ platform, platformInstance, env, namespace }, isLower, names);
  const inDbt = { platform: 'dbt', platformInstance: dbtInstance, env, namespace };
  const dbt = namer(inDbt, options.case !== 'keep', names);
  // The parser knows one namespace, and its names are no names of the lineage.
  const parsed = namer({ platform, platformInstance, env }, isLower, new SourceNames());
  const hasDatabase = !platformsWithoutDatabase.has(platform);
  return {
    tableUrn: ({ database, schema, name, alias }) =>
      table(hasDatabase ? database : undefined, schema, alias ?? name),
    dbtUrn: ({ database, schema, name, alias, isSource }) =>
      dbt(database, schema, (isSource && !options.useIdentifiers ? undefined : alias) ?? name),
    exposureUrn: (id) => nameExposure(id, options),
    columnName: isLower ? (column) => column.toLowerCase() : (column) => column,
    parserSetting: { platform, dialect: dialectOf(adapter), platformInstance, env },
    parsedUrn: parsed,
    notes: () => names.notes(),
  };
}

/** Names an exposure by its `unique_id`, as DataHub's ingestion of dbt does. */
function nameExposure(
  id: string,
  { dbtInstance: platformInstance, namespace }: DbtOptions,
): EntityUrn | undefined {
  const urn = reportUrn('dashboard', {
    platform: 'dbt',
    id: encodeReserved(id),
    platformInstance,
    namespace,
  });
  const portable = urn.ok ? portableEntity(urn.value) : urn;
  return portable.ok ? portable.value : undefined;
}

/** Returns a function from the parts of a name to the urn. Undefined without the last part. */
function namer(
  parts: Omit<DatasetUrnInput, 'name'>,
  isLower: boolean,
  sourceNames: SourceNames,
): (...segments: readonly (string | undefined)[]) => DatasetUrn | undefined {
  const probe = new SourceNames().build({ ...parts, name: 'name' });
  if (!probe.ok) throw platformError(`makes an urn that ${probe.problem}`, parts.platform);
  return (...segments) => {
    const names = segments.map((part) => part?.replaceAll('"', '') ?? '');
    const name = names.filter(Boolean).join('.');
    if (names.at(-1) === '') return undefined;
    const urn = sourceNames.build({ ...parts, name: isLower ? name.toLowerCase() : name });
    return urn.ok ? urn.value : undefined;
  };
}

function platformOf(adapter: string | undefined): string {
  if (adapter === undefined)
    throw platformError('is missing in the manifest', 'metadata.adapter_type');
  const platform = adapterPlatforms.get(adapter);
  if (platform === null) throw platformError('is an adapter of several platforms', adapter);
  return platform ?? adapter;
}

/** The parser knows the dialects of platforms, and those adapters that are platforms. */
function dialectOf(adapter: string | undefined): string | undefined {
  return adapter && (adapterPlatforms.get(adapter) ?? adapter);
}

function platformError(problem: string, subject: string): HeadwaterError {
  return new HeadwaterError('dbt-platform-unclear', `"${subject}" ${problem}`, {
    exitCode: exitCodes.usage,
    hint: 'State the platform of the tables with --platform, such as --platform hive.',
  });
}
