import { appConfig, getGrantedPrivileges, me } from './app-queries.js';
import { updateDescription } from './edits/descriptions.js';
import { addLabels, removeLabels, TAGS, TERMS } from './edits/labels.js';
import { addLink, removeLink } from './edits/links.js';
import { createDomain, createGlossaryTerm, createTag } from './edits/new-entities.js';
import { addOwners, removeOwners } from './edits/owners.js';
import { setDomain, updateDeprecation } from './edits/set-aspects.js';
import {
  removeStructuredProperties,
  upsertStructuredProperties,
} from './edits/structured-properties.js';
import { findDatasetByUrn, findEntitiesByUrn, findEntityByUrn } from './entities/find-by-urn.js';
import { debugAccess } from './identity/debug-access.js';
import {
  addGroupMembers,
  createGroup,
  removeGroup,
  removeGroupMembers,
} from './identity/groups.js';
import {
  corpGroup,
  corpUser,
  listGroups,
  listRoles,
  listUsers,
} from './identity/list-identities.js';
import {
  createServiceAccount,
  deleteServiceAccount,
  listServiceAccounts,
} from './identity/service-accounts.js';
import { removeUser, updateUserStatus } from './identity/users.js';
import { scrollAcrossLineage, searchAcrossLineage } from './lineage/search-across-lineage.js';
import { updateLineage } from './lineage/update-lineage.js';
import type { MutationScope } from './mutation-scope.js';
import { listPolicies } from './policies/list-policies.js';
import { createPolicy, deletePolicy, updatePolicy } from './policies/write-policy.js';
import { requireUrn } from './resolver-error.js';
import { batchAssignRole, createInviteToken, getInviteToken } from './roles.js';
import type { Mutation, Query, RootArguments } from './schema/generated-types.js';
import {
  scrollAcrossEntities,
  search,
  searchAcrossEntities,
} from './search/search-across-entities.js';
import { getAccessTokenMetadata, listAccessTokens } from './tokens/read-access-tokens.js';
import {
  createAccessToken,
  getAccessToken,
  revokeAccessToken,
} from './tokens/write-access-tokens.js';

/** One function for each field of `Query` and `Mutation`, with the types of the schema. */
export type RootValue = RootFunctions<Query> & RootFunctions<Mutation>;

type RootFunctions<Fields> = {
  readonly [Name in keyof Fields]-?: (
    args: Name extends keyof RootArguments ? RootArguments[Name] : Readonly<Record<string, never>>,
  ) => Exclude<Fields[Name], (args: never) => unknown>;
};

/**
 * The root value of the fields of `Query` and `Mutation`. GraphQL has checked the arguments against
 * the schema before each call.
 */
export function rootValue(scope: MutationScope): RootValue {
  return {
    ...editFunctions(scope),
    updateLineage: ({ input }) => updateLineage(input, scope),
    searchAcrossLineage: ({ input }) => searchAcrossLineage(input, scope),
    scrollAcrossLineage: ({ input }) => scrollAcrossLineage(input, scope),
    search: ({ input }) => search(input, scope),
    searchAcrossEntities: ({ input }) => searchAcrossEntities(input, scope),
    scrollAcrossEntities: ({ input }) => scrollAcrossEntities(input, scope),
    dataset: ({ urn }) => findDatasetByUrn(urn, scope),
    entity: ({ urn }) => findEntityByUrn(urn, scope),
    entities: ({ urns }) => findEntitiesByUrn(urns, scope),
    entityExists: ({ urn }) => scope.store.exists(requireUrn(urn, scope.dialect)),
    me: () => me(scope),
    appConfig: () => appConfig(scope),
    createAccessToken: ({ input }) => createAccessToken(input, scope),
    listAccessTokens: ({ input }) => listAccessTokens(input, scope),
    revokeAccessToken: ({ tokenId }) => revokeAccessToken(tokenId, scope),
    getAccessTokenMetadata: ({ token }) => getAccessTokenMetadata(token, scope),
    listPolicies: ({ input }) => listPolicies(input, scope),
    getGrantedPrivileges: ({ input }) => getGrantedPrivileges(input, scope),
    createPolicy: ({ input }) => createPolicy(input, scope),
    updatePolicy: ({ urn, input }) => updatePolicy(urn, input, scope),
    getInviteToken: ({ input }) => getInviteToken(input, scope),
    createInviteToken: ({ input }) => createInviteToken(input, scope),
    batchAssignRole: ({ input }) => batchAssignRole(input, scope),
    deletePolicy: ({ urn }) => deletePolicy(urn, scope),
    corpUser: ({ urn }) => corpUser(urn, scope),
    corpGroup: ({ urn }) => corpGroup(urn, scope),
    listUsers: ({ input }) => listUsers(input, scope),
    listGroups: ({ input }) => listGroups(input, scope),
    listRoles: ({ input }) => listRoles(input, scope),
    listServiceAccounts: ({ input }) => listServiceAccounts(input, scope),
    debugAccess: ({ userUrn }) => debugAccess(userUrn, scope),
    getAccessToken: ({ input }) => getAccessToken(input, scope),
    removeUser: ({ urn }) => removeUser(urn, scope),
    updateUserStatus: ({ urn, status }) => updateUserStatus(urn, status, scope),
    createGroup: ({ input }) => createGroup(input, scope),
    removeGroup: ({ urn }) => removeGroup(urn, scope),
    addGroupMembers: ({ input }) => addGroupMembers(input, scope),
    removeGroupMembers: ({ input }) => removeGroupMembers(input, scope),
    createServiceAccount: ({ input }) => createServiceAccount(input, scope),
    deleteServiceAccount: ({ urn }) => deleteServiceAccount(urn, scope),
  };
}

