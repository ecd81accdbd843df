import type { JsonObject } from '../../../src/model/json.js';
import type { Urn } from '../../../src/urn/urn.js';

/** An aspect that can hold a secret, its entity, and a value of it with this text. */
export interface Secret {
  readonly aspect: string;
  readonly urn: Urn;
  readonly value: (secret: string) => JsonObject;
}

/** One for each aspect of the models that can hold a secret, by name. */
export const SECRETS: readonly Secret[] = [
  secret('corpUserCredentials', 'corpuser:joe', (s) => ({ hashedPassword: s, salt: s })),
  secret('dataHubConnectionDetails', 'dataHubConnection:c', (s) => ({
    type: 'JSON',
    json: { encryptedBlob: s },
  })),
  secret('dataHubExecutionRequestInput', 'dataHubExecutionRequest:e', (s) => ({
    task: 'RUN_INGEST',
    args: { recipe: s },
    source: { type: 'MANUAL_INGESTION_SOURCE' },
    requestedAt: 1,
  })),
  secret('dataHubExecutionRequestResult', 'dataHubExecutionRequest:e', (s) => ({
    status: 'SUCCESS',
    report: s,
  })),
  secret('dataHubIngestionSourceInfo', 'dataHubIngestionSource:i', (s) => ({
    name: 'i',
    type: 'postgres',
    config: { recipe: s },
  })),
  secret('dataHubSecretValue', 'dataHubSecret:s', (s) => ({ name: 's', value: s })),
  secret('globalSettingsInfo', 'globalSettings:0', (s) => ({
    sso: { baseUrl: 'x', oidcSettings: { clientSecret: s } },
  })),
  secret('inviteToken', 'inviteToken:t', (s) => ({ token: s })),
  secret('mcpServerProperties', 'service:m', (s) => ({ url: 'x', customHeaders: { key: s } })),
];

function secret(aspect: string, key: string, value: Secret['value']): Secret {
  return { aspect, urn: `urn:li:${key}` as Urn, value };
}
