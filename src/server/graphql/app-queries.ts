import { entityObject } from './entities/entity-object.js';
import { hasPlatformPrivilege, platformPrivilegeFields } from './platform-privileges.js';
import type { RequestScope } from './request-scope.js';

/** The query `me`: the caller and the platform privileges of the caller. */
export function me(scope: RequestScope): unknown {
  return {
    corpUser: entityObject(scope.actor, scope),
    platformPrivileges: Object.fromEntries(
      Object.keys(platformPrivilegeFields).map((name) => [name, hasPlatformPrivilege(scope, name)]),
    ),
  };
}

export function appConfig(scope: RequestScope): unknown {
  return {
    appVersion: scope.version,
    authConfig: { tokenAuthEnabled: scope.auth },
    policiesConfig: { enabled: scope.auth },
    lineageConfig: { supportsImpactAnalysis: true },
    telemetryConfig: { enableThirdPartyLogging: false },
  };
}
