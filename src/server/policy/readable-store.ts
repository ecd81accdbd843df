import type { Urn } from '../../urn/urn.js';
import { BROWSE_PATHS, defaultBrowsePaths } from '../metamodel/default-aspects.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { AspectReads, StoredAspect, VersionStamp } from '../store/aspect-store.js';
import type { RunReads } from '../store/run-aspects.js';
import type { Reader } from './authorize-reads.js';
import { secretAspects } from './manage-privileges.js';

/** A store without the aspects that hold secrets, except for readers who may manage them. */
export type ReadableStore = Pick<
  AspectReads,
  'readAspect' | 'readVersion' | 'readAspects' | 'exists' | 'isSoftDeleted'
>;

/**
 * Returns the store as a reader may see it: as {@link visibleStore}, with browse paths for each
 * existing entity, even if none are stored.
 */
export function readableStore(reader: Reader, store: ReadableStore): ReadableStore {
  const visible = visibleStore(reader, store);
  return {
    ...visible,
    readAspect: (urn, name) =>
      visible.readAspect(urn, name) ??
      (name === BROWSE_PATHS ? derivedBrowsePaths(urn, store) : undefined),
    readAspects: (urns, names) => {
      const stored = visible.readAspects(urns, names);
      if (names !== undefined && !names.includes(BROWSE_PATHS)) return stored;
      const complete = urns.map(
        (urn) => [urn, withBrowsePaths(urn, stored.get(urn) ?? [], store)] as const,
      );
      return new Map(complete.filter(([, aspects]) => aspects.length > 0));
    },
  };
}

/**
 * Returns the store without the secrets that a reader may not see. Another function checks the
 * right to read the entities themselves.
 */
function visibleStore(reader: Secretive, store: ReadableStore): ReadableStore {
  const isVisible = (aspect: StoredAspect) => isSecretVisible(aspect, reader);
  const ifVisible = (aspect: StoredAspect | undefined) =>
    aspect && isVisible(aspect) ? aspect : undefined;
  return {
    exists: (urn) => store.exists(urn),
    isSoftDeleted: (urn) => store.isSoftDeleted(urn),
    readAspect: (urn, name) => ifVisible(store.readAspect(urn, name)),
    readVersion: (urn, name, version) => ifVisible(store.readVersion(urn, name, version)),
    readAspects: (urns, names) => {
      const seen = [...store.readAspects(urns, names)].map(
        ([urn, aspects]) => [urn, aspects.filter(isVisible)] as const,
      );
      return new Map(seen.filter(([, aspects]) => aspects.length > 0));
    },
  };
}

type Secretive = Pick<Reader, 'actor' | 'authorizer'>;

/** Returns false for an aspect that holds a secret which the reader may not see. */
export function isSecretVisible(
  { name }: Pick<StoredAspect, 'name'>,
  { actor, authorizer }: Secretive,
): boolean {
  const privilege = secretAspects.get(name);
  return privilege === undefined || authorizer.isGranted({ actor, privilege });
}

function withBrowsePaths(
  urn: Urn,
  aspects: readonly StoredAspect[],
  store: ReadableStore,
): readonly StoredAspect[] {
  if (aspects.some(({ name }) => name === BROWSE_PATHS)) return aspects;
  const derived = derivedBrowsePaths(urn, store);
  return derived === undefined ? aspects : [derived, ...aspects];
}

/**
 * Derives the browse paths of an existing entity. They have the stamp of its key aspect, since
 * DataHub writes both when it creates an entity.
 */
function derivedBrowsePaths(urn: Urn, store: ReadableStore): StoredAspect | undefined {
  const key = store.readAspect(urn, urnKeyAspectName(urn));
  if (key === undefined) return undefined;
  const value = defaultBrowsePaths(urn, store);
  return value && { ...key, name: BROWSE_PATHS, value };
}

/** Limits a store to some entities. A read of any other entity is a mistake of the program. */
export function limitToEntities(urns: Iterable<Urn>, store: ReadableStore): ReadableStore {
  const allowed = new Set(urns);
  const requireAllowed = (urn: Urn): Urn => {
    if (allowed.has(urn)) return urn;
    throw new Error(`the right to read ${urn} was not checked`);
  };
  return {
    exists: (urn) => store.exists(requireAllowed(urn)),
    isSoftDeleted: (urn) => store.isSoftDeleted(requireAllowed(urn)),
    readAspect: (urn, name) => store.readAspect(requireAllowed(urn), name),
    readVersion: (urn, name, version) => store.readVersion(requireAllowed(urn), name, version),
    readAspects: (some, names) => store.readAspects(some.map(requireAllowed), names),
  };
}

/** The reads that the privileges for each kind of data allow. */
export interface KindReads {
  readonly COUNTS: Pick<AspectReads, 'countAspects' | 'listEntities' | 'exists' | 'isSoftDeleted'>;
  readonly RUNS: RunReads;
  readonly RELATIONSHIPS: Pick<AspectReads, 'relationships'>;
  readonly LINEAGE: Pick<AspectReads, 'relationships' | 'neighbors' | 'graph'>;
  readonly DOCUMENTS: AspectReads;
  readonly TIMESERIES: Pick<AspectReads, 'readEvents' | 'listEvents'>;
}

/** The reads that find a page of relationships. */
export type RelationshipReads = Pick<AspectReads, 'relationships' | 'listRelationships'>;

/** The existence of one entity and of its aspects, without their values. */
export interface EntityExistence {
  readonly exists: boolean;
  readonly isSoftDeleted: boolean;
  readonly hasAspect: (name: string) => boolean;
}

/** Reads the stamps of the stored versions of an aspect, the latest first. */
export type ReadStamps = (urn: Urn, name: string) => readonly VersionStamp[];
