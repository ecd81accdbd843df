import type { JsonObject } from '../../model/json.js';
import { dataPlatformUrn } from '../../urn/dataset-urn.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { keyAspectValue } from './entity-keys.js';

/**
 * Creates the aspect `dataPlatformInstance` that DataHub writes with the first aspect of an entity.
 * Undefined for types without a platform in their key. Source: `DataPlatformInstanceUtils`, which
 * converts the names of tools to lower case.
 */
export function defaultPlatformInstance(urn: Urn): JsonObject | undefined {
  const platform = platformFromKey(urn);
  return platform === undefined ? undefined : { platform };
}

/** The field of the key that contains the platform, as an urn or as the name of a tool. */
const PLATFORM_FIELD: ReadonlyMap<string, string> = new Map([
  ['dataset', 'platform'],
  ['mlFeatureTable', 'platform'],
  ['mlModel', 'platform'],
  ['mlModelDeployment', 'platform'],
  ['mlModelGroup', 'platform'],
  ['chart', 'dashboardTool'],
  ['dashboard', 'dashboardTool'],
  ['dataFlow', 'orchestrator'],
  ['dataProcess', 'orchestrator'],
]);

/**
 * Returns the urn of the platform in the key of an urn. Undefined for types without a platform in
 * their key.
 */
export function platformFromKey(urn: Urn): string | undefined {
  const parts = splitUrn(urn);
  if (!parts.ok) return undefined;
  const { namespace, entityType, key } = parts.value;
  // A job has the platform of its flow. The key of the job starts with the urn of the flow.
  if (entityType === 'dataJob') return platformFromKey((key[0] ?? '') as Urn);
  const field = PLATFORM_FIELD.get(entityType);
  const value = field === undefined ? undefined : keyAspectValue(urn)[field];
  if (typeof value !== 'string' || field === 'platform')
    return typeof value === 'string' ? value : undefined;
  return dataPlatformUrn(value.toLowerCase(), namespace);
}
