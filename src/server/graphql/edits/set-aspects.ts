import type { JsonObject } from '../../../model/json.js';
import { columnUrn } from '../../../urn/schema-field-urn.js';
import type { MutationScope } from '../mutation-scope.js';
import { requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import {
  type EditedAspect,
  type Resources,
  requireEntities,
  requireExisting,
  requireTargets,
  writeEdits,
} from './edit-aspect.js';

export const setDomain: RootFields['setDomain'] = ({ entityUrn, domainUrn }, scope) =>
  replaceDomain(domainUrn, [{ resourceUrn: entityUrn }], scope);

export const unsetDomain: RootFields['unsetDomain'] = ({ entityUrn }, scope) =>
  replaceDomain(null, [{ resourceUrn: entityUrn }], scope);

export const batchSetDomain: RootFields['batchSetDomain'] = ({ input }, scope) =>
  replaceDomain(input.domainUrn, input.resources, scope);

export const updateDeprecation: RootFields['updateDeprecation'] = ({ input }, scope) =>
  replaceDeprecation(input, [{ ...input, resourceUrn: input.urn }], scope);

export const batchUpdateDeprecation: RootFields['batchUpdateDeprecation'] = ({ input }, scope) =>
  replaceDeprecation(input, input.resources, scope);

const DOMAINS: EditedAspect = {
  aspectName: 'domains',
  privileges: ['EDIT_DOMAINS_PRIVILEGE'],
};

/**
 * Replaces the domains of entities. An entity has one domain here, as in the pages of DataHub.
 * Without a new domain, the entities lose their domains. Source: DataHub's `DomainUtils`.
 */
async function replaceDomain(
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

const DEPRECATION: EditedAspect = {
  aspectName: 'deprecation',
  privileges: ['EDIT_DEPRECATION_PRIVILEGE'],
};

interface DeprecationChange {
  readonly deprecated: boolean;
  /** Milliseconds since 1970. Default: none. */
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  /** The urn of the entity to use instead. */
  readonly replacement?: string | null | undefined;
}

/**
 * Replaces the deprecation of entities and columns. For a column, the deprecation is an aspect of
 * the column. Source: DataHub's `UpdateDeprecationResolver` and `DeprecationUtils`.
 */
async function replaceDeprecation(
  { deprecated, decommissionTime, note, replacement }: DeprecationChange,
  resources: Resources,
  scope: MutationScope,
): Promise<true> {
  const targets = await requireTargets(resources, () => DEPRECATION, scope);
  const value: JsonObject = {
    deprecated,
    // The model requires the note.
    note: note ?? '',
    actor: scope.actor,
    ...(typeof decommissionTime === 'number' && { decommissionTime }),
    ...(replacement && { replacement: requireUrn(replacement, scope.dialect) }),
  };
  const edits = targets.map(({ urn, column }) => ({
    urn: column === undefined ? urn : requireUrn(columnUrn(urn, column), scope.dialect),
    aspectName: DEPRECATION.aspectName,
    change: () => value,
  }));
  return writeEdits(edits, scope);
}
