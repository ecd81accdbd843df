import { resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { throwIfInterrupted } from '../errors/interrupted.js';
import { type CatalogAccess, catalogFromEnvironment } from '../tasks/catalog-access.js';
import { readTokenFile } from '../tasks/read-token-file.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';

/**
 * The catalog of the environment, with the token of `--token-file` where one is named. There is no flag for the token itself,
 * since a command line can be read by every process of the machine.
 *
 * @throws HeadwaterError `missing-address`, exit code 64, before any token is read; `bad-token-file`
 */
export async function readCatalogAccess(options: GlobalOptions, io: Io): Promise<CatalogAccess> {
  const { url, token } = catalogFromEnvironment(io.env);
  return {
    url,
    token: options.tokenFile === undefined ? token : await readToken(options.tokenFile, options, io),
    timeoutMs: options.timeout,
    concurrency: options.concurrency,
    insecureHttp: options.insecureHttp,
  };
}

async function readToken(tokenFile: string, options: GlobalOptions, io: Io): Promise<string> {
  if (tokenFile !== '-') return await readTokenFile(resolve(workingFolder(options, io), tokenFile), io.stdin);
  try {
    return await readTokenFile('-', addAbortSignal(io.signal, io.stdin));
  } catch (error) {
    throwIfInterrupted(io.signal, 'the token was read');
    throw error;
  }
}
