import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { checkPolicyInfo, readPolicy } from '../../../src/server/policy/read-policy.js';
import { expectJson } from '../../support/golden.js';
import { equals, metadataPolicy, on, policy, to } from '../../support/server/policies.js';
import { formatRefusal } from '../../support/server/store.js';

const urn = policy('p');

test('a policy is read with all parts that decide', async () => {
  const info = metadataPolicy(
    'EDIT_LINEAGE',
    { ...to.users('jane'), ...to.ownersOf('technical') },
    { resources: on(equals('domain', 'd')) },
  );
  await expectJson(
    import.meta,
    'a-policy-is-read-with-all',
    readPolicy(urn, { ...info, description: 'x', editable: false, lastUpdatedTimestamp: 1 }),
  );
});

test('a filter takes precedence over the older members, and a missing condition means EQUALS', () => {
  const filter = { criteria: [{ field: 'resource_urn', values: ['x'] }] };
  const info = metadataPolicy(
    'EDIT_LINEAGE',
    {},
    { resources: { type: 'chart', resources: ['y'], filter } },
  );
  expect(readPolicy(urn, info)?.resources).toEqual({
    criteria: [{ field: 'URN', condition: 'EQUALS', values: ['x'] }],
  });
});

test('no resources and resources without a restriction are distinguished', () => {
  expect(readPolicy(urn, metadataPolicy('EDIT_LINEAGE', {}))?.resources).toBeUndefined();
  expect(readPolicy(urn, metadataPolicy('EDIT_LINEAGE', {}, { resources: {} }))?.resources).toEqual(
    { criteria: [] },
  );
});

describe('a mistake', () => {
  test.each<readonly [JsonObject, string]>([
    [{ displayName: undefined }, '/displayName :: is required'],
    [{ displayName: 5 }, '/displayName :: must be a string, but is a number'],
    [{ type: null }, '/type :: is required'],
    [{ type: 'metadata' }, '/type :: "metadata" is not one of METADATA, PLATFORM'],
    [{ state: true }, '/state :: true is not one of ACTIVE, DRAFT, INACTIVE'],
    [{ privileges: ['A', 1] }, '/privileges/1 :: must be a string, but is a number'],
    [{ actors: [] }, '/actors :: must be an object, but is an array'],
    [{ actors: { users: ['jane'] } }, '/actors/users/0 :: "jane" is not an urn'],
    [{ actors: { allUsers: 'yes' } }, '/actors/allUsers :: must be true or false, but is "yes"'],
    [{ actors: { everybody: true } }, '/actors/everybody :: is not supported by this version'],
    [{ lastUpdatedTimestamp: 'now' }, '/lastUpdatedTimestamp :: must be a number, but is a string'],
    [{ resources: on({ values: [] }) }, '/resources/filter/criteria/0/field :: is required'],
    [{ resources: on({ field: 'TYPE' }) }, '/resources/filter/criteria/0/values :: is required'],
    [
      { resources: { filter: { criteria: [1] } } },
      '/resources/filter/criteria/0 :: must be an object, but is a number',
    ],
    [
      { resources: { filter: { criterion: [] } } },
      '/resources/filter/criterion :: is not supported by this version',
    ],
    [{ constructor: 1 }, '/constructor :: is not supported by this version'],
  ])('is reported with its place: %j', (mistake, message) => {
    const info = { ...metadataPolicy('EDIT_LINEAGE', {}), ...mistake };
    expect(formatRefusal(() => checkPolicyInfo(urn, info))).toBe(
      `validation: dataHubPolicyInfo of ${urn} is not valid: ${message}`,
    );
    expect(readPolicy(urn, info)).toBeUndefined();
  });

  test('is reported with all others', () => {
    const info = { ...metadataPolicy('EDIT_LINEAGE', { roles: 1 }), state: 'ON', x: 1 };
    expect(formatRefusal(() => checkPolicyInfo(urn, info)).split('; ')).toHaveLength(3);
  });
});
