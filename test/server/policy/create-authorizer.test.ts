import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { createAuthorizer } from '../../../src/server/policy/create-authorizer.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { CatalogStore } from '../../../src/server/store/catalog-store.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type PolicedCatalog, policedCatalog } from '../../support/server/actors.js';
import {
  deletePolicy,
  equals,
  group,
  metadataPolicy,
  on,
  policy,
  role,
  store,
  to,
} from '../../support/server/policies.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const orders = dataset('orders');
const OFF = { state: 'INACTIVE' };

/** Whether Jane may edit the lineage of a resource. */
function isGranted(catalog: CatalogStore, resource: Urn = orders): boolean {
  const asked = { actor: jane, privilege: 'EDIT_LINEAGE', resource };
  return createAuthorizer(catalog).isGranted(asked);
}

describe.each(dialects)('a decision follows a change at once, in the dialect %s:', (dialect) => {
  /**
   * Each way to get a privilege: the aspects before it, the write that grants it, and the write
   * that ends it.
   */
  type Way = readonly [name: string, before: Stored[], allow: Stored, end: Stored];
  const users = to.users('jane');
  const [d, e] = ['urn:li:domain:d', 'urn:li:domain:e' as Urn] as const;
  const inGroup = (...groups: readonly string[]): Stored => [
    jane,
    'groupMembership',
    { groups: groups.map(group) },
  ];
  const native = (name: string): Stored => [
    jane,
    'nativeGroupMembership',
    { nativeGroups: [group(name)] },
  ];
  const inRole = (urn: Urn, ...roles: readonly string[]): Stored => [
    urn,
    'roleMembership',
    { roles: roles.map(role) },
  ];
  const owned = (...owners: JsonObject[]): Stored => [orders, 'ownership', { owners }];
  const tagged = (...tags: JsonObject[]): Stored => [orders, 'globalTags', { tags }];
  const domain = (more: JsonObject): Stored => [e, 'domainProperties', { name: 'e', ...more }];
  const onTag = info(users, { resources: on(equals('TAG', 'urn:li:tag:t')) });
  const onDomain = info(users, { resources: on(equals('DOMAIN', d)) });
  const WAYS: readonly Way[] = [
    ['a policy', [], info(users), info(to.users('kim'))],
    ['its state', [info(users, OFF)], info(users), info(users, { state: 'DRAFT' })],
    ['a group', [info(to.groups('g'))], inGroup('g'), inGroup()],
    ['a native group', [info(to.groups('g'))], native('g'), native('h')],
    ['a role', [info(to.roles('r'))], inRole(jane, 'r'), inRole(jane)],
    [
      'the role of a group',
      [info(to.roles('r')), inGroup('g')],
      inRole(group('g'), 'r'),
      inRole(group('g')),
    ],
    ['an owner', [info(to.owners)], owned({ owner: jane }), owned()],
    ['a tag', [onTag], tagged({ tag: 'urn:li:tag:t' }), tagged()],
    [
      'the domain above',
      [onDomain, [orders, 'domains', { domains: [e] }]],
      domain({ parentDomain: d }),
      domain({}),
    ],
  ];

  test.each(WAYS)('%s', async (_name, before, allow, end) => {
    const catalog = await policedCatalog(dialect);
    if (before.length > 0) await store(catalog.admin, ...before);
    expect(await mayEdit(catalog)).toBe(false);
    await store(catalog.admin, allow);
    expect(await mayEdit(catalog)).toBe(true);
    expect(await mayEdit(catalog)).toBe(true);
    await store(catalog.admin, end);
    expect(await mayEdit(catalog)).toBe(false);
  });

  test('the end of a policy', async () => {
    const catalog = await policedCatalog(dialect);
    await store(catalog.admin, info(to.users('jane')));
    expect(await mayEdit(catalog)).toBe(true);
    await deletePolicy(catalog.admin, policy('p'));
    expect(await mayEdit(catalog)).toBe(false);
  });
});

