import { type Urn, urnEntityType } from '../../urn/urn.js';
import { requireAllowed } from '../metamodel/bracketed-urns.js';
import { isGrantedAny } from '../policy/authorizer.js';
import {
  type ManagedChange,
  managePrivileges,
  secretAspects,
} from '../policy/manage-privileges.js';
import { privilegesTo } from '../policy/privileges.js';
import {
  forbiddenStatus,
  type RestWrite,
  type WriteOperation,
  writeRequirement,
} from '../shared/dialect.js';
import { isOnlyLineage } from '../shared/lineage-aspects.js';
import { RequestError } from '../shared/request-error.js';
import type { AnyProposal } from './proposal.js';
import type { AddedReferences } from './require-existing-references.js';
import type { RestWriteOptions } from './write-options.js';

/**
 * Refuses a batch if the writer may not write one of its proposals. It checks the rights before any
 * write, so that no part of a batch can allow the rest of the batch.
 *
 * @throws RequestError `forbidden` that names the entities
 */
export function requireWritable(
  proposals: readonly AnyProposal[],
  options: RestWriteOptions,
): void {
  const toNeeds = (one: AnyProposal) => [toNeed(one, options), ...toSecretNeeds(one)];
  requireAll(proposals, toNeeds, options);
}

/**
 * Refuses writes that add edges to entities whose lineage the writer may not edit.
 *
 * @throws RequestError `forbidden` that names the entities
 */
export function requireEditableReferences(
  added: readonly AddedReferences[],
  options: RestWriteOptions,
): void {
  const references = new Set(added.flatMap((one) => one.references));
  const anyOf = privilegesTo.EDIT_LINEAGE;
  requireAll(
    references,
    (urn) => [{ operation: 'EDIT_LINEAGE', anyOf, on: 'entity', urn }],
    options,
  );
}

/** The kind of change to one aspect, without its value. */
export interface AspectChange {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly changeType: ManagedChange;
}

/**
 * Refuses changes of aspects that decide the rights of users, unless the writer may manage them.
 * All other changes pass.
 *
 * @throws RequestError `forbidden` that names the entities
 */
export function requireManageable(
  changes: readonly AspectChange[],
  options: RestWriteOptions,
): void {
  const toNeeds = ({ urn, aspectName, changeType }: AspectChange): readonly Need[] => {
    const anyOf = managePrivileges(urn, aspectName, changeType);
    return anyOf === undefined ? [] : [{ operation: changeType, anyOf, on: 'platform', urn }];
  };
  requireAll(changes, toNeeds, options);
}

function requireAll<T>(
  items: Iterable<T>,
  toNeeds: (item: T) => readonly Need[],
  options: RestWriteOptions,
): void {
  const isGranted = rememberAnswers(options);
  const refused = [...items].flatMap(toNeeds).filter((need) => !isGranted(need));
  const [first] = refused;
  if (first) throw forbiddenWrite(first.operation, new Set(refused.map(({ urn }) => urn)), options);
}

/** The privileges for a write, and the resource on which the writer needs one of them. */
interface Need {
  readonly operation: WriteOperation;
  readonly anyOf: readonly string[];
  readonly on: 'platform' | 'entity' | 'type';
  readonly urn: Urn;
}

function toNeed(
  { urn, aspectName, changeType }: AnyProposal,
  { dialect, channel, store }: RestWriteOptions,
): Need {
  requireAllowed(urn, dialect);
  const exists = store.exists(urn);
  const write: RestWrite = { channel, isLineage: isOnlyLineage(aspectName), changeType, exists };
  const { operation, on } = writeRequirement(dialect, write);
  const change = changeType === 'DELETE' ? 'DELETE' : exists ? 'UPDATE' : 'CREATE';
  const manage = managePrivileges(urn, aspectName, change);
  if (manage !== undefined) return { operation: change, anyOf: manage, on: 'platform', urn };
  return { operation, anyOf: privilegesTo[operation], on, urn };
}

/** A patch can test the stored value, so a patch of a secret needs the right to see it. */
function toSecretNeeds({ urn, aspectName, changeType }: AnyProposal): readonly Need[] {
  const privilege = changeType === 'PATCH' ? secretAspects.get(aspectName) : undefined;
  return privilege === undefined
    ? []
    : [{ operation: 'UPDATE', anyOf: [privilege], on: 'platform', urn }];
}

/**
 * Remembers answers: a batch asks the same question for each aspect of an entity, or for each
 * entity of a type.
 */
function rememberAnswers({ authorizer, actor }: RestWriteOptions): (need: Need) => boolean {
  const answers = new Map<string, boolean>();
  return ({ anyOf, on, urn }) => {
    const target = {
      platform: {},
      entity: { resource: urn },
      type: { resourceType: urnEntityType(urn) },
    }[on];
    const key = [on, ...Object.values(target), ...anyOf].join(' ');
    const answer = answers.get(key) ?? isGrantedAny(authorizer, anyOf, { actor, ...target });
    answers.set(key, answer);
    return answer;
  };
}

const VERBS: Readonly<Record<WriteOperation, string>> = {
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  EDIT_LINEAGE: 'EDIT LINEAGE of',
};

/**
 * Limit of the urns in a message, so that thousands do not bury it. Over Rest.li DataHub names all
 * urns, and clients split the batch by them.
 */
const MAX_NAMED = 10;

function forbiddenWrite(
  operation: WriteOperation,
  urns: ReadonlySet<Urn>,
  { actor, channel, dialect }: RestWriteOptions,
): RequestError {
  if (channel === 'restli' && operation === 'DELETE') {
    return new RequestError(
      'forbidden',
      `User is unauthorized to delete entity: ${[...urns].slice(0, MAX_NAMED).join(', ')}`,
    );
  }
  if (channel === 'restli') {
    const entities = [...urns].map((urn) => `HttpStatus: ${forbiddenStatus(dialect)} Urn: ${urn}`);
    return new RequestError(
      'forbidden',
      `User ${actor} is unauthorized to modify entity: ${entities.join(', ')}`,
    );
  }
  const named = [...urns].slice(0, MAX_NAMED).join(', ');
  const more = urns.size > MAX_NAMED ? ` and ${urns.size - MAX_NAMED} more` : '';
  return new RequestError(
    'forbidden',
    `${actor} is unauthorized to ${VERBS[operation]} entities: ${named}${more}`,
  );
}
