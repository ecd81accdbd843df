import { entityObject } from './entities/entity-object.js';
import { platformPrivilegeFields, privilegeFields } from './privilege-fields.js';
import type { RequestScope } from './request-scope.js';

export function me(scope: RequestScope): unknown {
  return {
    corpUser: entityObject(scope.actor, scope),
    platformPrivileges: privilegeFields(platformPrivilegeFields, scope),
  };
}

export function appConfig(scope: RequestScope): unknown {
  return {
    appVersion: scope.version,
    authConfig: { tokenAuthEnabled: false },
    policiesConfig: { enabled: scope.auth },
    lineageConfig: { supportsImpactAnalysis: true },
  };
}
