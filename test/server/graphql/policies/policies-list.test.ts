import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { policedCatalog } from '../../../support/server/actors.js';
import {
  group,
  metadataPolicy,
  policy,
  policyOf,
  privilegesOf,
  role,
  store,
} from '../../../support/server/policies.js';
import { created, INPUT, LIST } from '../../../support/server/policy-documents.js';
import { dataset } from '../../../support/server/urns.js';

const orders = dataset('orders');

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('policies are listed in pages, the newest first', async () => {
    const { admin } = await policedCatalog(dialect);
    await store(
      admin,
      policyOf('a', metadataPolicy([], {}, { lastUpdatedTimestamp: 1 })),
      policyOf('b', metadataPolicy([], {}, { lastUpdatedTimestamp: 2 })),
    );
    const page = async (input: object) =>
      (await admin.graphql(LIST, { input })).body.data.listPolicies;
    const all = await page({});
    expect(all).toMatchObject({ start: 0, count: 20, total: 15, policies: { length: 15 } });
    const urns = all.policies.map((one: { urn: string }) => one.urn);
    expect(urns.slice(0, 3)).toEqual([policy('b'), policy('a'), policy('0')]);
    expect(await page({ start: 1, count: 2 })).toMatchObject({
      start: 1,
      count: 2,
      total: 15,
      policies: [{ urn: policy('a') }, { urn: policy('0') }],
    });
  });

  test('policies are searched by words and fields', async () => {
    const { admin } = await policedCatalog(dialect);
    const found = async (input: object) =>
      (await admin.graphql(LIST, { input })).body.data.listPolicies.policies.map(
        (one: { urn: string }) => one.urn,
      );
    expect(await found({ query: 'owners' })).toEqual([policy('asset-owners-metadata-policy')]);
    expect(await found({ query: '*', orFilters: where('editable', 'true') })).toHaveLength(5);
    expect(await found({ orFilters: where('type', 'PLATFORM') })).toHaveLength(5);
    expect(await found({ orFilters: where('privileges', 'DELETE_ENTITY') })).toEqual([
      policy('1'),
      policy('admin-metadata-policy'),
    ]);
    expect(await found({ orFilters: where('state', 'INACTIVE') })).toEqual([]);
    expect(await found({ orFilters: where('constructor', 'x') })).toEqual([]);
  });

  test('a soft-deleted policy is not listed and grants nothing', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const urn = await created(admin, { ...INPUT, resources: null });
    expect(await privilegesOf(as('jane'))).toContain('EDIT_LINEAGE');
    await store(admin, [policy(urn.slice(21)), 'status', { removed: true }]);
    expect(await privilegesOf(as('jane'))).not.toContain('EDIT_LINEAGE');
    expect((await admin.graphql(LIST, { input: {} })).body.data.listPolicies.total).toBe(13);
  });

  test('users, groups and roles of a policy are shown as they are stored', async () => {
    const { admin } = await policedCatalog(dialect);
    const actors = {
      users: [group('odd')],
      groups: [group('g')],
      roles: [role('Editor')],
      resourceOwnersTypes: [],
    };
    await store(
      admin,
      policyOf(
        'x',
        metadataPolicy([], actors, {
          lastUpdatedTimestamp: 1,
          resources: { type: 'dataset', resources: [orders] },
        }),
      ),
    );
    const [shown] = (await admin.graphql(LIST, { input: { count: 1 } })).body.data.listPolicies
      .policies;
    expect(shown.actors).toMatchObject({
      ...actors,
      resolvedUsers: [],
      resolvedGroups: [{ urn: group('g') }],
    });
    expect(shown.resources).toEqual({
      type: 'dataset',
      resources: [orders],
      allResources: false,
      filter: null,
    });
    expect(shown.description).toBeNull();
  });
});

function where(field: string, value: string): object {
  return [{ and: [{ field, values: [value] }] }];
}
