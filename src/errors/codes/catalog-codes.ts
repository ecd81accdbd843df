import { type CodeEntry, error } from '../code-entry.js';

/** The names of the codes of the catalog client. */
export type CatalogCodeName =
  | 'catalog-unreachable'
  | 'catalog-unauthenticated'
  | 'catalog-forbidden'
  | 'catalog-stale'
  | 'catalog-rejected'
  | 'catalog-failed'
  | 'catalog-incomplete'
  | 'catalog-not-a-catalog'
  | 'catalog-insecure'
  | 'catalog-bad-address'
  | 'catalog-bad-token'
  | 'catalog-too-large'
  | 'catalog-tokens-disabled'
  | 'catalog-bad-proxy';

/** Errors in the communication with the catalog (HW6...). */
export const catalogCodes: Readonly<Record<CatalogCodeName, CodeEntry>> = {
  'catalog-unreachable': error(
    'HW6001',
    'catalog unreachable',
    'The connection failed, was cut, or took longer than --timeout. Check DATAHUB_GMS_URL and that the catalog runs.',
  ),
  'catalog-unauthenticated': error(
    'HW6002',
    'not authenticated',
    'The catalog answered 401: it requires a token and got none, or got one that it does not accept. Set DATAHUB_GMS_TOKEN.',
  ),
  'catalog-forbidden': error(
    'HW6003',
    'not permitted',
    'The user of the token lacks a privilege. Lineage needs EDIT_LINEAGE or EDIT_ENTITY on both ends of an edge.',
  ),
  'catalog-stale': error(
    'HW6004',
    'changed meanwhile',
    'Another writer changed the aspect between our read and our write. Nothing of the refused batch was written.',
  ),
  'catalog-rejected': error(
    'HW6005',
    'request rejected',
    'The catalog refused the request as invalid, for example an edge to a dataset that does not exist.',
  ),
  'catalog-failed': error(
    'HW6006',
    'catalog failed',
    'The catalog answered with an internal error. It is unknown whether a write was made until it is read back.',
  ),
  'catalog-incomplete': error(
    'HW6007',
    'incomplete answer',
    'The answer was cut short or lacks requested data. It is not used, since missing data must not count as deleted.',
  ),
  'catalog-not-a-catalog': error(
    'HW6008',
    'not a metadata service',
    'The address answers, but not like a metadata service. Set DATAHUB_GMS_URL to the metadata service, or to the frontend with /api/gms.',
  ),
  'catalog-insecure': error(
    'HW6009',
    'token would travel in the clear',
    'A token is not sent over plain http to a host that is not loopback. Use https, or --insecure-http where the network is trusted.',
  ),
  'catalog-bad-address': error(
    'HW6010',
    'unusable catalog address',
    'DATAHUB_GMS_URL must be an http or https address without user name, password, query or fragment, such as http://localhost:8080.',
  ),
  'catalog-bad-token': error(
    'HW6011',
    'malformed token',
    'A token is a single line of printable ASCII characters without white space. It may have been cut or wrapped when it was copied.',
  ),
  'catalog-too-large': error(
    'HW6012',
    'answer too large',
    'An answer was larger than the limit of Headwater. Datasets are then requested in smaller batches; this answer is too large even for a single dataset.',
  ),
  'catalog-tokens-disabled': error(
    'HW6013',
    'token-based authentication is disabled',
    'The catalog does not authenticate requests, so it would ignore a token. Turn authentication on in the catalog (METADATA_SERVICE_AUTH_ENABLED for DataHub, headwater serve --auth for the embedded one), then create the token.',
  ),
  'catalog-bad-proxy': error(
    'HW6014',
    'unusable proxy address',
    'HTTPS_PROXY and HTTP_PROXY must hold an address with its scheme, such as http://proxy.example:3128. A user name and a password go before the host and are percent-encoded: %40 for @, %25 for %. The value is never shown, since it may hold a password.',
  ),
};