/** The mutations that edit what people say about entities. */
function editFunctions(scope: MutationScope) {
  return {
    createTag: ({ input }) => createTag(input, scope),
    addTag: ({ input }) => addLabels(TAGS, { labels: [input.tagUrn], resources: [input] }, scope),
    addTags: ({ input }) => addLabels(TAGS, { labels: input.tagUrns, resources: [input] }, scope),
    batchAddTags: ({ input: { tagUrns: labels, resources } }) =>
      addLabels(TAGS, { labels, resources }, scope),
    removeTag: ({ input }) =>
      removeLabels(TAGS, { labels: [input.tagUrn], resources: [input] }, scope),
    batchRemoveTags: ({ input: { tagUrns: labels, resources } }) =>
      removeLabels(TAGS, { labels, resources }, scope),
    createGlossaryTerm: ({ input }) => createGlossaryTerm(input, scope),
    addTerm: ({ input }) =>
      addLabels(TERMS, { labels: [input.termUrn], resources: [input] }, scope),
    addTerms: ({ input }) =>
      addLabels(TERMS, { labels: input.termUrns, resources: [input] }, scope),
    batchAddTerms: ({ input: { termUrns: labels, resources } }) =>
      addLabels(TERMS, { labels, resources }, scope),
    removeTerm: ({ input }) =>
      removeLabels(TERMS, { labels: [input.termUrn], resources: [input] }, scope),
    batchRemoveTerms: ({ input: { termUrns: labels, resources } }) =>
      removeLabels(TERMS, { labels, resources }, scope),
    addOwner: ({ input }) => addOwners([input], [input], scope),
    addOwners: ({ input }) => addOwners(input.owners, [input], scope),
    batchAddOwners: ({ input }) => addOwners(input.owners, input.resources, scope),
    removeOwner: ({ input }) =>
      removeOwners({ ...input, ownerUrns: [input.ownerUrn] }, [input], scope),
    batchRemoveOwners: ({ input }) => removeOwners(input, input.resources, scope),
    createDomain: ({ input }) => createDomain(input, scope),
    setDomain: ({ entityUrn: resourceUrn, domainUrn }) =>
      setDomain(domainUrn, [{ resourceUrn }], scope),
    batchSetDomain: ({ input }) => setDomain(input.domainUrn, input.resources, scope),
    unsetDomain: ({ entityUrn: resourceUrn }) => setDomain(null, [{ resourceUrn }], scope),
    updateDeprecation: ({ input }) =>
      updateDeprecation(input, [{ ...input, resourceUrn: input.urn }], scope),
    batchUpdateDeprecation: ({ input }) => updateDeprecation(input, input.resources, scope),
    addLink: ({ input }) => addLink(input, scope),
    removeLink: ({ input }) => removeLink(input, scope),
    updateDescription: ({ input }) => updateDescription(input, scope),
    upsertStructuredProperties: ({ input }) => upsertStructuredProperties(input, scope),
    removeStructuredProperties: ({ input }) => removeStructuredProperties(input, scope),
  } satisfies Partial<RootValue>;
}
