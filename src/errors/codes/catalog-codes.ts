import type { CodeEntry } from '../code-entry.js';

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
  'catalog-unreachable': {
    code: 'HW6001',
    level: 'error',
    title: 'catalog unreachable',
    explanation:
      'The connection failed, was cut, or took longer than --timeout. Check DATAHUB_GMS_URL and that the catalog runs.',
  },
  'catalog-unauthenticated': {
    code: 'HW6002',
    level: 'error',
    title: 'not authenticated',
    explanation:
      'The catalog answered 401: it requires a token and got none, or got one that it does not accept. Set DATAHUB_GMS_TOKEN.',
  },
  'catalog-forbidden': {
    code: 'HW6003',
    level: 'error',
    title: 'not permitted',
    explanation:
      'The user of the token lacks a privilege. Lineage needs EDIT_LINEAGE or EDIT_ENTITY on both ends of an edge.',
  },
  'catalog-stale': {
    code: 'HW6004',
    level: 'error',
    title: 'changed meanwhile',
    explanation:
      'Another writer changed the aspect between our read and our write. Nothing of the refused batch was written.',
  },
  'catalog-rejected': {
    code: 'HW6005',
    level: 'error',
    title: 'request rejected',
    explanation:
      'The catalog refused the request as invalid, for example an edge to a dataset that does not exist.',
  },
  'catalog-failed': {
    code: 'HW6006',
    level: 'error',
    title: 'catalog failed',
    explanation:
      'The catalog answered with an internal error. It is unknown whether a write was made until it is read back.',
  },
  'catalog-incomplete': {
    code: 'HW6007',
    level: 'error',
    title: 'incomplete answer',
    explanation:
      'The answer was cut short or lacks requested data. It is not used, since missing data must not count as deleted.',
  },
  'catalog-not-a-catalog': {
    code: 'HW6008',
    level: 'error',
    title: 'not a metadata service',
    explanation:
      'The address answers, but not like a metadata service. Set DATAHUB_GMS_URL to the metadata service, or to the frontend with /api/gms.',
  },
  'catalog-insecure': {
    code: 'HW6009',
    level: 'error',
    title: 'token would travel in the clear',
    explanation:
      'A token is not sent over plain http to a host that is not loopback. Use https, or --insecure-http where the network is trusted.',
  },
  'catalog-bad-address': {
    code: 'HW6010',
    level: 'error',
    title: 'unusable catalog address',
    explanation:
      'DATAHUB_GMS_URL must be an http or https address without user name, password, query or fragment, such as http://localhost:8080.',
  },
  'catalog-bad-token': {
    code: 'HW6011',
    level: 'error',
    title: 'malformed token',
    explanation:
      'A token is a single line of printable ASCII characters without white space. It may have been cut or wrapped when it was copied.',
  },
  'catalog-too-large': {
    code: 'HW6012',
    level: 'error',
    title: 'answer too large',
    explanation:
      'An answer was larger than the limit of Headwater. Datasets are then requested in smaller batches; this answer is too large even for a single dataset.',
  },
  'catalog-tokens-disabled': {
    code: 'HW6013',
    level: 'error',
    title: 'token-based authentication is disabled',
    explanation:
      'The catalog does not authenticate requests, so it would ignore a token. Turn authentication on in the catalog (METADATA_SERVICE_AUTH_ENABLED for DataHub, headwater serve --auth for the embedded one), then create the token.',
  },
  'catalog-bad-proxy': {
    code: 'HW6014',
    level: 'error',
    title: 'unusable proxy address',
    explanation:
      'HTTPS_PROXY and HTTP_PROXY must hold an address with its scheme, such as http://proxy.example:3128. A user name and a password go before the host and are percent-encoded: %40 for @, %25 for %. The value is never shown, since it may hold a password.',
  },
};
