import {
  equals,
  metadataPolicy,
  on,
  platformPolicy,
  to,
} from '../../../support/server/policies.js';
import type { Decision } from './decision.js';

/** Policies about the platform, policies without effect, and the privilege of users to see themselves. */
export const BY_STATE: readonly Decision[] = [
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
