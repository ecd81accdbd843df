import type { JsonObject } from '../model/json.js';
import { corpUserUrn } from '../urn/corp-user-urn.js';
import type { Urn } from '../urn/urn.js';
import { keyOf } from './metamodel/entity-keys.js';
import type { WriteOptions } from './write/write-options.js';
import { writeProposals } from './write/write-proposals.js';

/** The first user of DataHub, an administrator; whom everybody is while nobody has to say who they are. */
export const firstUser: Urn = corpUserUrn('datahub');

/**
 * Stores what makes the first user exist, as far as it is missing. DataHub does so at its start as well, and without it
 * `me` would be somebody whom `entityExists` does not know. Source: DataHub's bootstrap file `root-user.yaml`.
 */
export function makeFirstUser(options: MakeOptions): void {
  makeUser(firstUser, { active: true, displayName: 'DataHub', title: 'DataHub Root User' }, options);
}

type MakeOptions = Omit<WriteOptions, 'actor' | 'door'>;

/** Stores what makes a user exist, as far as it is missing. */
export function makeUser(user: Urn, info: JsonObject, options: MakeOptions): void {
  const missing = Object.entries({ corpUserKey: keyOf(user), corpUserInfo: info })
    .filter(([aspectName]) => options.store.readAspect(user, aspectName) === undefined)
    .map(([aspectName, value]) => ({ urn: user, aspectName, changeType: 'UPSERT', value }) as const);
  writeProposals(missing, { ...options, actor: firstUser, door: 'file' });
}
