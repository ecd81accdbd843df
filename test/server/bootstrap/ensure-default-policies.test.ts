import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { defaultPolicies } from '../../../src/server/bootstrap/default-policies.js';
import { checkPolicyInfo } from '../../../src/server/policy/read-policy.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import { startCatalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type Actor, type PolicedCatalog, policedCatalog } from '../../support/server/actors.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import {
  deletePolicy,
  metadataPolicy,
  policy,
  policyOf,
  privilegesOf,
  role,
  store,
  to,
} from '../../support/server/policies.js';
import { tempFolder, tempFolderInMemory } from '../../support/server/temp-folder.js';
import { dataset } from '../../support/server/urns.js';

const orders = dataset('orders');
const ON_ORDERS = { resourceType: 'DATASET', resourceUrn: orders };
const EDITABLE = [
  '7',
  'view-entity-page-all',
  'view-dataset-sensitive',
  'editor-metadata-policy-entities',
  'asset-owners-metadata-policy',
];

/**
 * The privileges under the default policies. Each line: actor, privilege, on a dataset or on the
 * platform, granted.
 */
const TABLE = `
  datahub MANAGE_POLICIES                 platform yes
  datahub MANAGE_ACCESS_TOKENS            platform yes
  datahub MANAGE_SYSTEM_OPERATIONS        platform yes
  datahub CREATE_ENTITY                   orders   yes
  datahub DELETE_ENTITY                   orders   yes
  datahub EDIT_LINEAGE                    orders   yes
  admin   MANAGE_POLICIES                 platform yes
  admin   MANAGE_USERS_AND_GROUPS         platform yes
  admin   EDIT_ENTITY                     orders   yes
  admin   DELETE_ENTITY                   orders   yes
  editor  MANAGE_POLICIES                 platform no
  editor  MANAGE_ACCESS_TOKENS            platform no
  editor  GENERATE_PERSONAL_ACCESS_TOKENS platform yes
  editor  EDIT_LINEAGE                    orders   yes
  editor  EDIT_ENTITY                     orders   yes
  editor  EDIT_ENTITY                     policy   no
  editor  EDIT_ENTITY_OWNERS              orders   no
  editor  DELETE_ENTITY                   orders   no
  reader  VIEW_ENTITY_PAGE                orders   yes
  reader  EDIT_LINEAGE                    orders   no
  reader  MANAGE_POLICIES                 platform no
  owner   EDIT_LINEAGE                    orders   yes
  owner   EDIT_ENTITY                     orders   yes
  owner   EDIT_ENTITY_OWNERS              orders   yes
  owner   DELETE_ENTITY                   orders   no
  owner   EDIT_LINEAGE                    policy   no
  kim     VIEW_ENTITY_PAGE                orders   yes
  kim     GENERATE_PERSONAL_ACCESS_TOKENS platform yes
  kim     MANAGE_ACCESS_TOKENS            platform no
  kim     EDIT_LINEAGE                    orders   no
  kim     EDIT_ENTITY                     orders   no`;

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('roles, owners and all users have the privileges of DataHub', async () => {
    const catalog = await policedCatalog(dialect);
    for (const title of ['Admin', 'Editor', 'Reader']) {
      const { urn } = catalog.as(title.toLowerCase());
      await store(catalog.admin, [urn, 'roleMembership', { roles: [role(title)] }]);
    }
    const owners = [{ owner: catalog.as('owner').urn, type: 'DATAOWNER' }];
    await store(catalog.admin, [orders, 'ownership', { owners }]);
    const lines = TABLE.trim()
      .split('\n')
      .map((line) => line.trim().split(/ +/));
    expect(await Promise.all(lines.map((line) => answered(catalog, line)))).toEqual(lines);
  });
});

test('a start restores policies that are not editable, and keeps changes to the others', async () => {
  const db = join(tempFolderInMemory(), 'catalog.db');
  const first = await policedCatalog('spec', { db });
  const info = metadataPolicy([], {});
  await store(first.admin, policyOf('1', info), policyOf('7', info));
  // The policy of the root user is the last one, since no user may delete policies without it.
  for (const id of ['view-dataset-sensitive', '0']) await deletePolicy(first.admin, policy(id));
  await first.stop();

  const { admin } = await policedCatalog('spec', { db });
  for (const { urn, value } of defaultPolicies.filter((one) => !one.value.editable))
    expect(await infoOf(admin, urn)).toEqual(value);
  expect(await infoOf(admin, policy('7'))).toEqual(info);
  expect(await infoOf(admin, policy('view-dataset-sensitive'))).toBeUndefined();
});

