import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { keyAspectValue } from '../metamodel/entity-keys.js';
import { firstUser } from '../shared/first-user.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';

/**
 * Stores the missing aspects of the first user. DataHub does so at its start as well. Without them
 * `me` would be a user that `entityExists` does not know.
 *
 * Source: DataHub's bootstrap file `root-user.yaml`.
 */
export function ensureFirstUser(options: EnsureOptions): void {
  ensureUser(
    firstUser,
    { active: true, displayName: 'DataHub', title: 'DataHub Root User', system: true },
    options,
  );
}

type EnsureOptions = Omit<WriteOptions, 'actor' | 'channel'>;

/** Stores the missing aspects of a user. */
export function ensureUser(user: Urn, info: JsonObject, options: EnsureOptions): void {
  const missing = Object.entries({ corpUserKey: keyAspectValue(user), corpUserInfo: info })
    .filter(([aspectName]) => options.store.readAspect(user, aspectName) === undefined)
    .map(
      ([aspectName, value]) => ({ urn: user, aspectName, changeType: 'UPSERT', value }) as const,
    );
  writeProposals(missing, { ...options, actor: firstUser, channel: 'file' });
}
