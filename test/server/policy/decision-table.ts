import type { JsonObject } from '../../../src/model/json.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import {
  equals,
  group,
  metadataPolicy,
  notEquals,
  on,
  platformPolicy,
  startsWith,
  to,
} from '../../support/server-policies.js';
import { dataset } from '../../support/server-urns.js';
import { container, domain, hive, instance, orders } from './decision-world.js';

/**
 * Policies and their decisions. Each policy is the only one beside those of the root user. Each
 * line: actor, privilege, resource, granted.
 */
export const TABLE: readonly (readonly [name: string, info: JsonObject, lines: string])[] = [
  [
    'names a user',
    metadataPolicy('EDIT_LINEAGE', to.users('jane')),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE nowhere  yes
     jane EDIT_LINEAGE chart    yes
     jane EDIT_LINEAGE platform yes
     jane EDIT_ENTITY  orders   no
     kim  EDIT_LINEAGE orders   no`,
  ],
  [
    'grants two privileges to two users',
    metadataPolicy(['EDIT_LINEAGE', 'EDIT_ENTITY_TAGS'], to.users('jane', 'kim')),
    `jane EDIT_ENTITY_TAGS orders yes
     kim  EDIT_LINEAGE     orders yes
     kim  EDIT_ENTITY_DOCS orders no
     joe  EDIT_LINEAGE     orders no`,
  ],
  [
    'is for all users',
    metadataPolicy('EDIT_LINEAGE', to.everybody),
    `kim  EDIT_LINEAGE orders yes
     bob  EDIT_LINEAGE events yes`,
  ],
  [
    'is for no user',
    metadataPolicy('EDIT_LINEAGE', {}),
    `jane EDIT_LINEAGE orders   no
     jane EDIT_LINEAGE platform no`,
  ],
  [
    'names groups of both kinds',
    metadataPolicy('EDIT_LINEAGE', to.groups('analysts', 'builders')),
    `jane EDIT_LINEAGE orders yes
     joe  EDIT_LINEAGE orders yes
     bob  EDIT_LINEAGE orders no
     kim  EDIT_LINEAGE orders no`,
  ],
  [
    'is for all groups',
    metadataPolicy('EDIT_LINEAGE', to.allGroups),
    `jane EDIT_LINEAGE orders yes
     joe  EDIT_LINEAGE orders yes
     ann  EDIT_LINEAGE orders no
     kim  EDIT_LINEAGE orders no`,
  ],
  [
    'names a role, which a group gives to its members',
    metadataPolicy('EDIT_LINEAGE', to.roles('Steward')),
    `ann  EDIT_LINEAGE orders yes
     bob  EDIT_LINEAGE orders yes
     jane EDIT_LINEAGE orders no`,
  ],
  [
    'is for owners',
    metadataPolicy('EDIT_LINEAGE', to.owners),
    `jane EDIT_LINEAGE orders   yes
     joe  EDIT_LINEAGE orders   yes
     ann  EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE invoices no
     kim  EDIT_LINEAGE orders   no
     jane EDIT_LINEAGE events   no
     jane EDIT_LINEAGE platform no`,
  ],
  [
    'is for owners of one kind',
    metadataPolicy('EDIT_LINEAGE', to.ownersOf('technical')),
    `jane EDIT_LINEAGE orders   yes
     joe  EDIT_LINEAGE orders   no
     ann  EDIT_LINEAGE invoices no`,
  ],
  [
    'is for owners with an empty list of kinds',
    metadataPolicy('EDIT_LINEAGE', to.ownersOf()),
    `jane EDIT_LINEAGE orders no`,
  ],
  [
    'is about a type',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), { resources: on(equals('TYPE', 'dataset')) }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE nowhere  yes
     jane EDIT_LINEAGE chart    no
     jane EDIT_LINEAGE platform no`,
  ],
  [
    'is about one of two types, by the older name of the field',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('resource_type', 'chart', 'dashboard')),
    }),
    `jane EDIT_LINEAGE chart  yes
     jane EDIT_LINEAGE orders no`,
  ],
  [
    'is about one dataset',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), { resources: on(equals('URN', orders)) }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no
     kim  EDIT_LINEAGE orders   no`,
  ],
  [
    'is about urns with a common beginning',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(startsWith('RESOURCE_URN', `${hive}shop.`)),
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no`,
  ],
  [
    'is about all but one dataset',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(notEquals('URN', orders, dataset('events'))),
    }),
    `jane EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE orders   no
     jane EDIT_LINEAGE events   no`,
  ],
  [
    'is about a domain',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('DOMAIN', domain('sales'))),
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE sales    yes
     jane EDIT_LINEAGE invoices no
     jane EDIT_LINEAGE events   no`,
  ],
  [
    'is about the domain above',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('DOMAIN', domain('shop'))),
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no`,
  ],
  [
    'is about a tag',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('TAG', 'urn:li:tag:pii')),
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no
     jane EDIT_LINEAGE nowhere  no`,
  ],
  [
    'is about entities without a tag',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('TYPE', 'dataset'), notEquals('TAG', 'urn:li:tag:pii')),
    }),
    `jane EDIT_LINEAGE invoices yes
     jane EDIT_LINEAGE events   yes
     jane EDIT_LINEAGE orders   no
     jane EDIT_LINEAGE chart    no`,
  ],
  [
    'is about a container, at any depth',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('CONTAINER', container('database'))),
    }),
    `jane EDIT_LINEAGE orders yes
     jane EDIT_LINEAGE schema yes
     jane EDIT_LINEAGE events no`,
  ],
  [
    'is about a container that contains itself',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('CONTAINER', container('schema'))),
    }),
    `jane EDIT_LINEAGE orders yes
     jane EDIT_LINEAGE schema yes
     jane EDIT_LINEAGE chart  no`,
  ],
  [
    'is about a platform instance',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('DATA_PLATFORM_INSTANCE', instance)),
    }),
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
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
      resources: on(equals('TYPE', 'dataset'), equals('DOMAIN', domain('sales'))),
    }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE invoices no
     jane EDIT_LINEAGE sales    no`,
  ],
  [
    'has a filter without criteria',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), { resources: on() }),
    `jane EDIT_LINEAGE orders   yes
     jane EDIT_LINEAGE chart    yes
     jane EDIT_LINEAGE platform no`,
  ],
  [
    'has a criterion without values',
    metadataPolicy('EDIT_LINEAGE', to.users('jane'), { resources: on(notEquals('TAG')) }),
    `jane EDIT_LINEAGE orders no`,
  ],
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
  [
    'is about the platform',
    platformPolicy('MANAGE_POLICIES', to.users('jane')),
    `jane MANAGE_POLICIES platform yes
     jane MANAGE_POLICIES orders   yes
     kim  MANAGE_POLICIES platform no`,
  ],
  [
    'is about the platform, with resources that are ignored',
    platformPolicy('MANAGE_POLICIES', to.users('jane'), { resources: on(equals('TYPE', 'chart')) }),
    `jane MANAGE_POLICIES platform yes
     jane MANAGE_POLICIES orders   yes`,
  ],
  [
    'is about the platform and for owners, which it does not have',
    platformPolicy('EDIT_LINEAGE', to.owners),
    `jane EDIT_LINEAGE platform no
     jane EDIT_LINEAGE orders   yes`,
  ],
  [
    'is inactive',
    metadataPolicy('EDIT_LINEAGE', to.everybody, { state: 'INACTIVE' }),
    `jane EDIT_LINEAGE orders no`,
  ],
  [
    'is a draft',
    metadataPolicy('EDIT_LINEAGE', to.everybody, { state: 'DRAFT' }),
    `jane EDIT_LINEAGE orders no`,
  ],
  [
    'does not mention the privilege of users to see themselves',
    metadataPolicy('EDIT_LINEAGE', to.users('jane')),
    `jane VIEW_ENTITY_PAGE  jane yes
     jane EDIT_USER_PROFILE jane no
     jane EDIT_ENTITY       jane no
     jane DELETE_ENTITY     jane no
     jane VIEW_ENTITY_PAGE  kim  no`,
  ],
];

/** One line of the table. */
export interface Case {
  readonly actor: string;
  readonly privilege: string;
  readonly resource: string;
  readonly granted: string;
}

export function casesIn(lines: string): readonly Case[] {
  return lines.split('\n').map((line) => {
    const [actor = '', privilege = '', resource = '', granted = ''] = line.trim().split(/ +/);
    return { actor, privilege, resource, granted };
  });
}
