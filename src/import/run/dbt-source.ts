import { dirname, isAbsolute, join, relative } from 'node:path';
import { exists, slashPath } from '../../files/file-tree.js';
import { unreadable } from '../../files/read-text-file.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { findControl } from '../../urn/control-characters.js';
import type { DbtOptions } from '../foreign/dbt/dbt-names.js';
import type { NamedExposure } from '../foreign/dbt/link-dbt.js';
import { type DbtFile, readDbt } from '../foreign/dbt/read-dbt.js';
import type { DbtExposure } from '../foreign/dbt/read-dbt-project.js';
import { readDbtSql } from '../foreign/dbt/read-dbt-sql.js';
import type { OpenParser, ParserVersions } from '../foreign/sql/sql-parser.js';
import type { CreatedContent, FactsByEntity } from '../merge/entity-facts.js';
import { findInfoSchema, type InfoSchemaRequest } from './find-info-schema.js';
import { findSchemas } from './find-schemas.js';
import { type ImportInput, readWhole, shownName } from './import-input.js';
import type { ImportSource } from './import-request.js';
import { instanceFacts } from './instance-facts.js';

export interface DbtSourceRequest extends InfoSchemaRequest {
  /** Default: the file beside the manifest, if it exists. */
  readonly catalog?: ImportInput | undefined;
  readonly options: Omit<DbtOptions, 'namespace'>;
  /** Starts the parser for `columns: 'sql'`. Nothing else needs one. */
  readonly parser: OpenParser;
  /** The catalog to ask for columns that no file of dbt lists, for `columns: 'sql'`. Default: none. */
  readonly datahub?: CatalogAccess | undefined;
}

/** Reads the lineage of a dbt project. */
export function dbtSource(request: DbtSourceRequest): ImportSource {
  const { manifest, catalog, options, parser: open, datahub } = request;
  return {
    format: 'dbt',
    read: async (context) => {
      const { namespace, stack, signal } = context;
      await requireManifest(manifest);
      const found = catalog ?? (await besideManifest(manifest, 'catalog.json'));
      const { infoSchema, findings } = await findInfoSchema(request);
      const input = {
        manifest: await readDbtFile(manifest),
        catalog: found && (await readDbtFile(found)),
        infoSchema,
        options: { ...options, namespace },
      };
      const fileOf = (file: string) => findCodeFile(file, manifest, stack.folder);
      let versions: ParserVersions | undefined;
      const openNoted: OpenParser = async (setting) => {
        const parser = await open(setting);
        versions = parser.versions;
        return parser;
      };
      const columnsOf = (tables: ReadonlySet<string>) =>
        findSchemas(tables, { catalog: datahub }, context);
      const reading =
        options.columns === 'sql'
          ? await readDbtSql(input, { open: openNoted, fileOf, columnsOf, signal })
          : readDbt(input);
      const instances = [options.platformInstance, options.dbtInstance];
      const facts = new Map([
        ...instanceFacts(reading.lineage, instances),
        ...exposureFacts(reading.exposures, options),
      ]);
      const all = [...(reading.findings ?? []), ...findings];
      return { ...reading, facts, findings: all, parser: versions };
    },
  };
}

/** Requires the manifest, which exists only after a command of dbt. */
async function requireManifest({ file }: ImportInput): Promise<void> {
  if ('stdin' in file || (await exists(file.path))) return;
  throw unreadable(
    file.shownAs,
    'does not exist',
    'run "dbt compile" in the dbt project, which writes target/manifest.json, or name another one: --manifest of import dbt, code.dbt.manifest of the settings',
  );
}

/**
 * Returns a file of the dbt project relative to the folder of the stack. As dbt writes it for a file
 * that is not below that folder, and for the files of packages.
 */
async function findCodeFile(name: string, { file }: ImportInput, folder: string): Promise<string> {
  if ('stdin' in file) return name;
  const path = join(dirname(file.path), '..', name);
  const inStack = slashPath(relative(folder, path));
  const isBelow = !inStack.startsWith('../') && !isAbsolute(inStack);
  return isBelow && (await exists(path)) ? inStack : name;
}

async function readDbtFile(input: ImportInput): Promise<DbtFile> {
  return { text: await readWhole(input), shownAs: shownName(input) };
}

async function besideManifest(
  { file, token }: ImportInput,
  name: string,
): Promise<ImportInput | undefined> {
  if ('stdin' in file) return undefined;
  const path = join(dirname(file.path), name);
  const shownAs = join(dirname(file.shownAs), name);
  return (await exists(path)) ? { file: { path, shownAs }, token } : undefined;
}

/**
 * Names the dashboards of exposures by their names in the project. DataHub's ingestion of dbt makes
 * these dashboards from all exposures, so only a flag asks the stack to create them.
 */
function exposureFacts(
  exposures: readonly NamedExposure[],
  { createExposures }: Pick<DbtOptions, 'createExposures'>,
): FactsByEntity {
  return new Map(
    exposures.map(({ urn, exposure }) => {
      const { id, name = id } = exposure;
      const create = createExposures ? contentOf(exposure) : undefined;
      return [urn, { displayName: name, create }] as const;
    }),
  );
}

/** Leaves out texts that no manifest can state. */
function contentOf({ id, name = id, label = name, url, description }: DbtExposure): CreatedContent {
  const title = label.replaceAll(/\s+/g, ' ');
  const isProse = description !== undefined && findControl(description, 'prose') === undefined;
  return {
    title: findControl(title) === undefined ? title : id,
    ...(isProse && { description }),
    ...(url !== undefined && /^https?:\/\/[^\s\p{Cc}]+$/u.test(url) && { url }),
  };
}
