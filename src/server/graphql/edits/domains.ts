import type { MutationScope } from '../request-scope.js';
import {
  type EditedAspect,
  type Resources,
  requireEntities,
  requireExisting,
  writeEdits,
} from './edit-aspect.js';

const DOMAINS: EditedAspect = {
  aspectName: 'domains',
  privileges: ['EDIT_DOMAINS_PRIVILEGE'],
};

/**
 * The mutations `setDomain`, `unsetDomain` and `batchSetDomain`. An entity has one domain here, as
 * in the pages of DataHub. Without a domain, none is left. Source: DataHub's `DomainUtils`.
 */
export async function setDomain(
  text: string | null | undefined,
  resources: Resources,
  scope: MutationScope,
): Promise<true> {
  const urns = await requireEntities(resources, DOMAINS, scope);
  const failure = `Failed to validate Domain with urn ${text}.`;
  const domains = text ? [requireExisting(text, { type: 'domain', failure }, scope)] : [];
  return writeEdits(
    urns.map((urn) => ({ urn, aspectName: DOMAINS.aspectName, change: () => ({ domains }) })),
    scope,
  );
}
