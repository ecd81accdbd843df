import { metadataPolicy, to } from '../../../support/server/policies.js';
import type { Decision } from './decision.js';

/** Policies that differ in whom they are for. */
export const BY_ACTOR: readonly Decision[] = [
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
];
