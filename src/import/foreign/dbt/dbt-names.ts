import { exitCodes } from '../../../errors/exit-codes.js';
import type { Finding } from '../../../errors/finding.js';
import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { SourceNames } from '../portable-names.js';
import type { DbtOptions } from './dbt-options.js';
import type { DbtNode } from './read-dbt-project.js';

/** The naming rules of one dbt project. */
export interface DbtNames {
  /** The urn of the table or view of a node. Undefined if the node cannot have one. */
  tableUrn(node: DbtNode): DatasetUrn | undefined;
  /** The urn of a node on platform dbt. Undefined if the node cannot have one. */
  dbtUrn(node: DbtNode): DatasetUrn | undefined;
  columnName(column: string): string;
  /** The note about names that an urn cannot hold. */
  notes(): readonly Finding[];
}

/** Platforms of adapters whose name is not that of the platform. Null: the adapter has several. */
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
  const table = nameSpace(
    { platform, instance: options.platformInstance, isLower, names },
    options,
  );
  const dbt = nameSpace(
    { platform: 'dbt', instance: options.dbtInstance, isLower: options.case !== 'keep', names },
    options,
  );
  const hasDatabase = !platformsWithoutDatabase.has(platform);
  return {
    tableUrn: ({ database, schema, name, alias }) =>
      table(hasDatabase ? database : undefined, schema, alias ?? name),
    dbtUrn: ({ database, schema, name, alias, isSource }) =>
      dbt(database, schema, (isSource && !options.useIdentifiers ? undefined : alias) ?? name),
    columnName: isLower ? (column) => column.toLowerCase() : (column) => column,
    notes: () => names.notes(),
  };
}

interface NameSpace {
  readonly platform: string;
  readonly instance: string | undefined;
  readonly isLower: boolean;
  readonly names: SourceNames;
}

/** Returns a function from the parts of a name to the urn. Undefined without the last part. */
function nameSpace(
  { platform, instance, isLower, names: sourceNames }: NameSpace,
  { env, namespace }: DbtOptions,
): (...parts: readonly (string | undefined)[]) => DatasetUrn | undefined {
  const parts = { platform, env, namespace, platformInstance: instance };
  const probe = new SourceNames().build({ ...parts, name: 'name' });
  if (!probe.ok) throw platformError(`makes an urn that ${probe.problem}`, platform);
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

function platformError(problem: string, subject: string): HeadwaterError {
  return new HeadwaterError('dbt-platform-unclear', `"${subject}" ${problem}`, {
    exitCode: exitCodes.usage,
    hint: 'State the platform of the tables with --platform, such as --platform hive.',
  });
}
