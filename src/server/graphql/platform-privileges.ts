import { isGrantedAny } from '../policy/authorizer.js';
import type { RequestScope } from './request-scope.js';
import { forbiddenError } from './resolver-error.js';
import type { PlatformPrivileges } from './schema/generated-types.js';

/**
 * The fields of DataHub's `PlatformPrivileges`, each with the privileges of which one is enough.
 *
 * Source: DataHub's `MeResolver` and `AuthorizationUtils`.
 */
const FIELDS: Readonly<Record<keyof PlatformPrivileges, readonly string[]>> = {
  viewAnalytics: ['VIEW_ANALYTICS'],
  managePolicies: ['MANAGE_POLICIES'],
  manageIdentities: ['MANAGE_USERS_AND_GROUPS'],
  generatePersonalAccessTokens: ['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'],
  createDomains: ['CREATE_DOMAINS', 'MANAGE_DOMAINS'],
  manageDomains: ['MANAGE_DOMAINS'],
  manageIngestion: ['MANAGE_INGESTION'],
  manageSecrets: ['MANAGE_SECRETS'],
  manageTokens: ['MANAGE_ACCESS_TOKENS'],
  viewTests: ['VIEW_TESTS', 'MANAGE_TESTS'],
  manageTests: ['MANAGE_TESTS'],
  manageGlossaries: ['MANAGE_GLOSSARIES'],
  manageUserCredentials: ['MANAGE_USER_CREDENTIALS'],
  createTags: ['CREATE_TAGS', 'MANAGE_TAGS'],
  manageTags: ['MANAGE_TAGS'],
  manageGlobalViews: ['MANAGE_GLOBAL_VIEWS'],
  manageOwnershipTypes: ['MANAGE_GLOBAL_OWNERSHIP_TYPES'],
  manageGlobalAnnouncements: ['MANAGE_GLOBAL_ANNOUNCEMENTS'],
  manageDocuments: ['MANAGE_DOCUMENTS'],
  viewManageTags: ['VIEW_MANAGE_TAGS', 'MANAGE_TAGS'],
  manageGlobalSettings: ['MANAGE_GLOBAL_SETTINGS'],
  createBusinessAttributes: ['CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE'],
  manageBusinessAttributes: ['MANAGE_BUSINESS_ATTRIBUTE'],
  manageStructuredProperties: ['MANAGE_STRUCTURED_PROPERTIES'],
  viewStructuredPropertiesPage: ['VIEW_STRUCTURED_PROPERTIES_PAGE', 'MANAGE_STRUCTURED_PROPERTIES'],
  manageApplications: ['MANAGE_APPLICATIONS'],
  manageFeatures: ['MANAGE_FEATURES'],
  manageHomePageTemplates: ['MANAGE_HOME_PAGE_TEMPLATES'],
  manageServiceAccounts: ['MANAGE_SERVICE_ACCOUNTS'],
};

/** The privileges of the caller. */
export function platformPrivileges(scope: RequestScope): PlatformPrivileges {
  const names = Object.keys(FIELDS) as readonly (keyof PlatformPrivileges)[];
  const entries = names.map((name) => [name, hasPlatformPrivilege(scope, name)]);
  return Object.fromEntries(entries) as Record<keyof PlatformPrivileges, boolean>;
}

/** Returns true if the caller has a privilege that a field of `PlatformPrivileges` requires. */
export function hasPlatformPrivilege(
  { actor, authorizer }: RequestScope,
  name: keyof PlatformPrivileges,
): boolean {
  return isGrantedAny(authorizer, FIELDS[name], { actor });
}

/** @throws ResolverError 403 */
export function requirePlatformPrivilege(
  scope: RequestScope,
  name: keyof PlatformPrivileges,
): void {
  if (!hasPlatformPrivilege(scope, name)) throw forbiddenError();
}
