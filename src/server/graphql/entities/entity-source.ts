import type { Json, JsonObject } from '../../../model/json.js';
import { isUrn, splitUrn, type Urn, urnEntityType } from '../../../urn/urn.js';
import { visibleStore } from '../../policy/readable-store.js';
import { collectWithinTurn, type Search } from '../../turns/in-turn.js';
import type { RequestScope } from '../request-scope.js';
import type { EntityOf, EntityTypes, ResolvedEntity } from './resolved-entity.js';

/** The source of the fields of one entity. */
export interface EntitySource {
  readonly urn: Urn;
  readonly scope: RequestScope;
  /** The parts of the urn's key. */
  readonly key: readonly string[];
  /** Reads an aspect and maps its value. Null if it is not stored. */
  readonly map: <T>(aspectName: string, make: (value: JsonObject) => T) => T | null;
  /** Lists what a search finds. A long search is done in turns. */
  readonly list: <T>(search: Search<T>) => readonly T[] | Promise<readonly T[]>;
  /**
   * Resolves the entity that a stored value names. Null if the value is no urn of one of the types,
   * or cannot be shown.
   */
  readonly entity: <Type extends keyof EntityTypes = never>(
    named: Json | undefined,
    ...types: readonly Type[]
  ) => EntityOf<Type> | null;
}

/** Resolves an urn. Passed as a parameter, since entities lead to other entities. */
type ToEntity = (urn: Urn, scope: RequestScope) => ResolvedEntity | undefined;

export function entitySource(urn: Urn, scope: RequestScope, toEntity: ToEntity): EntitySource {
  const parts = splitUrn(urn);
  const source: EntitySource = {
    urn,
    scope,
    key: parts.ok ? parts.value.key : [],
    map: (aspectName, make) => {
      const aspect = visibleStore(scope, scope.store).readAspect(urn, aspectName);
      return aspect ? rememberOrigin(make(aspect.value), { source, value: aspect.value }) : null;
    },
    list: (search) => collectWithinTurn(search, scope.turn),
    entity: <Type extends keyof EntityTypes>(
      named: Json | undefined,
      ...types: readonly Type[]
    ) => {
      if (typeof named !== 'string' || !isUrn(named)) return null;
      const known: readonly string[] = types;
      if (known.length > 0 && !known.includes(urnEntityType(named))) return null;
      // The entity type in the urn decides the fields of the object.
      return (toEntity(named, scope) ?? null) as EntityOf<Type> | null;
    },
  };
  return source;
}

/**
 * The entities of a type around an entity, nearest first. Each is listed once, since they can form
 * a cycle.
 *
 * @param parents where the urn of the next one is stored: an aspect, and a member of it
 */
export function ancestors<Type extends keyof EntityTypes>(
  { urn, scope, entity }: EntitySource,
  parents: readonly (readonly [aspect: string, member: string])[],
  type: Type,
): readonly EntityOf<Type>[] {
  const found = new Map<string, EntityOf<Type>>();
  const parentOf = (inner: Urn) =>
    parents
      .map(([aspect, member]) => scope.store.readAspect(inner, aspect)?.value[member])
      .find((value) => value !== undefined);
  for (let inner = urn; ; ) {
    const outer = entity(parentOf(inner), type);
    if (!outer || outer.urn === urn || found.has(outer.urn)) break;
    found.set(outer.urn, outer);
    inner = outer.urn as Urn;
  }
  return [...found.values()];
}

/** Remembers the aspect of an object that was made from it. An entity has an origin of its own. */
function rememberOrigin<T>(made: T, origin: Origin): T {
  if (typeof made === 'object' && made !== null && originOf(made) === undefined)
    withOrigin(made, origin);
  return made;
}

/**
 * Returns a value for a field that must not be null, as it is. If it is null nevertheless, GraphQL
 * fails the field.
 */
export function nonNull<T>(value: T | null | undefined): T {
  return value as T;
}

/** The stored value that an object of an answer was made from. */
export interface Origin {
  readonly source: EntitySource;
  /** Absent for the entity itself, whose fields come from several aspects. */
  readonly value?: Json | undefined;
}

/**
 * The origins of objects that code makes. Such an object has the members that need code, and the
 * other fields of its type are read from its origin.
 */
const origins = new WeakMap<object, Origin>();

/** Remembers the origin of an object, and returns the object. */
export function withOrigin<T extends object>(object: T, origin: Origin): T {
  origins.set(object, origin);
  return object;
}

export function originOf(object: unknown): Origin | undefined {
  return typeof object === 'object' && object !== null ? origins.get(object) : undefined;
}
