import type { CodeEntry } from '../code-entry.js';

type DoctorCodeName =
  | 'host-not-found'
  | 'certificate-not-trusted'
  | 'frontend-address'
  | 'frontend-refuses-tokens'
  | 'token-missing'
  | 'token-malformed'
  | 'token-expired'
  | 'token-revoked'
  | 'user-barred'
  | 'catalog-too-old'
  | 'version-unknown'
  | 'edit-lineage-missing'
  | 'edit-entity-missing'
  | 'create-entity-missing'
  | 'conditions-unproven';

/** What `headwater doctor` tells apart, beside what other commands stop at (HW8...). */
export const doctorCodes: Readonly<Record<DoctorCodeName, CodeEntry>> = {
  'host-not-found': {
    code: 'HW8001',
    level: 'error',
    title: 'no host of this name',
    explanation: 'The name in DATAHUB_GMS_URL leads to no host. Check its spelling, and whether it is known only inside another network.',
  },
  'certificate-not-trusted': {
    code: 'HW8002',
    level: 'error',
    title: 'certificate not trusted',
    explanation:
      'The host shows a certificate that this machine does not trust, that is out of date, or that belongs to another host. Nothing was sent. For an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate. No setting of Headwater turns the check off.',
  },
  'frontend-address': {
    code: 'HW8003',
    level: 'error',
    title: 'frontend instead of the metadata service',
    explanation:
      'The address is that of the pages for people. The metadata service is behind it, at /api/gms of the same host, or at an address of its own (port 8080 by default).',
  },
  'frontend-refuses-tokens': {
    code: 'HW8004',
    level: 'error',
    title: 'frontend that takes no bearer token',
    explanation:
      'The frontend, or a log-in page before it, wants a session and does not look at the token. Set DATAHUB_GMS_URL to the metadata service itself, or have requests with the header Authorization let through.',
  },
  'token-missing': {
    code: 'HW8005',
    level: 'error',
    title: 'no token',
    explanation:
      'The catalog wants a token and got none. Make one in its settings (Access Tokens) or with headwater token create, and set DATAHUB_GMS_TOKEN or --token-file.',
  },
  'token-malformed': {
    code: 'HW8006',
    level: 'error',
    title: 'not a token',
    explanation:
      'The catalog does not take the token, and it does not look like one: tokens of DataHub have three parts with dots between them. It may have been cut off when it was copied, or it is the id of a token.',
  },
  'token-expired': {
    code: 'HW8007',
    level: 'error',
    title: 'expired token',
    explanation:
      'The time that stands in the token has passed. Make a new one with headwater token create, or in the settings of the catalog.',
  },
  'token-revoked': {
    code: 'HW8008',
    level: 'error',
    title: 'token that the catalog does not know',
    explanation:
      'The token is well-formed and its time has not passed, but the catalog does not take it: it was revoked, another catalog made it, the key of this one has changed, or its user is gone. Make a new one.',
  },
  'user-barred': {
    code: 'HW8009',
    level: 'error',
    title: 'user who may do nothing',
    explanation:
      'The token is good, but its user was removed or suspended. Ask whoever administers the catalog, or use the token of another user.',
  },
  'catalog-too-old': {
    code: 'HW8010',
    level: 'error',
    title: 'version too old',
    explanation:
      'DataHub 1.0 and later are supported. Earlier ones lack conditional writes and parts of the interfaces, so that another writer could be overwritten.',
  },
  'version-unknown': {
    code: 'HW8011',
    level: 'warning',
    title: 'version not told',
    explanation: 'The catalog does not say its version, or not as a number. DataHub 1.0 and later are supported.',
  },
  'edit-lineage-missing': {
    code: 'HW8012',
    level: 'error',
    title: 'EDIT_LINEAGE missing',
    explanation:
      'The user of the token may not edit the lineage of datasets that the manifests declare lineage of. It takes EDIT_LINEAGE or EDIT_ENTITY at both ends of an edge. Have a policy grant it.',
  },
  'edit-entity-missing': {
    code: 'HW8013',
    level: 'warning',
    title: 'EDIT_ENTITY missing',
    explanation:
      'Marks, types and column lineage are written as proposals. DataHub takes those only with EDIT_ENTITY on the downstream; other catalogs are content with EDIT_LINEAGE. An apply that is refused says so and writes the rest.',
  },
  'create-entity-missing': {
    code: 'HW8014',
    level: 'error',
    title: 'CREATE_ENTITY missing',
    explanation:
      'Datasets are declared with create: true, and the user of the token may not make them. It takes CREATE_ENTITY or EDIT_ENTITY. Have a policy grant it, or ingest the datasets.',
  },
  'conditions-unproven': {
    code: 'HW8015',
    level: 'info',
    title: 'conditional writes not tried',
    explanation:
      'Whether the catalog refuses a write whose condition no longer holds cannot be known without writing. The first proposal of an apply finds out, and says so where it does not.',
  },
};
