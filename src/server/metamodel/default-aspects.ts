import type { JsonObject } from '../../model/json.js';
import { dataPlatformUrn } from '../../urn/dataset-urn.js';
import { isUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { textAt } from '../shared/json-accessors.js';
import { splitBracketed } from './bracketed-urns.js';
import { keyAspectValue } from './entity-keys.js';
import { aspectsByEntityType } from './entity-types.js';

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
  const parts = splitBracketed(urn);
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

export const BROWSE_PATHS = 'browsePathsV2';

/** The reader of the aspects of entities. */
export interface AspectValues {
  readAspect(urn: Urn, name: string): { readonly value: JsonObject } | undefined;
}

/**
 * Derives the aspect `browsePathsV2` of an entity for which none is stored: the containers around
 * it, the outermost first. Without a container, a dataset has the parts of its name, a job has its
 * flow, and everything else is in the folder `Default`. Undefined for types without browse paths.
 *
 * Source: `BrowsePathV2Utils`.
 */
export function defaultBrowsePaths(urn: Urn, store: AspectValues): JsonObject | undefined {
  if (!aspectsByEntityType.get(urnEntityType(urn))?.includes(BROWSE_PATHS)) return undefined;
  const containers = containersAround(urn, store).map(entryOf);
  const path = containers.length > 0 ? containers : pathFromKey(urn, store);
  return { path: path.length > 0 ? path : [{ id: 'Default' }] };
}

function entryOf(urn: string): JsonObject {
  return { id: urn, urn };
}

/**
 * The maximum number of containers in a path. Real paths have a handful. Each read derives the
 * path, so a long chain must not hold up other requests.
 */
const MAX_CONTAINERS = 100;

/** Lists the containers around an entity, the outermost first. Containers can form a cycle. */
function containersAround(urn: Urn, store: AspectValues): readonly string[] {
  const found = new Set<string>();
  for (let inner: string = urn; isUrn(inner) && found.size < MAX_CONTAINERS; ) {
    const outer = textAt(store.readAspect(inner, 'container')?.value ?? {}, 'container');
    if (outer === null || found.has(outer)) break;
    found.add(outer);
    inner = outer;
  }
  return [...found].reverse();
}

function pathFromKey(urn: Urn, store: AspectValues): readonly JsonObject[] {
  const key = keyAspectValue(urn);
  switch (urnEntityType(urn)) {
    case 'dataset':
      return foldersOf(textAt(key, 'name') ?? '', delimiterOf(urn, store));
    case 'dataJob':
      return [entryOf(textAt(key, 'flow') ?? '')];
    default:
      return [];
  }
}

/** The parts of the name of a dataset before the last one, in lower case. */
function foldersOf(name: string, delimiter: string): readonly JsonObject[] {
  const parts = name.toLowerCase().split(delimiter);
  return parts
    .filter((part) => part !== '')
    .slice(0, -1)
    .map((id) => ({ id }));
}

/** The character between the parts of names on the platform of a dataset. Default: a period. */
function delimiterOf(urn: Urn, store: AspectValues): string {
  const platform = platformFromKey(urn) ?? '';
  const info = isUrn(platform) ? store.readAspect(platform, 'dataPlatformInfo') : undefined;
  return textAt(info?.value ?? {}, 'datasetNameDelimiter')?.charAt(0) || '.';
}
