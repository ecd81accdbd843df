import type { JsonObject } from '../../../src/model/json.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import type { Actor } from '../../support/server/actors.js';
import { group, ownershipType, role, store } from '../../support/server/policies.js';
import { dataset } from '../../support/server/urns.js';

/** The beginning of the urns of all Hive datasets. */
export const hive = 'urn:li:dataset:(urn:li:dataPlatform:hive,';
export const orders: Urn = dataset('shop.orders');
export const domain = (name: string): Urn => `urn:li:domain:${name}` as Urn;
export const container = (name: string): Urn => `urn:li:container:${name}` as Urn;
export const instance: string = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';

/**
 * The resources of the decisions. `orders` has every feature that a policy can test, and `invoices`
 * has another value of each. `events` has only a key, and `nowhere` does not exist.
 */
export const RESOURCES: Readonly<
  Record<string, { readonly resourceType: string; readonly resourceUrn: Urn }>
> = {
  orders: { resourceType: 'DATASET', resourceUrn: orders },
  invoices: { resourceType: 'DATASET', resourceUrn: dataset('finance.invoices') },
  events: { resourceType: 'DATASET', resourceUrn: dataset('events') },
  nowhere: { resourceType: 'DATASET', resourceUrn: dataset('nowhere') },
  chart: { resourceType: 'CHART', resourceUrn: 'urn:li:chart:(looker,sales)' as Urn },
  sales: { resourceType: 'DOMAIN', resourceUrn: domain('sales') },
  schema: { resourceType: 'CONTAINER', resourceUrn: container('schema') },
  eu: { resourceType: 'DATA_PLATFORM_INSTANCE', resourceUrn: instance as Urn },
  jane: { resourceType: 'CORP_USER', resourceUrn: corpUserUrn('jane') },
  kim: { resourceType: 'CORP_USER', resourceUrn: corpUserUrn('kim') },
};

/**
 * Stores the users and resources. Jane and Joe are in a group each, Ann has a role, Bob has it
 * through his group, and Kim has none.
 */
export async function populate(admin: Actor): Promise<void> {
  await store(
    admin,
    [corpUserUrn('jane'), 'groupMembership', { groups: [group('analysts')] }],
    [corpUserUrn('joe'), 'nativeGroupMembership', { nativeGroups: [group('builders')] }],
    [corpUserUrn('ann'), 'roleMembership', { roles: [role('Steward')] }],
    [corpUserUrn('bob'), 'groupMembership', { groups: [group('leads')] }],
    [group('leads'), 'roleMembership', { roles: [role('Steward')] }],
    [domain('shop'), 'domainProperties', { name: 'Shop' }],
    [domain('sales'), 'domainProperties', { name: 'Sales', parentDomain: domain('shop') }],
    [container('schema'), 'container', { container: container('database') }],
    [
      orders,
      'ownership',
      owners([corpUserUrn('jane'), 'technical'], [group('builders'), 'business']),
    ],
    [orders, 'domains', { domains: [domain('sales')] }],
    [orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }],
    [orders, 'container', { container: container('schema') }],
    [orders, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive', instance }],
    [dataset('finance.invoices'), 'ownership', owners([corpUserUrn('ann')])],
    [dataset('finance.invoices'), 'domains', { domains: [domain('finance')] }],
    [dataset('finance.invoices'), 'globalTags', { tags: [{ tag: 'urn:li:tag:public' }] }],
    [dataset('events'), 'status', { removed: false }],
  );
}

function owners(...list: readonly (readonly [owner: Urn, type?: string])[]): JsonObject {
  return {
    owners: list.map(([owner, type]) => ({
      owner,
      type: 'CUSTOM',
      ...(type && { typeUrn: ownershipType(type) }),
    })),
  };
}
