import type { Urn } from '../../../urn/urn.js';
import { isServiceAccount, SERVICE_ACCOUNT_TYPE } from '../../policy/service-accounts.js';
import type { FilterGroup } from '../../search/criterion.js';
import { type OffsetPage, takeOffsetPage } from '../../search/offset-page.js';
import { entityOf } from '../entities/entity-object.js';
import type { ResolvedEntity } from '../entities/resolved-entity.js';
import type { RequestScope } from '../request-scope.js';
import type { RootFields } from '../root-fields.js';
import type { ListUsersInput } from '../schema/generated-types.js';

/** Source: DataHub's resolvers of lists of users, groups and roles. */
const DEFAULT_COUNT = 20;

const IS_SERVICE_ACCOUNT = { field: 'typeNames', values: [SERVICE_ACCOUNT_TYPE] } as const;

/** Returns a stub if nothing is stored, and null for an urn that does not name a user. */
export const corpUser: RootFields['corpUser'] = ({ urn }, scope) =>
  entityOf(urn, scope, 'corpuser');

/** Returns a stub if nothing is stored, and null for an urn that does not name a group. */
export const corpGroup: RootFields['corpGroup'] = ({ urn }, scope) =>
  entityOf(urn, scope, 'corpGroup');

/** Lists users without service accounts. As in DataHub, no list needs a privilege. */
export const listUsers: RootFields['listUsers'] = async ({ input }, scope) => {
  const people: FilterGroup = [{ ...IS_SERVICE_ACCOUNT, negated: true }];
  const { rows, ...page } = await findPage('corpuser', input, scope, people);
  return { ...page, users: toEntities(rows, scope) };
};

export const listGroups: RootFields['listGroups'] = async ({ input }, scope) => {
  const { rows, ...page } = await findPage('corpGroup', input, scope);
  return { ...page, groups: toEntities(rows, scope) };
};

export const listRoles: RootFields['listRoles'] = async ({ input }, scope) => {
  const { rows, ...page } = await findPage('dataHubRole', input, scope);
  return { ...page, roles: toEntities(rows, scope) };
};

/** Finds a page of service accounts. The caller checks the privilege. */
export async function findServiceAccounts(
  input: ListUsersInput,
  scope: RequestScope,
): Promise<OffsetPage<Urn>> {
  const isListed = (urn: Urn): boolean => isServiceAccount(urn, scope.store);
  return await findPage('corpuser', input, scope, [IS_SERVICE_ACCOUNT], isListed);
}

async function findPage(
  type: string,
  input: ListUsersInput,
  scope: RequestScope,
  filter: FilterGroup = [],
  isListed: (urn: Urn) => boolean = () => true,
): Promise<OffsetPage<Urn>> {
  const query = { types: [type], text: input.query, groups: filter.length > 0 ? [filter] : [] };
  const found = (await scope.searches.find(query, scope)).map(({ urn }) => urn).filter(isListed);
  return takeOffsetPage(found, input, scope.dialect, DEFAULT_COUNT);
}

function toEntities(urns: readonly Urn[], scope: RequestScope): readonly ResolvedEntity[] {
  return urns.flatMap((urn) => entityOf(urn, scope) ?? []);
}
