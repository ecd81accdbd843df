import { entityObject } from './entities/entity-object.js';
import type { RequestScope } from './request-scope.js';
import { platformPrivileges } from './schema/app-sdl.js';

/** Nobody is asked for a token, so everybody may do everything. */
export function me(scope: RequestScope): unknown {
  return {
    corpUser: entityObject(scope.actor, scope),
    platformPrivileges: Object.fromEntries(platformPrivileges.map((one) => [one, true])),
  };
}

export function appConfig(scope: RequestScope): unknown {
  return {
    appVersion: scope.version,
    authConfig: { tokenAuthEnabled: false },
    policiesConfig: { enabled: false },
    lineageConfig: { supportsImpactAnalysis: true },
  };
}
