import { firstUser } from '../first-user.js';
import { sameJson } from '../store/same-json.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';
import { type DefaultEntity, defaultPolicies, defaultRoles } from './default-policies.js';

/**
 * Stores the policies and roles that a catalog starts with. Those that are not editable are mended at every start, as
 * in DataHub, so that nobody locks out the administrators for good. The others are made in an empty catalog alone: who
 * deletes one does not find it again after the next start.
 */
export function makeDefaultPolicies(options: Omit<WriteOptions, 'actor' | 'door'>): void {
  const { store } = options;
  const isFirstStart = defaultPolicies.every(
    ({ urn, aspectName, value }) => value.editable || store.readAspect(urn, aspectName) === undefined,
  );
  const isDue = ({ urn, aspectName, value }: DefaultEntity) => {
    const stored = store.readAspect(urn, aspectName)?.value;
    return value.editable ? isFirstStart && stored === undefined : !sameJson(stored, value);
  };
  const proposals = [...defaultRoles, ...defaultPolicies].filter(isDue).map((entity) => ({ ...entity, changeType: 'UPSERT' }) as const);
  writeProposals(proposals, { ...options, actor: firstUser, door: 'file' });
}
