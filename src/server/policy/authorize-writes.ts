import type { Urn } from '../../urn/urn.js';
import { forbiddenStatus, type RestWrite, type WriteOperation, writeNeed } from '../dialect.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { Refusal } from '../refusal.js';
import type { AnyProposal } from '../write/proposal.js';
import type { RestWriteOptions } from '../write/write-options.js';
import { isGrantedAny } from './is-granted-any.js';
import { type ManagedChange, managePrivileges } from './managed-entities.js';
import { privilegesTo } from './privileges.js';
import type { TypeQuestion } from './type-question.js';

/**
 * Refuses a batch of which the writer may not write everything. Judged by what is stored before any of it is written,
 * so that nothing in a batch can allow the rest of it.
 *
 * @throws Refusal `forbidden` that names what is at fault
 */
export function requireWritable(proposals: readonly AnyProposal[], options: RestWriteOptions): void {
  requireAll(
    proposals.map((one) => needOf(one, options)),
    options,
  );
}

/**
 * Refuses lineage writes that add upstreams whose lineage the writer may not edit.
 *
 * @param added the upstreams by the downstream that they were added to
 * @throws Refusal `forbidden` that names the upstreams
 */
export function requireEditableUpstreams(added: ReadonlyMap<Urn, readonly Urn[]>, options: RestWriteOptions): void {
  const upstreams = new Set([...added.values()].flat());
  const needs = [...upstreams].map((urn): Need => ({ operation: 'EDIT_LINEAGE', anyOf: privilegesTo.EDIT_LINEAGE, on: 'entity', urn }));
  requireAll(needs, options);
}

/** What is done to one aspect, whatever it becomes. */
export interface AspectChange {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly changeType: ManagedChange;
}

/**
 * Refuses changes of what decides what users may do to those who may not manage it, and lets all others through.
 *
 * @throws Refusal `forbidden` that names the entities
 */
export function requireManageable(changes: readonly AspectChange[], options: RestWriteOptions): void {
  const needs = changes.flatMap(({ urn, aspectName, changeType }): readonly Need[] => {
    const anyOf = managePrivileges(urn, aspectName, changeType);
    return anyOf === undefined ? [] : [{ operation: changeType, anyOf, on: 'platform', urn }];
  });
  requireAll(needs, options);
}

function requireAll(needs: readonly Need[], options: RestWriteOptions): void {
  const isGranted = rememberAnswers(options);
  const refused = needs.filter((need) => !isGranted(need));
  const [first] = refused;
  if (first) throw forbiddenWrite(first.operation, new Set(refused.map(({ urn }) => urn)), options);
}

/** The privileges that a write takes, any one of them, and on what. */
interface Need {
  readonly operation: WriteOperation;
  readonly anyOf: readonly string[];
  readonly on: 'platform' | 'entity' | 'type';
  readonly urn: Urn;
}

function needOf({ urn, aspectName, changeType }: AnyProposal, { dialect, door, store }: RestWriteOptions): Need {
  const exists = store.exists(urn);
  const write: RestWrite = { door, aspectName, changeType, exists };
  const { operation, on } = writeNeed(dialect, write);
  const change = changeType === 'DELETE' ? 'DELETE' : exists ? 'UPDATE' : 'CREATE';
  const manage = managePrivileges(urn, aspectName, change);
  if (manage !== undefined) return { operation: change, anyOf: manage, on: 'platform', urn };
  return { operation, anyOf: privilegesTo[operation], on, urn };
}

/** Batches ask the same of the same entity for each of its aspects, or of the same type for each of its entities. */
function rememberAnswers({ authorizer, actor }: RestWriteOptions): (need: Need) => boolean {
  const answers = new Map<string, boolean>();
  return ({ anyOf, on, urn }) => {
    const subject = { platform: '', entity: urn, type: entityTypeOf(urn) }[on];
    const key = [on, subject, ...anyOf].join(' ');
    const answer = answers.get(key) ?? isGrantedAny(authorizer, anyOf, { actor, ...subjectOf(on, urn) });
    answers.set(key, answer);
    return answer;
  };
}

function subjectOf(on: Need['on'], urn: Urn): Pick<TypeQuestion, 'resourceType'> | { readonly resource?: Urn } {
  switch (on) {
    case 'platform':
      return {};
    case 'entity':
      return { resource: urn };
    case 'type':
      return { resourceType: entityTypeOf(urn) };
  }
}

const VERBS: Readonly<Record<WriteOperation, string>> = {
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  EDIT_LINEAGE: 'EDIT LINEAGE of',
};

/** Urns that a message names; thousands would bury it. DataHub's Rest.li names all, and clients take the batch apart by them. */
const MAX_NAMED = 10;

function forbiddenWrite(operation: WriteOperation, urns: ReadonlySet<Urn>, { actor, door, dialect }: RestWriteOptions): Refusal {
  if (door === 'restli' && operation === 'DELETE') {
    return new Refusal('forbidden', `User is unauthorized to delete entity: ${[...urns].slice(0, MAX_NAMED).join(', ')}`);
  }
  if (door === 'restli') {
    const entities = [...urns].map((urn) => `HttpStatus: ${forbiddenStatus(dialect)} Urn: ${urn}`);
    return new Refusal('forbidden', `User ${actor} is unauthorized to modify entity: ${entities.join(', ')}`);
  }
  const named = [...urns].slice(0, MAX_NAMED).join(', ');
  const more = urns.size > MAX_NAMED ? ` and ${urns.size - MAX_NAMED} more` : '';
  return new Refusal('forbidden', `${actor} is unauthorized to ${VERBS[operation]} entities: ${named}${more}`);
}
