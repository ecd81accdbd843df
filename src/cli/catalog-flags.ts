import { resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { throwIfInterrupted } from '../errors/interrupted.js';
import type { CatalogAccess } from '../tasks/catalog-access.js';
import { readTokenFile } from '../tasks/read-token-file.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import type { Io } from './io.js';

/**
 * The catalog's address and token. `DATAHUB_GMS_URL` and `DATAHUB_GMS_TOKEN` mean what they mean to DataHub's own tools;
 * there is no flag for the token, since a command line can be read by every process of the machine.
 */
export async function readCatalogAccess(options: GlobalOptions, io: Io): Promise<CatalogAccess> {
  const url = io.env['DATAHUB_GMS_URL'];
  if (url === undefined || url === '') {
    throw new HeadwaterError('missing-address', 'DATAHUB_GMS_URL is not set, so there is no catalog to ask', {
      exitCode: exitCodes.usage,
      hint: 'for a catalog on this machine: run "headwater serve", then set DATAHUB_GMS_URL=http://127.0.0.1:8080',
    });
  }
  return {
    url,
    token: await readToken(options, io),
    timeoutMs: options.timeout,
    concurrency: options.concurrency,
    insecureHttp: options.insecureHttp,
  };
}

async function readToken(options: GlobalOptions, io: Io): Promise<string | undefined> {
  const { tokenFile } = options;
  if (tokenFile === undefined) return io.env['DATAHUB_GMS_TOKEN'];
  if (tokenFile !== '-') return await readTokenFile(resolve(workingFolder(options, io), tokenFile), io.stdin);
  try {
    return await readTokenFile('-', addAbortSignal(io.signal, io.stdin));
  } catch (error) {
    throwIfInterrupted(io.signal, 'the token was read');
    throw error;
  }
}
