import { randomUUID } from 'node:crypto';
import { compareText } from '../../../errors/compare-text.js';
import { corpUserUrn } from '../../../urn/corp-user-urn.js';
import { isUrn, type Urn, urnEntityType } from '../../../urn/urn.js';
import { keyAspectName, keyAspectValue } from '../../metamodel/entity-keys.js';
import {
  isServiceAccount,
  SERVICE_ACCOUNT_PREFIX,
  SERVICE_ACCOUNT_TYPE,
} from '../../policy/service-accounts.js';
import { takeOffsetPage } from '../../search/offset-page.js';
import { textAt } from '../../shared/json-accessors.js';
import { entityOf } from '../entities/entity-object.js';
import { nonNull } from '../entities/entity-source.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { ServiceAccount } from '../schema/generated-types.js';
import { requireServiceAccount } from './users.js';

/**
 * The account has a random name and no password, and the rights that policies give to all users.
 * Source: `CreateServiceAccountResolver`.
 */
export const createServiceAccount: RootFields['createServiceAccount'] = (
  { input: { displayName, description } },
  scope,
) => {
  requireServiceAccountPrivilege(scope, 'create');
  const urn = corpUserUrn(`${SERVICE_ACCOUNT_PREFIX}${randomUUID()}`);
  scope.writes.create(urn, {
    corpUserInfo: {
      active: true,
      displayName: displayName ?? urn.split(':').at(-1) ?? '',
      ...(description && { title: description }),
    },
    subTypes: { typeNames: [SERVICE_ACCOUNT_TYPE] },
  });
  return serviceAccount(urn, scope);
};

/** The tokens end with the account. Source: `DeleteServiceAccountResolver`. */
export const deleteServiceAccount: RootFields['deleteServiceAccount'] = ({ urn: text }, scope) => {
  requireServiceAccountPrivilege(scope, 'delete');
  scope.writes.hardDelete(requireServiceAccount(text, scope));
  return true;
};

/** Source: `GetServiceAccountResolver`. */
export const getServiceAccount: RootFields['getServiceAccount'] = ({ urn }, scope) => {
  requireServiceAccountPrivilege(scope, 'view');
  return isUrn(urn) && isServiceAccount(urn, scope.store) ? serviceAccount(urn, scope) : null;
};

/** Source: `ListServiceAccountsResolver`. */
const DEFAULT_COUNT = 20;

export const listServiceAccounts: RootFields['listServiceAccounts'] = async ({ input }, scope) => {
  requireServiceAccountPrivilege(scope, 'list');
  const groups = [[{ field: 'typeNames', values: [SERVICE_ACCOUNT_TYPE] }]];
  const found = await scope.searches.find(
    { types: ['corpuser'], text: input.query, groups },
    scope,
  );
  const accounts = found
    .filter(({ urn }) => isServiceAccount(urn, scope.store))
    .sort((a, b) => compareText(a.urn, b.urn));
  const { rows, ...page } = takeOffsetPage(accounts, input, scope.dialect, DEFAULT_COUNT);
  return { ...page, serviceAccounts: rows.map(({ urn }) => serviceAccount(urn, scope)) };
};

function requireServiceAccountPrivilege(
  scope: RequestScope,
  verb: 'create' | 'delete' | 'list' | 'view',
): void {
  if (hasPlatformPrivilege(scope, 'manageServiceAccounts')) return;
  throw forbiddenError(
    `Unauthorized to ${verb} service accounts. Please contact your DataHub administrator.`,
  );
}

function serviceAccount(urn: Urn, scope: RequestScope): ServiceAccount {
  const { store } = scope;
  const key = store.readAspect(urn, keyAspectName(urnEntityType(urn)));
  const info = store.readAspect(urn, 'corpUserInfo');
  const user = nonNull(entityOf(urn, scope, 'corpuser'));
  return {
    urn,
    type: 'CORP_USER',
    name: textAt(keyAspectValue(urn), 'username') ?? '',
    displayName: textAt(info?.value ?? {}, 'displayName'),
    description: textAt(info?.value ?? {}, 'title'),
    createdBy: key?.created.actor ?? null,
    createdAt: key?.created.time ?? null,
    updatedAt: info?.created.time ?? null,
    relationships: user.relationships,
  };
}