describe('the cache of the authorizer', () => {
  test('does not keep the writes of a rolled back transaction', () => {
    const catalog = emptyStore();
    const authorizer = createAuthorizer(catalog);
    const may = () =>
      authorizer.isGranted({ actor: jane, privilege: 'EDIT_LINEAGE', resource: orders });
    expect(may()).toBe(false);
    const during: boolean[] = [];
    expect(() =>
      catalog.transaction(() => {
        put(catalog, info(to.groups('g')), [jane, 'groupMembership', { groups: [group('g')] }]);
        during.push(may());
        throw new Error('taken back');
      }),
    ).toThrow('taken back');
    expect([...during, may()]).toEqual([true, false]);
  });

  test('avoids repeated reads of policies and actors', () => {
    const catalog = emptyStore();
    put(catalog, info(to.groups('g')), [jane, 'groupMembership', { groups: [group('g')] }]);
    const read: string[] = [];
    const counted: CatalogStore = {
      ...catalog,
      readAspect: (urn, name) => {
        read.push(name);
        return catalog.readAspect(urn, name);
      },
    };
    const authorizer = createAuthorizer(counted);
    for (const resource of ['d0', 'd1', 'd2'].map(dataset))
      expect(authorizer.isGranted({ actor: jane, privilege: 'EDIT_LINEAGE', resource })).toBe(true);
    const membership = ['groupMembership', 'nativeGroupMembership'];
    expect(read).toEqual(['dataHubPolicyInfo', ...membership, 'roleMembership', 'roleMembership']);
  });

  test('reads no actor if no policy exists', () => {
    const authorizer = createAuthorizer({
      ...emptyStore(),
      readAspect: () => expect.fail('something was read'),
    });
    expect(authorizer.isGranted({ actor: jane, privilege: 'EDIT_LINEAGE' })).toBe(false);
  });
});

describe('a cycle', () => {
  test('of domains ends the search', () => {
    const catalog = emptyStore();
    const domain = (name: string) => `urn:li:domain:${name}` as Urn;
    put(
      catalog,
      [domain('a'), 'domainProperties', { parentDomain: domain('b') }],
      [domain('b'), 'domainProperties', { parentDomain: domain('a') }],
      [orders, 'domains', { domains: [domain('a')] }],
      info(to.users('jane'), { resources: on(equals('DOMAIN', domain('b'))) }),
    );
    expect(isGranted(catalog)).toBe(true);
  });

  test('of containers ends the search', () => {
    const catalog = emptyStore();
    const container = 'urn:li:container:c' as Urn;
    put(
      catalog,
      [container, 'container', { container }],
      info(to.users('jane'), { resources: on(equals('CONTAINER', 'urn:li:container:d')) }),
    );
    expect(isGranted(catalog, container)).toBe(false);
  });
});

test('a stored policy with unknown parts grants nothing', () => {
  const catalog = emptyStore();
  put(catalog, info(to.everybody));
  expect(isGranted(catalog)).toBe(true);
  const pii = [{ field: 'URN', values: ['urn:li:tag:pii'] }];
  const unlike = [{ field: 'TYPE', values: ['dataset'], condition: 'UNLIKE' }];
  for (const odd of [
    { actors: { allUsers: true, excludedUsers: [jane] } },
    { resources: { privilegeConstraints: { criteria: pii } } },
    { resources: { filter: { criteria: unlike } } },
    { resources: { filter: { criteria: [{ field: 'COLOUR', values: ['red'] }] } } },
    { resources: { filter: { criteria: 'all' } } },
    { resources: { filter: [] } },
    { resources: 'all' },
    { type: 'OTHER' },
    { state: 'active' },
    { state: null },
    { actors: null },
    { privileges: 'EDIT_LINEAGE' },
    { validUntil: 5 },
  ] as JsonObject[]) {
    put(catalog, info(to.everybody, odd));
    expect([odd, isGranted(catalog)]).toEqual([odd, false]);
  }
  const nobody = { ...to.everybody, users: null, resourceOwnersTypes: null };
  put(catalog, info(nobody, { resources: null, description: null, editable: null }));
  expect(isGranted(catalog)).toBe(true);
});

type Stored = [urn: Urn, aspectName: string, value: JsonObject];

/** Builds the policy of these tests. */
function info(actors: JsonObject, more: JsonObject = {}): Stored {
  return [policy('p'), 'dataHubPolicyInfo', metadataPolicy('EDIT_LINEAGE', actors, more)];
}

/** Stores aspects without any check, as a database may hold them. */
function put(catalog: CatalogStore, ...aspects: readonly Stored[]): void {
  const key: Stored = [policy('p'), 'dataHubPolicyKey', { id: 'p' }];
  catalog.write(
    [key, ...aspects].map(([urn, name, value]) => ({ urn, name, value })),
    { actor: corpUserUrn('datahub'), time: 1 },
  );
}

async function mayEdit(catalog: PolicedCatalog): Promise<boolean> {
  const query = 'query ($urn: String!) { dataset(urn: $urn) { privileges { canEditLineage } } }';
  const { body } = await catalog.as('jane').graphql(query, { urn: orders });
  return body.data.dataset.privileges.canEditLineage;
}
