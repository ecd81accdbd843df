import type { JsonObject } from '../../model/json.js';
import { dataPlatformUrn } from '../../urn/data-platform-urn.js';
import { splitUrn, type Urn } from '../../urn/urn.js';
import { keyOf } from './entity-keys.js';

/**
 * The aspect `dataPlatformInstance` that DataHub writes with the first aspect of an entity, for the types that have a
 * platform in their key. Source: `DataPlatformInstanceUtils`, which lower-cases the names of tools.
 */
export function defaultPlatformInstance(urn: Urn): JsonObject | undefined {
  const platform = platformOf(urn);
  return platform === undefined ? undefined : { platform };
}

/** Which field of the key names the platform: by urn, or by the plain name of a tool. */
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

/** The platform that the key of an urn names, as an urn; nothing for types whose key names none. */
export function platformOf(urn: Urn): string | undefined {
  const parts = splitUrn(urn);
  if (!parts.ok) return undefined;
  const { namespace, entityType, key } = parts.value;
  // A job runs where its flow runs, and its key starts with the flow's urn.
  if (entityType === 'dataJob') return platformOf((key[0] ?? '') as Urn);
  const field = PLATFORM_FIELD.get(entityType);
  const value = field === undefined ? undefined : keyOf(urn)[field];
  if (typeof value !== 'string' || field === 'platform') return typeof value === 'string' ? value : undefined;
  return dataPlatformUrn(value.toLowerCase(), namespace);
}
