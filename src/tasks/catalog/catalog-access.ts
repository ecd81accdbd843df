import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';

// The shells reach catalogs and files only through tasks.
export type { CatalogAccess } from '../../catalog/http/catalog-options.js';
export { readTokenInput } from '../../files/read-token-input.js';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The address and the token of a catalog. Both have the same source. */
export interface CatalogSource {
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * Reads the address and token of the catalog from `DATAHUB_GMS_URL` and `DATAHUB_GMS_TOKEN`, as
 * DataHub's own tools do.
 *
 * @throws HeadwaterError `missing-address`, exit code 64
 */
export function catalogFromEnvironment(environment: Environment): CatalogSource {
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
