import { join } from 'node:path';
import { parseCatalogAddress } from '../../catalog/http/catalog-address.js';
import { createTokenDetector } from '../../catalog/http/token-in-text.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { disk, exists } from '../../files/file-tree.js';
import { readTextFile } from '../../files/read-text-file.js';
import { type LocatedNode, valueAt } from '../../yaml/located-node.js';
import { readYaml } from '../../yaml/read-yaml.js';
import {
  type CatalogSource,
  catalogFromEnvironment,
  type Environment,
  missingAddress,
} from './catalog-access.js';

/** The name of the file as messages show it. */
const SHOWN_AS = '~/.datahubenv';

/**
 * Reads the address and token of the catalog from the environment, or from the file of DataHub's
 * own tools. The two are never mixed, since a token is only for its own catalog.
 *
 * @param fromFile true to read `~/.datahubenv` instead of the environment
 * @throws HeadwaterError `missing-address` or `unreadable-file`, exit code 64. No message shows the
 *   content of the file
 */
export async function locateCatalog(
  environment: Environment,
  fromFile: boolean,
): Promise<CatalogSource> {
  const path = datahubEnvPath(environment);
  if (fromFile) return await readDatahubEnv(path);
  const isSet = (environment['DATAHUB_GMS_URL'] ?? '') !== '';
  if (!isSet && path !== undefined && (await disk.isFile(path)))
    throw missingAddress(
      `${SHOWN_AS} is there: --datahubenv reads address and token from it; or set DATAHUB_GMS_URL`,
    );
  return catalogFromEnvironment(environment);
}

/** The address that a run would find in the environment or in `~/.datahubenv`, to be shown. */
export interface FoundCatalog {
  /** Scheme, host, port and path. Null if the address cannot be used. */
  readonly address: string | null;
  readonly source: 'DATAHUB_GMS_URL' | typeof SHOWN_AS;
  /** The reason why the address cannot be used. It never quotes the content of the file. */
  readonly problem?: string;
}

/** Finds the address of the catalog in the environment, else in `~/.datahubenv`. */
export async function findCatalog(environment: Environment): Promise<FoundCatalog | undefined> {
  const isSet = (environment['DATAHUB_GMS_URL'] ?? '') !== '';
  const path = datahubEnvPath(environment);
  if (!isSet && (path === undefined || !(await exists(path)))) return undefined;
  const source = isSet ? 'DATAHUB_GMS_URL' : SHOWN_AS;
  try {
    return { address: shownAddress(await locateCatalog(environment, !isSet), source), source };
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    return { address: null, source, problem: error.message };
  }
}

function shownAddress({ url, token }: CatalogSource, source: string): string {
  const { origin } = parseCatalogAddress(url);
  if (!createTokenDetector(token)(origin)) return origin;
  throw new HeadwaterError('catalog-bad-address', `the address in ${source} holds the token`);
}

function datahubEnvPath(environment: Environment): string | undefined {
  const home = environment['HOME'] || environment['USERPROFILE'];
  return home ? join(home, '.datahubenv') : undefined;
}

async function readDatahubEnv(path: string | undefined): Promise<CatalogSource> {
  if (path === undefined) throw unusable('cannot be found, since HOME is not set');
  const text = await readTextFile({ path, shownAs: SHOWN_AS });
  const { root } = readYaml({ path: SHOWN_AS, text });
  // The findings of the parser are not shown, since they may quote the token.
  if (root === undefined) throw unusable('is not YAML');
  const gms = valueAt(root, 'gms');
  const url = textAt(gms, 'server');
  if (url === undefined) throw unusable('names no catalog: gms.server is missing');
  return { url, token: textAt(gms, 'token') };
}

function textAt(node: LocatedNode | undefined, key: string): string | undefined {
  const value = valueAt(node, key);
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return undefined;
  const text = value.value.trim();
  return text === '' ? undefined : text;
}

function unusable(why: string): HeadwaterError {
  return new HeadwaterError('unreadable-file', `${SHOWN_AS} ${why}`, {
    exitCode: exitCodes.usage,
    hint: 'run "datahub init" to write it again, or set DATAHUB_GMS_URL and DATAHUB_GMS_TOKEN',
  });
}
