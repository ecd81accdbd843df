import { isFabricType } from '../../urn/fabric-type.js';
import { isUrn, splitUrn, type Urn } from '../../urn/urn.js';
import { kindOf } from '../metamodel/entity-kinds.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { listAt, objectsAt, textAt } from '../opaque-json.js';
import type { AspectStore } from '../store/aspect-store.js';
import { bearerOf } from './is-shown.js';

/** An entity as search sees it. Reads are made when a field is asked for. */
export interface SearchDocument {
  readonly urn: Urn;
  /** What free text is held against, lower case. */
  readonly names: () => readonly string[];
  /** The values of a search field; none for fields that the entity does not have. */
  readonly valuesOf: (field: string) => readonly string[];
}

export function searchDocument(urn: Urn, store: AspectStore): SearchDocument {
  const field = (name: string) => FIELDS.get(name)?.(urn, store) ?? [];
  return {
    urn,
    names: () => field('name').map((name) => name.toLowerCase()),
    valuesOf: field,
  };
}

type Field = (urn: Urn, store: AspectStore) => readonly string[];

/** Source: the `@Searchable` annotations of DataHub's models, for the fields that lineage tools filter on. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['urn', (urn) => [urn]],
  ['_entityType', (urn) => [kindOf(urn)?.enumValue ?? '']],
  ['name', names],
  ['platform', platforms],
  ['platform.keyword', platforms],
  ['origin', environments],
  ['env', environments],
  ['removed', (urn, store) => [String(store.isSoftDeleted(bearerOf(urn)))]],
  ['upstreams', upstreams],
  ['hasUpstreams', hasUpstreams],
]);

/** Where display names are stored, by entity type: aspect and key. */
const DISPLAY_NAMES: ReadonlyMap<string, readonly [aspect: string, key: string]> = new Map([
  ['dataset', ['datasetProperties', 'name']],
  ['dataJob', ['dataJobInfo', 'name']],
  ['dataFlow', ['dataFlowInfo', 'name']],
  ['chart', ['chartInfo', 'title']],
  ['dashboard', ['dashboardInfo', 'title']],
  ['container', ['containerProperties', 'name']],
  ['domain', ['domainProperties', 'name']],
  ['dataProduct', ['dataProductProperties', 'name']],
  ['tag', ['tagProperties', 'name']],
  ['glossaryTerm', ['glossaryTermInfo', 'name']],
  ['glossaryNode', ['glossaryNodeInfo', 'name']],
  ['corpuser', ['corpUserInfo', 'displayName']],
  ['corpGroup', ['corpGroupInfo', 'displayName']],
]);

/** The name in the urn, and the display name where one is stored. */
function names(urn: Urn, store: AspectStore): readonly string[] {
  const key = keyOf(urn);
  const inUrn = (key.length === 1 ? key[0] : key[1]) ?? '';
  const [aspect, member] = DISPLAY_NAMES.get(entityTypeOf(urn)) ?? [];
  const stored = aspect === undefined ? undefined : store.readAspect(urn, aspect);
  const display = stored && member !== undefined ? textAt(stored.value, member) : null;
  return display === null ? [inUrn] : [inUrn, display];
}

/** Platforms stand in the urns: as an urn for datasets and models, by name for charts, dashboards and flows. */
function platforms(urn: Urn): readonly string[] {
  const parts = splitUrn(urn);
  if (!parts.ok) return [];
  const { namespace, entityType, key } = parts.value;
  const [first = ''] = key;
  if (first.startsWith(`urn:${namespace}:dataPlatform:`)) return [first];
  if (entityType === 'dataJob') return isUrn(first) ? platforms(first) : [];
  return ['chart', 'dashboard', 'dataFlow'].includes(entityType) ? [`urn:${namespace}:dataPlatform:${first}`] : [];
}

function environments(urn: Urn): readonly string[] {
  const [, , third = ''] = keyOf(urn);
  return isFabricType(third) ? [third] : [];
}

function upstreams(urn: Urn, store: AspectStore): readonly string[] {
  const aspect = store.readAspect(urn, 'upstreamLineage');
  return objectsAt(aspect?.value ?? {}, 'upstreams')
    .map((record) => textAt(record, 'dataset'))
    .filter((dataset) => dataset !== null);
}

function hasUpstreams(urn: Urn, store: AspectStore): readonly string[] {
  const aspect = store.readAspect(urn, 'upstreamLineage');
  return [String(listAt(aspect?.value ?? {}, 'upstreams').length > 0)];
}

function keyOf(urn: Urn): readonly string[] {
  const parts = splitUrn(urn);
  return parts.ok ? parts.value.key : [];
}
