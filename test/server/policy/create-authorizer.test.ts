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

describe.each(dialects)('a decision follows a change at once, in the dialect %s:', (dialect) => {
  /**
   * Each way to get a privilege: the aspects before it, the write that grants it, and the write
   * that ends it.
   */
  const WAYS: readonly (readonly [
    name: string,
    before: Stored[],
    allow: Stored[],
    end: Stored[],
  ])[] = [
    ['a policy', [], [info(to.users('jane'))], [info(to.users('kim'))]],
    [
      'its state',
      [info(to.users('jane'), { state: 'INACTIVE' })],
      [info(to.users('jane'))],
      [info(to.users('jane'), { state: 'DRAFT' })],
    ],
    [
      'a group',
      [info(to.groups('g'))],
      [[jane, 'groupMembership', { groups: [group('g')] }]],
      [[jane, 'groupMembership', { groups: [] }]],
    ],
    [
      'a native group',
      [info(to.groups('g'))],
      [[jane, 'nativeGroupMembership', { nativeGroups: [group('g')] }]],
      [[jane, 'nativeGroupMembership', { nativeGroups: [group('h')] }]],
    ],
    [
      'a role',
      [info(to.roles('r'))],
      [[jane, 'roleMembership', { roles: [role('r')] }]],
      [[jane, 'roleMembership', { roles: [] }]],
    ],
    [
      'the role of a group',
      [info(to.roles('r')), [jane, 'groupMembership', { groups: [group('g')] }]],
      [[group('g'), 'roleMembership', { roles: [role('r')] }]],
      [[group('g'), 'roleMembership', { roles: [] }]],
    ],
    [
      'an owner',
      [info(to.owners)],
      [[orders, 'ownership', { owners: [{ owner: jane }] }]],
      [[orders, 'ownership', { owners: [] }]],
    ],
    [
      'a tag',
      [info(to.users('jane'), { resources: on(equals('TAG', 'urn:li:tag:t')) })],
      [[orders, 'globalTags', { tags: [{ tag: 'urn:li:tag:t' }] }]],
      [[orders, 'globalTags', { tags: [] }]],
    ],
    [
      'the domain above',
      [
        info(to.users('jane'), { resources: on(equals('DOMAIN', 'urn:li:domain:d')) }),
        [orders, 'domains', { domains: ['urn:li:domain:e'] }],
      ],
      [
        [
          'urn:li:domain:e' as Urn,
          'domainProperties',
          { name: 'e', parentDomain: 'urn:li:domain:d' },
        ],
      ],
      [['urn:li:domain:e' as Urn, 'domainProperties', { name: 'e' }]],
    ],
  ];

  test.each(WAYS)('%s', async (_name, before, allow, end) => {
    const catalog = await policedCatalog(dialect);
    if (before.length > 0) await store(catalog.admin, ...before);
    expect(await mayEdit(catalog)).toBe(false);
    await store(catalog.admin, ...allow);
    expect(await mayEdit(catalog)).toBe(true);
    expect(await mayEdit(catalog)).toBe(true);
    await store(catalog.admin, ...end);
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
    for (let i = 0; i < 3; i++)
      expect(
        authorizer.isGranted({
          actor: jane,
          privilege: 'EDIT_LINEAGE',
          resource: dataset(`d${i}`),
        }),
      ).toBe(true);
    expect(read).toEqual([
      'dataHubPolicyInfo',
      'groupMembership',
      'nativeGroupMembership',
      'roleMembership',
      'roleMembership',
    ]);
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
    expect(
      createAuthorizer(catalog).isGranted({
        actor: jane,
        privilege: 'EDIT_LINEAGE',
        resource: orders,
      }),
    ).toBe(true);
  });

  test('of containers ends the search', () => {
    const catalog = emptyStore();
    const container = 'urn:li:container:c' as Urn;
    put(
      catalog,
      [container, 'container', { container }],
      info(to.users('jane'), { resources: on(equals('CONTAINER', 'urn:li:container:d')) }),
    );
    expect(
      createAuthorizer(catalog).isGranted({
        actor: jane,
        privilege: 'EDIT_LINEAGE',
        resource: container,
      }),
    ).toBe(false);
  });
});

test('a stored policy with unknown parts grants nothing', () => {
  const catalog = emptyStore();
  const may = () =>
    createAuthorizer(catalog).isGranted({
      actor: jane,
      privilege: 'EDIT_LINEAGE',
      resource: orders,
    });
  put(catalog, info(to.everybody));
  expect(may()).toBe(true);
  for (const odd of [
    { actors: { allUsers: true, excludedUsers: [jane] } },
    {
      resources: {
        privilegeConstraints: { criteria: [{ field: 'URN', values: ['urn:li:tag:pii'] }] },
      },
    },
    {
      resources: {
        filter: { criteria: [{ field: 'TYPE', values: ['dataset'], condition: 'UNLIKE' }] },
      },
    },
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
    expect([odd, may()]).toEqual([odd, false]);
  }
  put(
    catalog,
    info(
      { ...to.everybody, users: null, resourceOwnersTypes: null },
      { resources: null, description: null, editable: null },
    ),
  );
  expect(may()).toBe(true);
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
