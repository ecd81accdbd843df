import type { JsonObject } from '../model/json.js';
import { corpUserUrn } from '../urn/corp-user-urn.js';
import type { Urn } from '../urn/urn.js';
import { keyOf } from './metamodel/entity-keys.js';
import type { WriteOptions } from './write/write-options.js';
import { writeProposals } from './write/write-proposals.js';

/** Whom everybody is while nobody has to say who they are: the first user of DataHub, an administrator. */
export const firstUser: Urn = corpUserUrn('datahub');

/**
 * Stores what makes the first user exist, as far as it is missing. DataHub does so at its start as well, and without it
 * `me` would be somebody whom `entityExists` does not know. Source: DataHub's bootstrap file `root-user.yaml`.
 */
export function makeFirstUser(options: Omit<WriteOptions, 'actor' | 'door'>): void {
  const missing = Object.entries(ASPECTS)
    .filter(([aspectName]) => options.store.readAspect(firstUser, aspectName) === undefined)
    .map(([aspectName, value]) => ({ urn: firstUser, aspectName, changeType: 'UPSERT', value }) as const);
  writeProposals(missing, { ...options, actor: firstUser, door: 'file' });
}

const ASPECTS: Readonly<Record<string, JsonObject>> = {
  corpUserKey: keyOf(firstUser),
  corpUserInfo: { active: true, displayName: 'DataHub', title: 'DataHub Root User' },
};
