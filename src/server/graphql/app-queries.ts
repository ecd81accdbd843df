import { compareText } from '../../errors/compare-text.js';
import { privilegesTo } from '../policy/privileges.js';
import { storedPolicies } from '../policy/read-policy.js';
import { textsAt } from '../shared/json-accessors.js';
import { entityOf } from './entities/entity-object.js';
import { nonNull } from './entities/entity-source.js';
import { platformPrivileges } from './platform-privileges.js';
import { policiesConfig } from './policies/policies-config.js';
import { forbiddenError, requireUrn } from './resolver-error.js';
import type { RootFields } from './root-fields.js';

export const appConfig: RootFields['appConfig'] = (_args, scope) => {
  return {
    appVersion: scope.version,
    authConfig: { tokenAuthEnabled: scope.auth },
    policiesConfig: policiesConfig(scope.auth),
    lineageConfig: { supportsImpactAnalysis: true },
    telemetryConfig: { enableThirdPartyLogging: false },
  };
};

/** Returns the caller and the platform privileges of the caller. */
export const me: RootFields['me'] = (_args, scope) => {
  return {
    corpUser: nonNull(entityOf(scope.actor, scope, 'corpuser')),
    platformPrivileges: platformPrivileges(scope),
  };
};

/**
 * Returns the privileges of the caller among all privileges in policies. The type of the resource
 * comes from its urn.
 */
export const getGrantedPrivileges: RootFields['getGrantedPrivileges'] = (
  { input: { actorUrn, resourceSpec } },
  scope,
) => {
  const { actor, authorizer, dialect, store } = scope;
  if (actorUrn !== actor)
    throw forbiddenError('Unauthorized to get privileges for the given author.');
  const resource = resourceSpec ? requireUrn(resourceSpec.resourceUrn, dialect) : undefined;
  const named = new Set([
    ...privilegesTo.READ,
    ...storedPolicies(store).flatMap(({ info }) => textsAt(info, 'privileges')),
  ]);
  return {
    privileges: [...named]
      .filter((privilege) => authorizer.isGranted({ actor, privilege, resource }))
      .sort(compareText),
  };
};
