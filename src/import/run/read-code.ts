import { dirname, join } from 'node:path';
import { badFlag } from '../../errors/headwater-error.js';
import { exists } from '../../files/file-tree.js';
import type { CodeSettings, DbtCode, SqlCode } from '../../manifest/settings.js';
import type { SavedFile } from '../../tasks/process/saved-file.js';
import type { Stack } from '../../tasks/stack/read-stack.js';
import type { StackRequest } from '../../tasks/stack/stack-request.js';
import type { OpenParser } from '../foreign/sql/sql-parser.js';
import { dbtSource } from './dbt-source.js';
import type { ImportSource, SourceLineage } from './import-request.js';
import { sqlSource } from './sql-source.js';

/** The kinds of code that the settings can name. */
export type CodeKind = keyof CodeSettings;

export interface CodeRequest extends Pick<StackRequest, 'signal' | 'progress' | 'token'> {
  readonly openParser: OpenParser;
}

/**
 * Reads the column lineage of code. Without settings for dbt, it reads `target/manifest.json`.
 *
 * @throws HeadwaterError as the imports of the code do; `bad-flag`, exit code 64, for SQL without
 *   settings
 */
export async function readCode(
  kind: CodeKind,
  stack: Stack,
  { openParser, signal, progress, token }: CodeRequest,
): Promise<SourceLineage> {
  const { dbt = {}, sql } = stack.settings.code ?? {};
  const context = { stack, token, openParser };
  const source = kind === 'dbt' ? await dbtCode(dbt, context) : sqlCode(sql, context);
  const { namespace } = stack.settings.catalog;
  return await source.read({ stack, namespace, shortNames: new Map(), signal, progress });
}

interface SourceContext extends Pick<CodeRequest, 'openParser' | 'token'> {
  readonly stack: Stack;
}

async function dbtCode(
  { manifest = 'target/manifest.json', columns, urns = 'warehouse', ...names }: DbtCode,
  { stack, token, openParser }: SourceContext,
): Promise<ImportSource> {
  const file = inStack(manifest, stack);
  const hasTables = await exists(join(dirname(file.path), 'info_schema'));
  const isSql = columns === 'sql' || (columns === undefined && !hasTables);
  return dbtSource({
    manifest: { file, token },
    parser: openParser,
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

function sqlCode(sql: SqlCode | undefined, context: SourceContext): ImportSource {
  if (sql === undefined)
    throw badFlag(
      '--against sql needs the files of SQL, and the settings do not name them',
      'add these lines to headwater.yaml: "code:", and below it "  sql: {paths: [sql/], dialect: snowflake}", with your folder and dialect',
    );
  const { stack, openParser, token } = context;
  return sqlSource({ ...sql, ...placement(sql, stack), openParser, token });
}

/** Returns the parts of urns that a target replaces. */
function placement(
  { env = 'PROD', platformInstance }: Pick<SqlCode, 'env' | 'platformInstance'>,
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
