import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { readTokenInput } from '../../files/read-token-input.js';

/**
 * The address of the catalog and our token. From flags and environment, never from a file of the
 * repository.
 */
export interface CatalogAccess {
  /** Scheme, host, port and path of the metadata service. */
  readonly url: string;
  /** A personal access token. Default: none, for a catalog without authentication. */
  readonly token?: string | undefined;
  /** Timeout of one request, from connecting to the last byte, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** The total time in which requests wait to be sent again, in milliseconds. Default: 120,000. */
  readonly timeoutTotalMs?: number | undefined;
  /** The maximum number of concurrent reads. Default: 4. */
  readonly concurrency?: number | undefined;
  /** True to send a token over plain http to a host that is not loopback. Default: false. */
  readonly insecureHttp?: boolean | undefined;
}

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

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
  if (url === undefined || url === '') throw missingAddress();
  return { url, token: environment['DATAHUB_GMS_TOKEN'] };
}

/** Makes the error of a run without a catalog. */
export function missingAddress(
  hint = 'set it to the address of your catalog; for a catalog on this machine: run "headwater serve", then set DATAHUB_GMS_URL=http://127.0.0.1:8080',
): HeadwaterError {
  return new HeadwaterError(
    'missing-address',
    'DATAHUB_GMS_URL is not set, so there is no catalog to ask',
    { exitCode: exitCodes.usage, hint },
  );
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
