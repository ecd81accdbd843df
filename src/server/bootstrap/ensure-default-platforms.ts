import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import platforms from '../metamodel/data-platforms.json' with { type: 'json' };
import { firstUser } from '../shared/first-user.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';

const INFO = 'dataPlatformInfo';

/**
 * Stores the data platforms that DataHub knows, with their names and without addresses of logos. A
 * platform that already has a name keeps it.
 *
 * Source: DataHub's bootstrap file `data-platforms.yaml`.
 */
export function ensureDefaultPlatforms(options: Omit<WriteOptions, 'actor' | 'channel'>): void {
  const missing = Object.entries<JsonObject>(platforms)
    .map(([id, value]) => ({ urn: `urn:li:dataPlatform:${id}` as Urn, value }))
    .filter(({ urn }) => options.store.readAspect(urn, INFO) === undefined)
    .map((one) => ({ ...one, aspectName: INFO, changeType: 'UPSERT' }) as const);
  writeProposals(missing, { ...options, actor: firstUser, channel: 'file' });
}
