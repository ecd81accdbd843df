import { openAuthorizer } from '../../src/server/policy/authorizer.js';

/** What a catalog without authentication hands to its doors. */
export const open = { auth: false, authorizer: openAuthorizer } as const;
