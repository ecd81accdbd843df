import { openAuthorizer } from '../../../src/server/policy/authorizer.js';

/** The options that a catalog without authentication passes to its routes. */
export const withoutAuth = { auth: false, authorizer: openAuthorizer } as const;
