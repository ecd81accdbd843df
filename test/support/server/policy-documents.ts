import { expect } from 'vitest';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Actor } from './actors.js';
import { group } from './policies.js';
import { dataset } from './urns.js';

export const CREATE = 'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }';
export const LIST = `query ($input: ListPoliciesInput!) { listPolicies(input: $input) { start count total policies {
  urn type name state description editable privileges
  resources { type resources allResources filter { criteria { field condition values { value entity { urn type } } } } }
  actors { users groups roles resourceOwners resourceOwnersTypes allUsers allGroups resolvedUsers { urn username } resolvedGroups { urn } }
} } }`;

const orders = dataset('orders');
const jane = corpUserUrn('jane');

/** The policy that tests create: Jane may edit the lineage of `orders`. */
export const INPUT = {
  type: 'METADATA',
  name: 'Jane edits lineage',
  state: 'ACTIVE',
  description: 'Of orders alone.',
  resources: {
    filter: { criteria: [{ field: 'URN', values: [orders, 'plain'], condition: 'EQUALS' }] },
  },
  privileges: ['EDIT_LINEAGE'],
  actors: {
    users: [jane],
    groups: [group('analysts')],
    resourceOwners: false,
    allUsers: false,
    allGroups: false,
  },
};

/** Creates a policy and returns its urn. */
export async function created(actor: Actor, input: object): Promise<string> {
  const { status, body } = await actor.graphql(CREATE, { input });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.createPolicy;
}
