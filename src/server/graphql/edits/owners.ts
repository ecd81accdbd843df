import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { systemTypeUrn, typeUrnOfOwner } from '../../metamodel/ownership-types.js';
import { brokenInput } from '../../shared/broken-input.js';
import { objectsAt, textAt } from '../../shared/json-accessors.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import { requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import { type OwnerInput, OwnershipType } from '../schema/generated-types.js';
import {
  type EditedAspect,
  type Resources,
  requireEntities,
  requireExisting,
  requireModest,
  stampOf,
  writeEdits,
} from './edit-aspect.js';

const OWNERSHIP: EditedAspect = { aspectName: 'ownership', privileges: ['EDIT_ENTITY_OWNERS'] };

/** The source of owners that people name. */
const MANUAL = { type: 'MANUAL' };

export const addOwner: RootFields['addOwner'] = ({ input }, scope) =>
  addToOwners([input], [input], scope);

export const addOwners: RootFields['addOwners'] = ({ input }, scope) =>
  addToOwners(input.owners, [input], scope);

export const batchAddOwners: RootFields['batchAddOwners'] = ({ input }, scope) =>
  addToOwners(input.owners, input.resources, scope);

export const removeOwner: RootFields['removeOwner'] = ({ input }, scope) =>
  removeFromOwners({ ...input, ownerUrns: [input.ownerUrn] }, [input], scope);

export const batchRemoveOwners: RootFields['batchRemoveOwners'] = ({ input }, scope) =>
  removeFromOwners(input, input.resources, scope);

/** Adds owners to entities. Source: DataHub's `OwnerUtils`. */
async function addToOwners(
  owners: readonly OwnerInput[],
  resources: Resources,
  scope: MutationScope,
): Promise<true> {
  const urns = await requireEntities(resources, OWNERSHIP, scope);
  requireModest(owners, urns, scope);
  const added = new Map<string, JsonObject>();
  await eachInTurn(owners, scope.turn, (owner) => {
    const record = newOwner(owner, scope);
    added.set(ownerKey(record), record);
  });
  const isOther = (known: JsonObject): boolean => !added.has(ownerKey(known));
  return editOwners(urns, (stored) => [...stored.filter(isOther), ...added.values()], scope);
}

/**
 * The mutations `removeOwner` and `batchRemoveOwners`. Without a type, all entries of an owner are
 * removed.
 */
async function removeFromOwners(
  { ownerUrns, ownershipTypeUrn }: OwnersToRemove,
  resources: Resources,
  scope: MutationScope,
): Promise<true> {
  const urns = await requireEntities(resources, OWNERSHIP, scope);
  const removed = new Set<unknown>(ownerUrns.map((owner) => requireUrn(owner, scope.dialect)));
  const isRemoved = (one: JsonObject): boolean =>
    removed.has(one['owner']) && (!ownershipTypeUrn || typeUrnOfOwner(one) === ownershipTypeUrn);
  return editOwners(urns, (stored) => stored.filter((one) => !isRemoved(one)), scope);
}

interface OwnersToRemove {
  readonly ownerUrns: readonly string[];
  readonly ownershipTypeUrn?: string | null | undefined;
}

/** Returns the value of `ownership` of a new entity. Without owners, its creator is the owner. */
export function firstOwnership(
  owners: readonly OwnerInput[] | null | undefined,
  scope: MutationScope,
): JsonObject {
  const type = OwnershipType.TECHNICAL_OWNER;
  const creator = { owner: scope.actor, type, typeUrn: systemTypeUrn(type), source: MANUAL };
  return {
    owners: owners?.length ? owners.map((owner) => newOwner(owner, scope)) : [creator],
    lastModified: stampOf(scope),
  };
}

function editOwners(
  urns: readonly Urn[],
  change: (stored: readonly JsonObject[]) => readonly JsonObject[],
  scope: MutationScope,
): true {
  const lastModified = stampOf(scope);
  const edits = urns.map((urn) => ({
    urn,
    aspectName: OWNERSHIP.aspectName,
    change: (stored: JsonObject) => ({
      ...stored,
      owners: change(objectsAt(stored, 'owners')),
      lastModified,
    }),
  }));
  return writeEdits(edits, scope);
}

/** Checks an owner of the input, and returns the record to store. */
function newOwner(
  { ownerUrn, ownerEntityType, type, ownershipTypeUrn }: OwnerInput,
  scope: RequestScope,
): JsonObject {
  const owner = requireExisting(
    ownerUrn,
    {
      type: ownerEntityType === 'CORP_GROUP' ? 'corpGroup' : 'corpuser',
      failure: `Failed to change ownership for resource(s). Owner with urn ${ownerUrn} is refused.`,
    },
    scope,
  );
  const typeUrn = ownershipTypeUrn ?? systemTypeUrn(type ?? OwnershipType.NONE);
  const known = systemTypeOf(typeUrn);
  if (known === undefined) requireOwnershipType(typeUrn, scope);
  // Older clients read the type without its urn. All types of users share one value there.
  return { owner, type: known ?? OwnershipType.CUSTOM, typeUrn, source: MANUAL };
}

function requireOwnershipType(text: string, { store, dialect }: RequestScope): void {
  if (!store.exists(requireUrn(text, dialect)))
    throw brokenInput(dialect, `Custom Ownership type with urn ${text} does not exist.`);
}

/** Identifies a record: a list has each owner once for each type. */
function ownerKey(record: JsonObject): string {
  return `${textAt(record, 'owner')} ${typeUrnOfOwner(record)}`;
}

function systemTypeOf(typeUrn: string): OwnershipType | undefined {
  return Object.values(OwnershipType).find((type) => systemTypeUrn(type) === typeUrn);
}