test('a start with all policies in place writes nothing', async () => {
  const db = join(tempFolderInMemory(), 'catalog.db');
  await (await startCatalog({ db, clock: () => 1 })).stop();
  const catalog = await runningCatalog({ db, clock: () => 2 });
  const path = `/openapi/v3/entity/dataHubPolicy/${quoted(policy('0'))}?systemMetadata=true`;
  const { body } = await get(catalog, path);
  expect(body.dataHubPolicyInfo).toMatchObject({
    auditStamp: { time: 1 },
    systemMetadata: { version: '1', lastObserved: 1 },
  });
});

test('editable policies may come from a file, and the others may not', async () => {
  const aspect = { json: metadataPolicy('EDIT_LINEAGE', to.everybody) };
  const stored = async (loaded: string, read: string) => {
    const file = join(tempFolder(), 'policies.json');
    const about = { entityType: 'dataHubPolicy', entityUrn: policy(loaded) };
    const event = { ...about, changeType: 'UPSERT', aspectName: 'dataHubPolicyInfo', aspect };
    writeFileSync(file, JSON.stringify([event]));
    const path = `/openapi/v3/entity/dataHubPolicy/${quoted(policy(read))}`;
    const { body } = await get(await runningCatalog({ load: [file] }), path);
    return body.dataHubPolicyInfo?.value;
  };
  expect(await stored('7', '7')).toEqual(aspect.json);
  expect(await stored('7', 'view-entity-page-all')).toMatchObject({ editable: true });
  expect(await stored('1', '1')).toMatchObject({
    editable: false,
    privileges: expect.arrayContaining(['EDIT_ENTITY']),
  });
  // A file with policies of an older catalog contains all policies that are wanted.
  expect(await stored('1', 'view-entity-page-all')).toBeUndefined();
});

test('roles and policies are stored as valid aspects', async () => {
  const { admin } = await policedCatalog('spec');
  for (const name of ['Admin', 'Editor', 'Reader']) {
    const { body } = await admin.get(`/openapi/v3/entity/dataHubRole/${quoted(role(name))}`);
    expect(body).toMatchObject({
      dataHubRoleKey: { value: { id: name } },
      dataHubRoleInfo: { value: { name, editable: false } },
    });
  }
  for (const { urn, value } of defaultPolicies) checkPolicyInfo(urn, value);
  expect(defaultPolicies.filter((one) => one.value.editable).map((one) => one.urn)).toEqual(
    EDITABLE.map(policy),
  );
  for (const { value } of defaultPolicies) {
    const privileges = value['privileges'] as readonly string[];
    expect(new Set(privileges).size).toBe(privileges.length);
  }
});

test('with authentication off, all users have every privilege, and policies exist', async () => {
  for (const dialect of dialects) {
    const catalog = await runningCatalog({ dialect });
    const headers = { 'X-DataHub-Actor': 'urn:li:corpuser:kim' };
    const query = `{ me { platformPrivileges { managePolicies } } listPolicies(input: {}) { total } appConfig { policiesConfig { enabled } }
      getGrantedPrivileges(input: { actorUrn: "urn:li:corpuser:kim" }) { privileges } dataset(urn: "${orders}") { privileges { canEditLineage } } }`;
    const { body } = await post(catalog, '/api/graphql', { query }, headers);
    expect(body.data).toMatchObject({
      me: { platformPrivileges: { managePolicies: true } },
      listPolicies: { total: 13 },
      appConfig: { policiesConfig: { enabled: false } },
      getGrantedPrivileges: {
        privileges: expect.arrayContaining(['MANAGE_POLICIES', 'EDIT_LINEAGE']),
      },
      dataset: { privileges: { canEditLineage: true } },
    });
  }
});

async function answered(
  { as }: PolicedCatalog,
  [name = '', privilege = '', resource = '']: readonly string[],
): Promise<readonly string[]> {
  const onPolicy = { resourceType: 'DATASET', resourceUrn: policy('0') };
  const places: Readonly<Record<string, typeof onPolicy>> = { orders: ON_ORDERS, policy: onPolicy };
  const granted = (await privilegesOf(as(name), places[resource])).includes(privilege);
  return [name, privilege, resource, granted ? 'yes' : 'no'];
}

async function infoOf(admin: Actor, urn: Urn): Promise<JsonObject | undefined> {
  const { body } = await admin.post('/openapi/v3/entity/dataHubPolicy/batchGet', [
    { urn, dataHubPolicyInfo: {} },
  ]);
  return body[0]?.dataHubPolicyInfo.value;
}
