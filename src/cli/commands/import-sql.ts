import type { ExitCode } from '../../errors/exit-codes.js';
import { parseEnvironment } from '../../import/run/file-sources.js';
import { platformOfDialect } from '../../import/run/sql-dialects.js';
import { sqlSource } from '../../import/run/sql-source.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import type { FileImportOptions } from '../import-flags.js';
import type { Io } from '../io.js';
import { openSqlParser } from '../open-sql-parser.js';
import { findCatalogAccess, readCatalogAccess } from '../task-requests.js';
import { inputOf, refuseSharedInput, runAndReport } from './import.js';

export interface SqlImportOptions extends FileImportOptions {
  readonly dialect: string;
  readonly platform?: string;
  readonly platformInstance?: string;
  readonly env: string;
  readonly database?: string;
  readonly schema?: string;
  readonly schemas?: string;
  readonly tablePerFile?: boolean;
  readonly python?: string;
}

/** Runs `headwater import sql`. */
export async function importSql(
  paths: readonly string[],
  options: SqlImportOptions,
  io: Io,
): Promise<ExitCode> {
  const { schemas, platformInstance, database, schema, tablePerFile = false } = options;
  const env = parseEnvironment(options.env);
  const dialect = platformOfDialect(options.dialect);
  const { platform = dialect } = options;
  refuseSharedInput([...paths, schemas], { ...options, resolve: true });
  const access = await findAccess(options, io);
  const source = sqlSource({
    inputs: paths.map((path) => inputOf(path, options, io)),
    setting: { platform, dialect, platformInstance, env, database, schema },
    schemas: schemas === undefined ? undefined : inputOf(schemas, options, io),
    catalog: access,
    tablePerFile,
    openParser: openSqlParser(io, options.python, options),
  });
  return await runAndReport(source, paths, { ...options, access }, io);
}

/** Finds the catalog that tells the columns. Only `--resolve` requires one. */
async function findAccess(options: SqlImportOptions, io: Io): Promise<CatalogAccess | undefined> {
  if (options.resolve) return await readCatalogAccess(options, io);
  return options.schemas === undefined ? await findCatalogAccess(options, io) : undefined;
}
