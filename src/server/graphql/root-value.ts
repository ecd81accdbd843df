import * as appQueries from './app-queries.js';
import * as descriptions from './edits/descriptions.js';
import * as labels from './edits/labels.js';
import * as links from './edits/links.js';
import * as names from './edits/names.js';
import * as newEntities from './edits/new-entities.js';
import * as owners from './edits/owners.js';
import * as patches from './edits/patches.js';
import * as queries from './edits/queries.js';
import * as setAspects from './edits/set-aspects.js';
import * as structuredProperties from './edits/structured-properties.js';
import * as byUrn from './entities/find-by-urn.js';
import * as access from './identity/debug-access.js';
import * as groups from './identity/groups.js';
import * as serviceAccounts from './identity/service-accounts.js';
import * as users from './identity/users.js';
import * as lineageSearch from './lineage/search-across-lineage.js';
import * as lineageUpdate from './lineage/update-lineage.js';
import * as policyList from './policies/list-policies.js';
import * as policyWrites from './policies/write-policy.js';
import * as roles from './roles.js';
import type { RootFields } from './root-fields.js';
import * as search from './search/search-across-entities.js';
import * as tokenReads from './tokens/read-access-tokens.js';
import * as tokenWrites from './tokens/write-access-tokens.js';

/**
 * The root value of the fields of `Query` and `Mutation`. Each of these files exports one function
 * for each field that it resolves, with the name of the field. The type check reports a field
 * without a function.
 */
export const rootValue: RootFields = {
  ...appQueries,
  ...descriptions,
  ...labels,
  ...links,
  ...names,
  ...newEntities,
  ...owners,
  ...patches,
  ...queries,
  ...setAspects,
  ...structuredProperties,
  ...byUrn,
  ...access,
  ...groups,
  ...serviceAccounts,
  ...users,
  ...lineageSearch,
  ...lineageUpdate,
  ...policyList,
  ...policyWrites,
  ...roles,
  ...search,
  ...tokenReads,
  ...tokenWrites,
};
