import { expect } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { Proposal } from '../../../src/server/write/proposal.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import type { Actor } from './actors.js';
import { BULK } from './catalog.js';
import { onOpenapi, upsert } from './proposals.js';

/** Actors of a policy, as its aspect spells them. */
export const to = {
  users: (...names: readonly string[]): JsonObject => ({
    users: names.map((name) => corpUserUrn(name)),
  }),
  groups: (...names: readonly string[]): JsonObject => ({ groups: names.map(group) }),
  roles: (...names: readonly string[]): JsonObject => ({ roles: names.map(role) }),
  everybody: { allUsers: true } as JsonObject,
  allGroups: { allGroups: true } as JsonObject,
  owners: { resourceOwners: true } as JsonObject,
  ownersOf: (...types: readonly string[]): JsonObject => ({
    resourceOwners: true,
    resourceOwnersTypes: types.map(ownershipType),
  }),
};

/** Resources of a policy: those that match all of these criteria. */
export function on(...criteria: readonly JsonObject[]): JsonObject {
  return { filter: { criteria } };
}

export function equals(field: string, ...values: readonly string[]): JsonObject {
  return { field, values, condition: 'EQUALS' };
}

export function startsWith(field: string, ...values: readonly string[]): JsonObject {
  return { field, values, condition: 'STARTS_WITH' };
}

export function notEquals(field: string, ...values: readonly string[]): JsonObject {
  return { field, values, condition: 'NOT_EQUALS' };
}

/** The aspect of a policy about entities. */
export function metadataPolicy(
  privileges: string | readonly string[],
  actors: JsonObject,
  more: JsonObject = {},
): JsonObject {
  return policyInfo({ type: 'METADATA', privileges: [privileges].flat(), actors, ...more });
}

/** The aspect of a policy about the platform. */
export function platformPolicy(
  privileges: string | readonly string[],
  actors: JsonObject,
  more: JsonObject = {},
): JsonObject {
  return policyInfo({ type: 'PLATFORM', privileges: [privileges].flat(), actors, ...more });
}

function policyInfo(more: JsonObject): JsonObject {
  return { displayName: 'Of a test', state: 'ACTIVE', ...more };
}

export function policy(id: string): Urn {
  return `urn:li:dataHubPolicy:${id}` as Urn;
}

export function group(name: string): Urn {
  return `urn:li:corpGroup:${name}` as Urn;
}

export function role(name: string): Urn {
  return `urn:li:dataHubRole:${name}` as Urn;
}

export function ownershipType(name: string): Urn {
  return `urn:li:ownershipType:${name}` as Urn;
}

/** An aspect of an entity. */
export type Stored = readonly [urn: Urn, aspectName: string, value: JsonObject];

/** The aspect that makes this policy. */
export function policyOf(id: string, info: JsonObject): Stored {
  return [policy(id), 'dataHubPolicyInfo', info];
}

/** Writes aspects and proposals over REST. Fails if the catalog refuses them. */
export async function store(
  actor: Actor,
  ...aspects: readonly (Stored | Proposal)[]
): Promise<void> {
  const body = aspects.map((one) => onOpenapi('urn' in one ? one : upsert(...one)));
  expect((await actor.post(BULK, body)).status).toBe(200);
}

/** Removes all policies except those of the root user, so that no other user has a privilege. */
export async function dropPolicies(admin: Actor): Promise<void> {
  const { body } = await admin.graphql(
    '{ listPolicies(input: { count: 100 }) { policies { urn } } }',
  );
  const urns: readonly string[] = body.data.listPolicies.policies.map(
    (one: { urn: string }) => one.urn,
  );
  const gone = urns.filter((one) => one !== policy('0') && one !== policy('1'));
  // One request for all of them, since many tests begin with this.
  const fields = gone.map((urn, at) => `_${at}: deletePolicy(urn: ${JSON.stringify(urn)})`);
  const answer = await admin.graphql(`mutation { ${fields.join(' ')} }`);
  expect(Object.values(answer.body.data)).toEqual(gone);
}

export async function deletePolicy(actor: Actor, urn: string): Promise<void> {
  const { body } = await actor.graphql('mutation ($urn: String!) { deletePolicy(urn: $urn) }', {
    urn,
  });
  expect(body).toEqual({ data: { deletePolicy: urn }, extensions: {} });
}

/** Reads the caller's privileges on an entity or on the platform. */
export async function privilegesOf(
  actor: Actor,
  resource?: { readonly resourceType: string; readonly resourceUrn: string },
): Promise<readonly string[]> {
  const query =
    'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }';
  const { body } = await actor.graphql(query, {
    input: { actorUrn: actor.urn, resourceSpec: resource },
  });
  return body.data.getGrantedPrivileges.privileges;
}
