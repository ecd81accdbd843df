import { platformPrivilegeFields } from '../platform-privileges.js';

/** The caller and the service: a subset of DataHub's `app.graphql`. */
export const appSdl: string = `
extend type Query {
  me: AuthenticatedUser
  appConfig: AppConfig
}

type AuthenticatedUser {
  corpUser: CorpUser!
  platformPrivileges: PlatformPrivileges!
}

type PlatformPrivileges {
  ${Object.keys(platformPrivilegeFields)
    .map((one) => `${one}: Boolean!`)
    .join('\n  ')}
}

type AppConfig {
  appVersion: String
  authConfig: AuthConfig!
  policiesConfig: PoliciesConfig!
  lineageConfig: LineageConfig!
  telemetryConfig: TelemetryConfig!
}

type AuthConfig {
  tokenAuthEnabled: Boolean!
}

type PoliciesConfig {
  enabled: Boolean!
}

type LineageConfig {
  supportsImpactAnalysis: Boolean!
}

"The catalog sends no telemetry."
type TelemetryConfig {
  enableThirdPartyLogging: Boolean
}
`;
