import { resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { throwIfInterrupted } from '../errors/interrupted.js';
import {
  type CatalogAccess,
  catalogFromEnvironment,
  readTokenFile,
} from '../tasks/catalog-access.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';

/**
 * Reads address and token of the catalog from the environment. The token of `--token-file` takes
 * precedence. No flag holds the token itself, since every process of the machine can read a command
 * line.
 *
 * @throws HeadwaterError `missing-address`, exit code 64, before any token is read;
 *   `bad-token-file`
 */
export async function readCatalogAccess(options: GlobalOptions, io: Io): Promise<CatalogAccess> {
  const { url, token } = catalogFromEnvironment(io.env);
  return {
    url,
    token:
      options.tokenFile === undefined ? token : await readTokenFlag(options.tokenFile, options, io),
    timeoutMs: options.timeout,
    concurrency: options.concurrency,
    insecureHttp: options.insecureHttp,
  };
}

async function readTokenFlag(tokenFile: string, options: GlobalOptions, io: Io): Promise<string> {
  if (tokenFile !== '-')
    return await readTokenFile(resolve(workingFolder(options, io), tokenFile), io.stdin);
  try {
    return await readTokenFile('-', addAbortSignal(io.signal, io.stdin));
  } catch (error) {
    throwIfInterrupted(io.signal, 'the token was read');
    throw error;
  }
}
