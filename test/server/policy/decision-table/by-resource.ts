import type { JsonObject } from '../../../../src/model/json.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import {
  equals,
  group,
  metadataPolicy,
  notEquals,
  on,
  startsWith,
  to,
} from '../../../support/server/policies.js';
import { dataset } from '../../../support/server/urns.js';
import { container, domain, hive, instance, orders } from '../decision-world.js';
import type { Decision } from './decision.js';

/** Allows jane to edit the lineage of what meets all of these criteria. */
function janeOn(...criteria: readonly JsonObject[]): JsonObject {
  return metadataPolicy('EDIT_LINEAGE', to.users('jane'), { resources: on(...criteria) });
}

/** Policies that differ in the resources that they are about. */
export const BY_RESOURCE: readonly Decision[] = [
  [
    'is about a type',
    janeOn(equals('TYPE', 'dataset')),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE nowhere  yes
     jane EDIT_LINEAGE chart    no
     jane EDIT_LINEAGE platform no`,
  ],
  [
    'is about one of two types, by the older name of the field',
    janeOn(equals('resource_type', 'chart', 'dashboard')),
    `jane EDIT_LINEAGE chart  yes
     jane EDIT_LINEAGE orders no`,
  ],
  [
    'is about one dataset',
    janeOn(equals('URN', orders)),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no
     kim  EDIT_LINEAGE orders   no`,
  ],
  [
    'is about urns with a common beginning',
    janeOn(startsWith('RESOURCE_URN', `${hive}shop.`)),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no`,
  ],
  [
    'is about all but one dataset',
    janeOn(notEquals('URN', orders, dataset('events'))),
    `jane EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE orders   no
     jane EDIT_LINEAGE events   no`,
  ],
  [
    'is about a domain',
    janeOn(equals('DOMAIN', domain('sales'))),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE sales    yes
     jane EDIT_LINEAGE invoices no
     jane EDIT_LINEAGE events   no`,
  ],
  [
    'is about the domain above',
    janeOn(equals('DOMAIN', domain('shop'))),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no`,
  ],
  [
    'is about a tag',
    janeOn(equals('TAG', 'urn:li:tag:pii')),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no
     jane EDIT_LINEAGE nowhere  no`,
  ],
  [
    'is about entities without a tag',
    janeOn(equals('TYPE', 'dataset'), notEquals('TAG', 'urn:li:tag:pii')),
    `jane EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE events   yes
     jane EDIT_LINEAGE orders   no
     jane EDIT_LINEAGE chart    no`,
  ],
  [
    'is about a container, at any depth',
    janeOn(equals('CONTAINER', container('database'))),
    `jane EDIT_LINEAGE orders yes
     jane EDIT_LINEAGE schema yes
     jane EDIT_LINEAGE events no`,
  ],
  [
    'is about a container that contains itself',
    janeOn(equals('CONTAINER', container('schema'))),
    `jane EDIT_LINEAGE orders yes
     jane EDIT_LINEAGE schema yes
     jane EDIT_LINEAGE chart  no`,
  ],
  [
    'is about a platform instance',
    janeOn(equals('DATA_PLATFORM_INSTANCE', instance)),
    `jane EDIT_LINEAGE orders yes
     jane EDIT_LINEAGE eu     yes
     jane EDIT_LINEAGE events no`,
  ],
  [
    'is about the entities of an owner',
    metadataPolicy('EDIT_LINEAGE', to.users('kim'), {
      resources: on(equals('OWNER', corpUserUrn('jane'))),
    }),
    `kim  EDIT_LINEAGE orders   yes
     kim  EDIT_LINEAGE invoices no`,
  ],
  [
    'is about the members of a group',
    metadataPolicy('EDIT_USER_PROFILE', to.users('kim'), {
      resources: on(equals('GROUP_MEMBERSHIP', group('analysts'))),
    }),
    `kim  EDIT_USER_PROFILE jane yes
     kim  EDIT_USER_PROFILE kim  no`,
  ],
  [
    'has several criteria, which must all hold',
    janeOn(equals('TYPE', 'dataset'), equals('DOMAIN', domain('sales'))),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no
     jane EDIT_LINEAGE sales    no`,
  ],
  [
    'has a filter without criteria',
    janeOn(),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE chart    yes
     jane EDIT_LINEAGE platform no`,
  ],
  ['has a criterion without values', janeOn(notEquals('TAG')), `jane EDIT_LINEAGE orders no`],
  [
    'lists urns of a type, in the older form',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: { type: 'dataset', resources: [orders], allResources: false },
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no`,
  ],
  [
    'is about all entities of a type, in the older form',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: { type: 'dataset', resources: [orders], allResources: true },
    }),
    `jane EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE chart    no`,
  ],
  [
    'lists urns without a type, in the older form',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: { resources: [orders], allResources: false },
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no`,
  ],
];
