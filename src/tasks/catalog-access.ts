import { exitCodes } from '../errors/exit-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import { readTokenInput } from '../files/read-token-input.js';

/**
 * The address of the catalog and our token. From flags and environment, never from a file of the
 * repository.
 */
export interface CatalogAccess {
  readonly url: string;
  readonly token?: string | undefined;
  /** Timeout of one request. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of concurrent requests. */
  readonly concurrency?: number | undefined;
  readonly insecureHttp?: boolean | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the address and token of the catalog from `DATAHUB_GMS_URL` and `DATAHUB_GMS_TOKEN`, as
 * DataHub's own tools do.
 *
 * @throws HeadwaterError `missing-address`, exit code 64
 */
export function catalogFromEnvironment(environment: Environment): {
  readonly url: string;
  readonly token: string | undefined;
} {
  const url = environment['DATAHUB_GMS_URL'];
  if (url === undefined || url === '') {
    throw new HeadwaterError(
      'missing-address',
      'DATAHUB_GMS_URL is not set, so there is no catalog to ask',
      {
        exitCode: exitCodes.usage,
        hint: 'for a catalog on this machine: run "headwater serve", then set DATAHUB_GMS_URL=http://127.0.0.1:8080',
      },
    );
  }
  return { url, token: environment['DATAHUB_GMS_TOKEN'] };
}

/**
 * Reads a token from a file, or from standard input for `-`.
 *
 * @throws HeadwaterError `bad-token-file`, which never shows the content of the file
 */
export async function readTokenFile(
  file: string,
  stdin: AsyncIterable<Uint8Array | string>,
): Promise<string> {
  return await readTokenInput({ file, stdin });
}
