import { dirname, join } from 'node:path';
import { badFlag } from '../../errors/headwater-error.js';
import { exists } from '../../files/file-tree.js';
import type { CodeSettings, DbtCodeSettings, SqlCodeSettings } from '../../manifest/settings.js';
import type { SavedFile } from '../../tasks/process/saved-file.js';
import type { Stack } from '../../tasks/stack/read-stack.js';
import type { StackRequest } from '../../tasks/stack/stack-request.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { dbtSource } from './dbt-source.js';
import type { ImportInput } from './import-input.js';
import type { ImportSource, SourceLineage } from './import-request.js';
import { platformOfDialect } from './sql-dialects.js';
import { type SqlSourceRequest, sqlSource } from './sql-source.js';

/** The kinds of code that the settings can name. */
export type CodeKind = keyof CodeSettings;

export interface CodeRequest
  extends Pick<StackRequest, 'signal' | 'progress' | 'token'>,
    Pick<SqlSourceRequest, 'catalog' | 'openParser'> {}

/**
 * Reads the column lineage of code. Without settings for dbt, it reads `target/manifest.json`.
 *
 * @throws HeadwaterError as the imports of the code do; `bad-flag`, exit code 64, for SQL without
 *   settings
 */
export async function readCode(
  kind: CodeKind,
  stack: Stack,
  request: CodeRequest,
): Promise<SourceLineage> {
  const { dbt = {}, sql } = stack.settings.code ?? {};
  const source = kind === 'dbt' ? await dbtCode(dbt, stack, request) : sqlCode(sql, stack, request);
  const { signal, progress } = request;
  const { namespace } = stack.settings.catalog;
  const shortNames = new Map<string, EntityUrn>();
  return await source.read({ stack, namespace, shortNames, signal, progress });
}

async function dbtCode(
  { manifest = 'target/manifest.json', columns, urns = 'warehouse', ...names }: DbtCodeSettings,
  stack: Stack,
  { openParser, token, catalog: datahub }: CodeRequest,
): Promise<ImportSource> {
  const file = inStack(manifest, stack);
  const hasTables = await exists(join(dirname(file.path), 'info_schema'));
  const isSql = columns === 'sql' || (columns === undefined && !hasTables);
  return dbtSource({
    manifest: { file, token },
    parser: openParser,
    datahub,
    options: {
      ...names,
      ...placement(names, stack),
      urns,
      columns: isSql ? 'sql' : undefined,
      case: 'auto',
      useIdentifiers: false,
    },
  });
}

function sqlCode(
  sql: SqlCodeSettings | undefined,
  stack: Stack,
  { openParser, token, catalog }: CodeRequest,
): ImportSource {
  if (sql === undefined)
    throw badFlag(
      '--against sql needs the files of SQL, and the settings do not name them',
      'add to headwater.yaml, with your folder and your dialect: code: {sql: {paths: [sql/], dialect: snowflake}}',
    );
  const { paths, schemas, tablePerFile = false, database, schema } = sql;
  const dialect = platformOfDialect(sql.dialect);
  const { platform = dialect } = sql;
  const inputOf = (path: string): ImportInput => ({ file: inStack(path, stack), token });
  return sqlSource({
    inputs: paths.map(inputOf),
    setting: { platform, dialect, database, schema, ...placement(sql, stack) },
    schemas: schemas === undefined ? undefined : inputOf(schemas),
    catalog,
    tablePerFile,
    openParser,
  });
}

/** Returns the parts of urns that a target replaces. */
function placement(
  { env = 'PROD', platformInstance }: Pick<SqlCodeSettings, 'env' | 'platformInstance'>,
  { settings, target }: Stack,
) {
  const own = target === null ? undefined : settings.targets.get(target);
  return {
    env: own?.env?.value ?? env,
    platformInstance: own?.platformInstance?.value ?? platformInstance,
  };
}

/** Returns a file that the settings name. */
function inStack(shownAs: string, { folder }: Stack): SavedFile {
  return { path: join(folder, shownAs), shownAs };
}
