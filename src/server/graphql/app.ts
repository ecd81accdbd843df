import { entityObject } from './entities/entity-object.js';
import { hasPlatformPrivilege, platformPrivileges } from './platform-privileges.js';
import type { RequestScope } from './request-scope.js';

/** The caller, and what the caller may do on the platform. */
export function me(scope: RequestScope): unknown {
  return {
    corpUser: entityObject(scope.actor, scope),
    platformPrivileges: Object.fromEntries(Object.keys(platformPrivileges).map((name) => [name, hasPlatformPrivilege(scope, name)])),
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
