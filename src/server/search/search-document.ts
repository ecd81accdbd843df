import type { Json, JsonObject } from '../../model/json.js';
import { isFabricType } from '../../urn/fabric-type.js';
import { isUrn, splitUrn, type Urn } from '../../urn/urn.js';
import { kindOf } from '../metamodel/entity-kinds.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { nameInUrn, namesOf, type SearchText, textsOf } from '../metamodel/searched-texts.js';
import { storedValues } from '../metamodel/stored-fields.js';
import { objectsAt, textAt } from '../opaque-json.js';
import type { AspectStore } from '../store/aspect-store.js';
import { bearerOf } from './is-shown.js';

/** An entity as search sees it. Reads are made when a field is asked for, and each aspect is read once. */
export interface SearchDocument {
  readonly urn: Urn;
  /** What free text is held against first, as it is stored: the name in the urn, and the display name. */
  readonly names: () => readonly SearchText[];
  /** What free text is held against where the names do not have a word. */
  readonly texts: () => readonly SearchText[];
  /** The values of a search field; none for fields that the entity does not have. */
  readonly valuesOf: (field: string) => readonly string[];
}

export function searchDocument(urn: Urn, store: AspectStore): SearchDocument {
  const entity = { urn, store, aspectOf: readOnce((name) => store.readAspect(urn, name)?.value) };
  const valuesOf = (field: string) => fieldValues(field.replace(/\.keyword$/, ''), entity);
  return {
    urn,
    valuesOf,
    names: () => namesOf(urn, entity.aspectOf),
    texts: () => {
      // They stand in a dozen aspects, so the entity is read at once.
      const stored = new Map((store.readAspects([urn]).get(urn) ?? []).map(({ name, value }) => [name, value]));
      return textsOf((name) => stored.get(name));
    },
  };
}

interface Searched {
  readonly urn: Urn;
  readonly store: AspectStore;
  readonly aspectOf: (name: string) => JsonObject | undefined;
}

function readOnce(read: (name: string) => JsonObject | undefined): (name: string) => JsonObject | undefined {
  const known = new Map<string, JsonObject | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
}

function fieldValues(field: string, entity: Searched): readonly string[] {
  const counted = HAS_FIELDS.get(field);
  if (counted !== undefined) return [String(fieldValues(counted, entity).length > 0)];
  return [...(FIELDS.get(field)?.(entity) ?? []), ...storedValues(field, entity.aspectOf)];
}

type Field = (entity: Searched) => readonly string[];

/** Fields that stand in the urn, or that are made from more than one place. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['urn', ({ urn }) => [urn]],
  ['_entityType', entityTypes],
  ['name', ({ urn, aspectOf }) => namesOf(urn, aspectOf).map(({ value }) => value)],
  ['_entityName', ({ urn, aspectOf }) => namesOf(urn, aspectOf).map(({ value }) => value)],
  ['id', ({ urn }) => [nameInUrn(urn)]],
  ['platform', platforms],
  ['origin', ({ urn }) => environments(urn)],
  // DataHub has it of jobs, flows and containers alone; whoever filters by it means datasets as well.
  ['env', ({ urn }) => environments(urn)],
  ['instance', ({ aspectOf }) => storedValues('platformInstance', aspectOf)],
  ['removed', ({ urn, store }) => [String(store.isSoftDeleted(bearerOf(urn)))]],
  ['browsePathV2', browsePath],
  ['dataFlow', ({ urn }) => partOf(urn, 'dataJob', 0)],
  ['jobId', ({ urn }) => partOf(urn, 'dataJob', 1)],
  ['orchestrator', ({ urn }) => partOf(urn, 'dataFlow', 0)],
  ['flowId', ({ urn }) => partOf(urn, 'dataFlow', 1)],
  ['cluster', ({ urn }) => partOf(urn, 'dataFlow', 2)],
  ['tool', ({ urn }) => [...partOf(urn, 'chart', 0), ...partOf(urn, 'dashboard', 0)]],
  ['ldap', ({ urn }) => partOf(urn, 'corpuser', 0)],
  ['parent', ({ urn }) => partOf(urn, 'schemaField', 0)],
  ['fieldPath', ({ urn }) => partOf(urn, 'schemaField', 1)],
]);

/** Fields that say whether another one has values. */
const HAS_FIELDS: ReadonlyMap<string, string> = new Map([
  ['hasUpstreams', 'upstreams'],
  ['hasFineGrainedUpstreams', 'fineGrainedUpstreams'],
  ['hasTags', 'tags'],
  ['hasGlossaryTerms', 'glossaryTerms'],
  ['hasOwners', 'owners'],
  ['hasDomain', 'domains'],
  ['hasContainer', 'container'],
  ['hasDescription', 'description'],
  ['hasSiblings', 'siblings'],
  ['hasParentDomain', 'parentDomain'],
  ['hasParentNode', 'parentNode'],
]);

/** DataHub takes the name of the enum as well as that of the type. */
function entityTypes({ urn }: Searched): readonly string[] {
  return [kindOf(urn)?.enumValue ?? '', entityTypeOf(urn)];
}

/** The platform of the key, or what is stored of it where the key names none. */
function platforms({ urn, aspectOf }: Searched): readonly string[] {
  const inUrn = platformsIn(urn);
  const stored = inUrn.length > 0 ? null : textAt(aspectOf('dataPlatformInstance') ?? {}, 'platform');
  return stored === null ? inUrn : [stored];
}

/** Platforms stand in the urns: as an urn for datasets and models, by name for charts, dashboards and flows. */
function platformsIn(urn: Urn): readonly string[] {
  const parts = splitUrn(urn);
  if (!parts.ok) return [];
  const { namespace, entityType, key } = parts.value;
  const [first = ''] = key;
  if (first.startsWith(`urn:${namespace}:dataPlatform:`)) return [first];
  if (entityType === 'dataJob') return isUrn(first) ? platformsIn(first) : [];
  return ['chart', 'dashboard', 'dataFlow'].includes(entityType) ? [`urn:${namespace}:dataPlatform:${first}`] : [];
}

function environments(urn: Urn): readonly string[] {
  const [, , third = ''] = keyOf(urn);
  return isFabricType(third) ? [third] : [];
}

/** What separates the parts of a path in DataHub's index: the symbol for a unit separator. */
const SEPARATOR = '\u241f';

/** Where an entity is browsed to. Where nobody says it, DataHub makes the path from the containers, the outermost first. */
function browsePath({ urn, store, aspectOf }: Searched): readonly string[] {
  const stored = aspectOf('browsePathsV2');
  const ids = stored ? objectsAt(stored, 'path').map((entry) => textAt(entry, 'id') ?? '') : containersAround(urn, store);
  return ids.length === 0 ? [] : [`${SEPARATOR}${ids.join(SEPARATOR)}`];
}

function containersAround(urn: Urn, store: AspectStore): readonly string[] {
  const found: string[] = [];
  for (let inner: Json | undefined = urn; typeof inner === 'string' && isUrn(inner); ) {
    inner = store.readAspect(inner, 'container')?.value['container'];
    if (typeof inner !== 'string' || found.includes(inner)) break;
    found.unshift(inner);
  }
  return found;
}

function partOf(urn: Urn, entityType: string, index: number): readonly string[] {
  const part = entityTypeOf(urn) === entityType ? keyOf(urn)[index] : undefined;
  return part === undefined ? [] : [part];
}

function keyOf(urn: Urn): readonly string[] {
  const parts = splitUrn(urn);
  return parts.ok ? parts.value.key : [];
}
