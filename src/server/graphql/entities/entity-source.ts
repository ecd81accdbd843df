import type { Json } from '../../../model/json.js';
import { splitUrn, type Urn } from '../../../urn/urn.js';
import type { RequestScope } from '../request-scope.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** The source of the fields of one entity. */
export interface EntitySource {
  readonly urn: Urn;
  readonly scope: RequestScope;
  /** The parts of the urn's key. */
  readonly key: readonly string[];
  /**
   * Resolves the entity that a stored value names. Null if the value is not an urn, not of the
   * given type, or if an answer cannot show the entity.
   */
  readonly entity: (named: Json | undefined, type?: string) => ResolvedEntity | null;
}

/** Resolves a text. It is a parameter, since entities lead to other entities. */
type ToEntity = (text: string, scope: RequestScope, type?: string) => ResolvedEntity | null;

export function entitySource(urn: Urn, scope: RequestScope, toEntity: ToEntity): EntitySource {
  const parts = splitUrn(urn);
  return {
    urn,
    scope,
    key: parts.ok ? parts.value.key : [],
    entity: (named, type) => (typeof named === 'string' ? toEntity(named, scope, type) : null),
  };
}

/**
 * The entities of a type around an entity, nearest first. The list has each entity once, since
 * entities can form a cycle.
 *
 * @param parents the places of the urn of the next entity: an aspect, and a member of the aspect
 */
export function ancestors(
  { urn, scope, entity }: EntitySource,
  parents: readonly (readonly [aspect: string, member: string])[],
  type: string,
): readonly ResolvedEntity[] {
  const found = new Map<Urn, ResolvedEntity>();
  const parentOf = (inner: Urn) =>
    parents
      .map(([aspect, member]) => scope.store.readAspect(inner, aspect)?.value[member])
      .find((value) => value !== undefined);
  for (let inner = urn; ; ) {
    const outer = entity(parentOf(inner), type);
    if (!outer || outer.urn === urn || found.has(outer.urn)) break;
    found.set(outer.urn, outer);
    inner = outer.urn;
  }
  return [...found.values()];
}

/**
 * Returns a value unchanged, for a field that must not be null. GraphQL fails the field if the
 * value is null.
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
