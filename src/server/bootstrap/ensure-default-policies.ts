import { firstUser } from '../shared/first-user.js';
import { sameJson } from '../store/same-json.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';
import { type DefaultEntity, defaultPolicies, defaultRoles } from './default-policies.js';

/**
 * Stores the policies and roles of a new catalog. As in DataHub, every start restores what is not
 * editable, so that nobody can lock out administrators for good. It creates editable policies only
 * in an empty catalog: a deleted policy does not return with the next start.
 */
export function ensureDefaultPolicies(options: Omit<WriteOptions, 'actor' | 'channel'>): void {
  const { store } = options;
  const isFirstStart = defaultPolicies.every(
    ({ urn, aspectName, value }) =>
      value.editable || store.readAspect(urn, aspectName) === undefined,
  );
  const isDue = ({ urn, aspectName, value }: DefaultEntity) => {
    const stored = store.readAspect(urn, aspectName)?.value;
    return value.editable ? isFirstStart && stored === undefined : !sameJson(stored, value);
  };
  const proposals = [...defaultRoles, ...defaultPolicies]
    .filter(isDue)
    .map((entity) => ({ ...entity, changeType: 'UPSERT' }) as const);
  writeProposals(proposals, { ...options, actor: firstUser, channel: 'file' });
}
