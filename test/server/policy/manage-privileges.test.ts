import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type Actor, forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import { type Answer, quoted } from '../../support/server/catalog.js';
import {
  group,
  metadataPolicy,
  platformPolicy,
  policy,
  policyOf,
  role,
  store,
  to,
} from '../../support/server/policies.js';
import { onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';

const jane = corpUserUrn('jane');
const joe = corpUserUrn('joe');

/** All privileges on entities. */
const EDITING =
  'EDIT_ENTITY CREATE_ENTITY DELETE_ENTITY EDIT_LINEAGE EDIT_USER_PROFILE EDIT_GROUP_MEMBERS'.split(
    ' ',
  );
const POLICIES = ['MANAGE_POLICIES'];
const CREDENTIALS = ['MANAGE_USER_CREDENTIALS'];
const MEMBERS = ['MANAGE_USERS_AND_GROUPS'];
const UPDATING = ['UPDATE_USERS_AND_GROUPS', ...MEMBERS];
const CREATING = ['CREATE_USERS_AND_GROUPS', ...MEMBERS];
const EVERYTHING = platformPolicy('MANAGE_POLICIES', to.everybody);
const ofJane = metadataPolicy('EDIT_ENTITY', to.users('jane'));
const [nobody, fresh] = [corpUserUrn('nobody'), corpUserUrn('new')];
const [secret, source] = ['urn:li:dataHubSecret:x', 'urn:li:dataHubIngestionSource:x'] as Urn[];
const HASHED = { hashedPassword: 'made up' };
const EMPTY = { members: [], groups: [] };

/**
 * Aspects that would give Jane more privileges or another user fewer, and the privileges of which
 * one is enough to write them.
 */
const ASPECTS: readonly (readonly [string, Urn, JsonObject, string[]])[] = [
  ['dataHubPolicyInfo', policy('new'), ofJane, POLICIES],
  ['dataHubPolicyInfo', policy('7'), EVERYTHING, POLICIES],
  ['dataHubPolicyKey', policy('new'), { id: 'new' }, POLICIES],
  ['status', policy('0'), { removed: true }, POLICIES],
  ['dataHubRoleInfo', role('New'), { name: 'New' }, POLICIES],
  ['roleMembership', jane, { roles: [role('Admin')] }, POLICIES],
  ['roleMembership', group('analysts'), { roles: [role('Admin')] }, POLICIES],
  ['groupMembership', jane, { groups: [group('admins')] }, MEMBERS],
  ['nativeGroupMembership', jane, { nativeGroups: [group('admins')] }, MEMBERS],
  ['corpUserCredentials', joe, { ...HASHED, salt: 'made up' }, CREDENTIALS],
  ['corpUserCredentials', nobody, HASHED, CREDENTIALS],
  ['corpUserInfo', joe, { active: true }, UPDATING],
  ['corpUserStatus', joe, { status: 'SUSPENDED' }, UPDATING],
  ['status', joe, { removed: true }, UPDATING],
  ['corpUserInfo', fresh, { active: true }, CREATING],
  ['corpGroupInfo', group('analysts'), EMPTY, UPDATING],
  ['corpGroupInfo', group('new'), EMPTY, CREATING],
  ['dataHubSecretValue', secret as Urn, { name: 'x', value: 'made up' }, ['MANAGE_SECRETS']],
  ['dataHubIngestionSourceInfo', source as Urn, { name: 'x' }, ['MANAGE_INGESTION']],
];

const MANAGING = [...new Set(ASPECTS.flatMap(([, , , privileges]) => privileges))];

/** Writes an aspect through one of the interfaces. */
type Door = (actor: Actor, urn: Urn, name: string, value: JsonObject) => Promise<Answer>;
const DOORS: Readonly<Record<string, Door>> = {
  restli: (actor, urn, name, value) =>
    actor.post('/aspects?action=ingestProposal', { proposal: onRestli(upsert(urn, name, value)) }),
  snapshot: (actor, urn, name, value) => {
    const record = `com.linkedin.whatever.${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const body = { urn, aspects: [{ [record]: value }] };
    return actor.post('/entities?action=ingest', {
      entity: { value: { 'com.linkedin.metadata.snapshot.CorpUserSnapshot': body } },
    });
  },
  'bulk, with the type of something else in the address': (actor, urn, name, value) =>
    actor.post('/openapi/v3/entity/dataset?async=false', [onOpenapi(upsert(urn, name, value))]),
  'bulk, asynchronous, at the address of the proxy': (actor, urn, name, value) =>
    actor.post('/api/gms/openapi/v3/entity/corpuser', [onOpenapi(upsert(urn, name, value))]),
  'bulk patch': (actor, urn, name, value) =>
    actor.patch('/openapi/v3/entity/dataset?async=false', [
      { urn, [name]: { value: patchTo(value) } },
    ]),
  'single patch': (actor, urn, name, value) =>
    actor.patch(`/openapi/v3/entity/dataset/${quoted(urn)}/${name}`, patchTo(value)),
};

function patchTo(value: JsonObject): JsonObject {
  return { patch: [{ op: 'add', path: '', value }], forceGenericPatch: true };
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  test.each(Object.entries(DOORS))(
    'a user cannot gain more than the user has, by %s',
    async (_name, write) => {
      const catalog = await policedCatalog(dialect);
      await store(
        catalog.admin,
        [joe, 'corpUserInfo', { active: true }],
        [group('analysts'), 'corpGroupInfo', { members: [] }],
      );
      await store(catalog.admin, policyOf('editing', metadataPolicy(EDITING, to.users('jane'))));
      for (const [aspectName, urn, value, anyOf] of ASPECTS) {
        const others = MANAGING.filter((one) => !anyOf.includes(one));
        await store(catalog.admin, policyOf('others', platformPolicy(others, to.users('jane'))));
        const before = await catalog.admin.get(`/openapi/v3/entity/dataset/${quoted(urn)}`);
        const { status } = await write(catalog.as('jane'), urn, aspectName, value);
        expect([aspectName, urn, status]).toEqual([aspectName, urn, forbiddenStatus(dialect)]);
        expect((await catalog.admin.get(`/openapi/v3/entity/dataset/${quoted(urn)}`)).body).toEqual(
          before.body,
        );
      }
    },
  );

  test('a user with one of the privileges may write the aspect', async () => {
    for (const [aspectName, urn, value, anyOf] of ASPECTS) {
      // The written value of a key is ignored, since a key follows from the urn.
      if (aspectName === 'dataHubPolicyKey') continue;
      for (const privilege of anyOf) {
        const catalog = await policedCatalog(dialect);
        await store(
          catalog.admin,
          [joe, 'corpUserInfo', { active: false }],
          [group('analysts'), 'corpGroupInfo', { members: [joe] }],
        );
        const managing = platformPolicy(privilege, to.users('jane'));
        await store(catalog.admin, policyOf('managing', managing));
        await store(catalog.as('jane'), [urn, aspectName, value]);
        const { body } = await catalog.admin.get(`/openapi/v3/entity/dataset/${quoted(urn)}`);
        expect(body[aspectName].value).toEqual(value);
      }
    }
  });

  test('a privilege on entities of type policy does not allow to manage policies', async () => {
    const catalog = await policedCatalog(dialect);
    const resources = { type: 'dataHubPolicy', allResources: true };
    const info = metadataPolicy('MANAGE_POLICIES', to.users('jane'), { resources });
    await store(catalog.admin, policyOf('x', info));
    const wanted = platformPolicy('MANAGE_POLICIES', to.users('jane'));
    const proposal = onRestli(upsert(policy('y'), 'dataHubPolicyInfo', wanted));
    const answer = await catalog.as('jane').post('/aspects?action=ingestProposal', { proposal });
    expect(answer.status).toBe(forbiddenStatus(dialect));
  });

  test('a forbidden aspect among harmless ones is refused', async () => {
    const catalog = await policedCatalog(dialect);
    await store(catalog.admin, policyOf('editing', metadataPolicy(EDITING, to.users('jane'))));
    const proposals = [
      upsert('urn:li:tag:a' as Urn, 'tagProperties', { name: 'a' }),
      upsert(jane, 'roleMembership', { roles: [role('Admin')] }),
    ].map(onRestli);
    const path = '/aspects?action=ingestProposalBatch';
    const answer = await catalog.as('jane').post(path, { proposals });
    expect(answer.body.message).toBe(
      `User ${jane} is unauthorized to modify entity: HttpStatus: ${forbiddenStatus(dialect)} Urn: ${jane}`,
    );
    expect((await catalog.admin.get('/openapi/v3/entity/tag/urn:li:tag:a')).status).toBe(404);
  });

  test('a policy with a mistake is refused from any user', async () => {
    const { admin } = await policedCatalog(dialect);
    const mistakes = { state: 'ON', resources: { limits: {} } };
    const wrong = metadataPolicy('EDIT_LINEAGE', to.users('jane'), mistakes);
    const answer = await admin.post('/openapi/v3/entity/dataHubPolicy?async=false', [
      onOpenapi(upsert(policy('x'), 'dataHubPolicyInfo', wrong)),
    ]);
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        error: 'Validation Error',
        message:
          'dataHubPolicyInfo of urn:li:dataHubPolicy:x is not valid: /state :: "ON" is not one of ACTIVE, DRAFT, INACTIVE; ' +
          '/resources/limits :: is not supported by this version',
      },
    ]);
  });
});
