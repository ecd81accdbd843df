import { parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import { textsAt } from '../shared/json-accessors.js';
import type { AspectReads } from '../store/aspect-store.js';

/** The sub-type of service accounts. Source: DataHub's `ServiceAccountUtils`. */
export const SERVICE_ACCOUNT_TYPE = 'SERVICE_ACCOUNT';

/** The beginning of the user names of service accounts. Source: `ServiceAccountUtils`. */
export const SERVICE_ACCOUNT_PREFIX = 'service_';

/**
 * Returns true for a service account, the account of a program. Unlike in DataHub, the name counts
 * besides the sub-type: otherwise a writer of sub-types could turn a person's account into a
 * service account, and managers of service accounts could then make tokens for that person.
 */
export function isServiceAccount(urn: Urn, store: Pick<AspectReads, 'readAspect'>): boolean {
  const parts = parseCorpUserUrn(urn);
  return (
    parts.ok &&
    parts.value.username.startsWith(SERVICE_ACCOUNT_PREFIX) &&
    textsAt(store.readAspect(urn, 'subTypes')?.value ?? {}, 'typeNames').includes(
      SERVICE_ACCOUNT_TYPE,
    )
  );
}
