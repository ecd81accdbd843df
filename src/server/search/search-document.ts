import type { JsonObject } from '../../model/json.js';
import { isFabricType } from '../../urn/dataset-urn.js';
import { splitUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { BROWSE_PATHS, defaultBrowsePaths, platformFromKey } from '../metamodel/default-aspects.js';
import { keyAspectValue } from '../metamodel/entity-keys.js';
import { findEntityKind } from '../metamodel/entity-types.js';
import {
  nameInUrn,
  readSearchNames,
  readSearchTexts,
  type SearchText,
} from '../metamodel/search-texts.js';
import { readStoredValues, storedFields } from '../metamodel/stored-fields.js';
import { objectsAt, textAt } from '../shared/json-accessors.js';
import { memoize } from '../shared/memoize.js';
import type { AspectReads } from '../store/aspect-store.js';
import { existenceUrn } from './is-shown.js';

/**
 * An entity as the search sees it. It reads aspects when a field is requested, and each aspect
 * once.
 */
export interface SearchDocument {
  readonly urn: Urn;
  /** The stored names that free text matches first: the name in the urn and the display name. */
  readonly names: () => readonly SearchText[];
  /** The texts that free text matches if the names do not contain a word. */
  readonly texts: () => readonly SearchText[];
  /** The values of a search field. Empty if the entity does not have the field. */
  readonly fieldValues: (field: string) => readonly string[];
}

export function searchDocument(urn: Urn, store: AspectReads): SearchDocument {
  const readAspect = memoize((name: string) => store.readAspect(urn, name)?.value);
  const entity = { urn, store, readAspect };
  const fieldValues = (field: string) => readField(field.replace(/\.keyword$/, ''), entity);
  return {
    urn,
    fieldValues,
    names: () => readSearchNames(urn, entity.readAspect),
    texts: () => {
      // The texts are in about twelve aspects, so one read fetches all aspects.
      const stored = new Map(
        (store.readAspects([urn]).get(urn) ?? []).map(({ name, value }) => [name, value]),
      );
      return readSearchTexts((name) => stored.get(name));
    },
  };
}

/**
 * Returns the document of an entity as an index of DataHub holds it: its search fields by name. A
 * field that can have several values is a list. The document leaves out a field without a value,
 * and always has the `has…` fields.
 */
export function rawDocument(urn: Urn, store: AspectReads): JsonObject {
  const { fieldValues } = searchDocument(urn, store);
  const fields = [...FIELDS.keys(), ...storedFields.keys()].map((field) => {
    const [first, ...others] = fieldValues(field);
    const isList = others.length > 0 || storedFields.get(field)?.isList === true;
    return [field, first !== undefined && isList ? [first, ...others] : first];
  });
  const presence = [...PRESENCE_FIELDS.keys()].map((field) => [
    field,
    fieldValues(field)[0] === 'true',
  ]);
  return Object.fromEntries([...fields.filter(([, value]) => value !== undefined), ...presence]);
}

interface SearchedEntity {
  readonly urn: Urn;
  readonly store: AspectReads;
  readonly readAspect: (name: string) => JsonObject | undefined;
}

function readField(field: string, entity: SearchedEntity): readonly string[] {
  const counted = PRESENCE_FIELDS.get(field);
  if (counted !== undefined) return [String(readField(counted, entity).length > 0)];
  return [...(FIELDS.get(field)?.(entity) ?? []), ...readStoredValues(field, entity.readAspect)];
}

type Field = (entity: SearchedEntity) => readonly string[];

/** Fields that come from the urn or from more than one source. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['urn', ({ urn }) => [urn]],
  ['_entityType', entityTypes],
  ['name', names],
  ['_entityName', names],
  ['id', ({ urn }) => [nameInUrn(urn)]],
  ['platform', platforms],
  ['origin', ({ urn }) => environments(urn)],
  // DataHub has this field only for jobs, flows and containers. A user who filters by it also means
  // datasets.
  ['env', ({ urn }) => environments(urn)],
  ['instance', ({ readAspect }) => readStoredValues('platformInstance', readAspect)],
  ['removed', ({ urn, store }) => [String(store.isSoftDeleted(existenceUrn(urn)))]],
  ['browsePathV2', browsePath],
  ['dataFlow', inKey('flow')],
  ['jobId', inKey('jobId')],
  ['orchestrator', inKey('orchestrator')],
  ['flowId', inKey('flowId')],
  ['cluster', inKey('cluster')],
  ['tool', inKey('dashboardTool')],
  ['ldap', inKey('username')],
  ['parent', inKey('parent')],
  ['fieldPath', inKey('fieldPath')],
]);

/** Fields that state whether another field has values. */
const PRESENCE_FIELDS: ReadonlyMap<string, string> = new Map([
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

function names({ urn, readAspect }: SearchedEntity): readonly string[] {
  return readSearchNames(urn, readAspect).map(({ value }) => value);
}

/** Returns the enum value and the name of the type. DataHub accepts both. */
function entityTypes({ urn }: SearchedEntity): readonly string[] {
  return [findEntityKind(urn)?.enumValue ?? '', urnEntityType(urn)];
}

/** Returns the platform in the key, or the stored platform if the key contains none. */
function platforms({ urn, readAspect }: SearchedEntity): readonly string[] {
  const inKey = platformFromKey(urn) ?? textAt(keyAspectValue(urn), 'platform');
  return [inKey ?? textAt(readAspect('dataPlatformInstance') ?? {}, 'platform') ?? []].flat();
}

function environments(urn: Urn): readonly string[] {
  const parts = splitUrn(urn);
  const [, , third = ''] = parts.ok ? parts.value.key : [];
  return isFabricType(third) ? [third] : [];
}

/**
 * The separator between the parts of a path in DataHub's index: the symbol for a unit separator.
 */
const SEPARATOR = '\u241f';

/** Returns the browse path of an entity: as stored, or else from its containers or its name. */
function browsePath({ urn, store, readAspect }: SearchedEntity): readonly string[] {
  const paths = readAspect(BROWSE_PATHS) ?? defaultBrowsePaths(urn, store);
  const ids = objectsAt(paths ?? {}, 'path').map((entry) => textAt(entry, 'id') ?? '');
  return ids.length === 0 ? [] : [`${SEPARATOR}${ids.join(SEPARATOR)}`];
}

/** The values of a member of the key, for the types whose key has the member. */
function inKey(member: string): Field {
  return ({ urn }) => [textAt(keyAspectValue(urn), member) ?? []].flat();
}
