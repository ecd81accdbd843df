import { type CodeEntry, error, info, warning } from '../code-entry.js';

/** The names of the codes of `headwater doctor`. */
export type DoctorCodeName =
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
  | 'conditions-unproven'
  | 'writes-unconditional';

/** Findings of `headwater doctor`, besides the errors that other commands share (HW8...). */
export const doctorCodes: Readonly<Record<DoctorCodeName, CodeEntry>> = {
  'host-not-found': error(
    'HW8001',
    'unknown host',
    'The host name in DATAHUB_GMS_URL cannot be resolved. Check its spelling, and whether only another network knows it.',
  ),
  'certificate-not-trusted': error(
    'HW8002',
    'certificate not trusted',
    'The host shows a certificate that this machine does not trust, that has expired, or that belongs to another host. Nothing was sent. For your own certificate authority, set NODE_EXTRA_CA_CERTS to its certificate. No setting of Headwater turns the check off.',
  ),
  'frontend-address': error(
    'HW8003',
    'frontend instead of the metadata service',
    'The address belongs to the web frontend. The metadata service is behind it, at /api/gms of the same host, or at its own address (port 8080 by default).',
  ),
  'frontend-refuses-tokens': error(
    'HW8004',
    'frontend that takes no bearer token',
    'The frontend, or a log-in page before it, requires a session and ignores the token. Set DATAHUB_GMS_URL to the metadata service itself, or let requests with the header Authorization pass.',
  ),
  'token-missing': error(
    'HW8005',
    'no token',
    'The catalog requires a token and got none. Create one in its settings (Access Tokens) or with headwater token create, and set DATAHUB_GMS_TOKEN or --token-file.',
  ),
  'token-malformed': error(
    'HW8006',
    'not a token',
    'The catalog does not accept the token, and it does not look like one: DataHub tokens have three parts separated by dots. It may have been cut off when it was copied, or it is the id of a token.',
  ),
  'token-expired': error(
    'HW8007',
    'expired token',
    'The expiry time in the token has passed. Create a new one with headwater token create, or in the settings of the catalog.',
  ),
  'token-revoked': error(
    'HW8008',
    'unknown token',
    'The token is well-formed and has not expired, but the catalog does not accept it: it was revoked, another catalog made it, the signing key of this one has changed, or its user no longer exists. Create a new one.',
  ),
  'user-barred': error(
    'HW8009',
    'removed or suspended user',
    'The token is valid, but its user was removed or suspended. Ask an administrator of the catalog, or use the token of another user.',
  ),
  'catalog-too-old': error(
    'HW8010',
    'version too old',
    'DataHub 1.0 and later are supported. Earlier versions lack parts of the interface, or were never tried: the message names those that the version certainly lacks.',
  ),
  'version-unknown': warning(
    'HW8011',
    'unknown version',
    'The catalog does not report its version, or not that of a release: a development build gives a commit, null or 0.0.0. DataHub 1.0 and later are supported.',
  ),
  'edit-lineage-missing': error(
    'HW8012',
    'EDIT_LINEAGE missing',
    'The user of the token may not edit the lineage of datasets that the manifests declare lineage for. This requires EDIT_LINEAGE or EDIT_ENTITY at both ends of an edge. Have a policy grant it.',
  ),
  'edit-entity-missing': warning(
    'HW8013',
    'EDIT_ENTITY missing',
    'Marks, types and column lineage are written as proposals. DataHub takes proposals only with EDIT_ENTITY on the downstream; for other catalogs EDIT_LINEAGE is enough. An apply reports each refused proposal and writes the rest.',
  ),
  'create-entity-missing': error(
    'HW8014',
    'CREATE_ENTITY missing',
    'Datasets are declared with create: true, and the user of the token may not create them. This requires CREATE_ENTITY or EDIT_ENTITY. Have a policy grant it, or ingest the datasets.',
  ),
  'conditions-unproven': info(
    'HW8015',
    'conditional writes not tried',
    'Doctor writes nothing, so it cannot tell whether the catalog refuses a write whose condition no longer holds. The first proposal of an apply tests it, and the apply reports a catalog that does not refuse.',
  ),
  'writes-unconditional': warning(
    'HW8016',
    'writes that can undo the writes of others',
    'Plain edges would be written by updateLineage, which DataHub carries out without a condition: it can undo what another writer wrote at the same moment. Conditional proposals cannot: set writes to auto or proposals, and have a policy grant EDIT_ENTITY on the downstreams to the user of the token.',
  ),
};
