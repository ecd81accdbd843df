import type { JsonObject } from '../../../model/json.js';
import { columnUrn } from '../../../urn/schema-field-urn.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../mutation-scope.js';
import { requireUrn } from '../resolver-error.js';
import {
  type EditedAspect,
  type Resources,
  readTargets,
  requireEntities,
  requireExisting,
  requireTarget,
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

const DEPRECATION: EditedAspect = {
  aspectName: 'deprecation',
  privileges: ['EDIT_DEPRECATION_PRIVILEGE'],
};

interface DeprecationChange {
  readonly deprecated: boolean;
  /** Milliseconds since 1970. Default: none. */
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  /** The urn of what to use in place of the entity. */
  readonly replacement?: string | null | undefined;
}

/**
 * The mutations `updateDeprecation` and `batchUpdateDeprecation`. The deprecation of a column is an
 * aspect of the column. Source: DataHub's `UpdateDeprecationResolver` and `DeprecationUtils`.
 */
export async function updateDeprecation(
  { deprecated, decommissionTime, note, replacement }: DeprecationChange,
  resources: Resources,
  scope: MutationScope,
): Promise<true> {
  const targets = readTargets(resources, scope);
  await eachInTurn(targets, scope.turn, (target) => requireTarget(target, DEPRECATION, scope));
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
