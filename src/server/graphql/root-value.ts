import { appConfig, me } from './app-queries.js';
import { findDatasetByUrn, findEntitiesByUrn, findEntityByUrn } from './entities/find-by-urn.js';
import type { UpdateLineageInput } from './lineage/edge-changes.js';
import {
  type LineageScrollInput,
  type LineageSearchInput,
  scrollAcrossLineage,
  searchAcrossLineage,
} from './lineage/search-across-lineage.js';
import { updateLineage } from './lineage/update-lineage.js';
import {
  type GrantedPrivilegesInput,
  getGrantedPrivileges,
} from './policies/granted-privileges.js';
import { type ListPoliciesInput, listPolicies } from './policies/list-policies.js';
import type { PolicyUpdateInput } from './policies/policy-input.js';
import { createPolicy, deletePolicy, updatePolicy } from './policies/write-policy.js';
import type { MutationScope } from './request-scope.js';
import { requireUrn } from './resolver-error.js';
import {
  type AcceptRoleInput,
  acceptRole,
  type BatchAssignRoleInput,
  batchAssignRole,
} from './roles/assign-role.js';
import { createInviteToken, getInviteToken, type InviteTokenInput } from './roles/invite-token.js';
import {
  type EntitySearchInput,
  type ScrollInput,
  scrollAcrossEntities,
  search,
  searchAcrossEntities,
} from './search/search-across-entities.js';
import { type CreateAccessTokenInput, createAccessToken } from './tokens/create-access-token.js';
import { getAccessTokenMetadata } from './tokens/get-access-token-metadata.js';
import { type ListAccessTokenInput, listAccessTokens } from './tokens/list-access-tokens.js';
import { revokeAccessToken } from './tokens/revoke-access-token.js';

interface Input<T> {
  readonly input: T;
}

/**
 * The root value of the fields of `Query` and `Mutation`: one function a field. GraphQL has checked
 * the arguments against the schema before each call. A test of the schema ensures that the types
 * here agree with it.
 */
export function rootValue(scope: MutationScope): Readonly<Record<string, unknown>> {
  return {
    updateLineage: ({ input }: Input<UpdateLineageInput>) => updateLineage(input, scope),
    searchAcrossLineage: ({ input }: Input<LineageSearchInput>) =>
      searchAcrossLineage(input, scope),
    scrollAcrossLineage: ({ input }: Input<LineageScrollInput>) =>
      scrollAcrossLineage(input, scope),
    search: ({ input }: Input<EntitySearchInput & { readonly type: string }>) =>
      search(input, scope),
    searchAcrossEntities: ({ input }: Input<EntitySearchInput>) =>
      searchAcrossEntities(input, scope),
    scrollAcrossEntities: ({ input }: Input<ScrollInput>) => scrollAcrossEntities(input, scope),
    dataset: ({ urn }: { readonly urn: string }) => findDatasetByUrn(urn, scope),
    entity: ({ urn }: { readonly urn: string }) => findEntityByUrn(urn, scope),
    entities: ({ urns }: { readonly urns: readonly string[] }) => findEntitiesByUrn(urns, scope),
    entityExists: ({ urn }: { readonly urn: string }) =>
      scope.store.exists(requireUrn(urn, scope.dialect)),
    me: () => me(scope),
    appConfig: () => appConfig(scope),
    createAccessToken: ({ input }: Input<CreateAccessTokenInput>) =>
      createAccessToken(input, scope),
    listAccessTokens: ({ input }: Input<ListAccessTokenInput>) => listAccessTokens(input, scope),
    revokeAccessToken: ({ tokenId }: { readonly tokenId: string }) =>
      revokeAccessToken(tokenId, scope),
    getAccessTokenMetadata: ({ token }: { readonly token: string }) =>
      getAccessTokenMetadata(token, scope),
    listPolicies: ({ input }: Input<ListPoliciesInput>) => listPolicies(input, scope),
    getGrantedPrivileges: ({ input }: Input<GrantedPrivilegesInput>) =>
      getGrantedPrivileges(input, scope),
    createPolicy: ({ input }: Input<PolicyUpdateInput>) => createPolicy(input, scope),
    updatePolicy: ({ urn, input }: Input<PolicyUpdateInput> & { readonly urn: string }) =>
      updatePolicy(urn, input, scope),
    getInviteToken: ({ input }: Input<InviteTokenInput>) => getInviteToken(input, scope),
    createInviteToken: ({ input }: Input<InviteTokenInput>) => createInviteToken(input, scope),
    batchAssignRole: ({ input }: Input<BatchAssignRoleInput>) => batchAssignRole(input, scope),
    acceptRole: ({ input }: Input<AcceptRoleInput>) => acceptRole(input, scope),
    deletePolicy: ({ urn }: { readonly urn: string }) => deletePolicy(urn, scope),
  };
}
