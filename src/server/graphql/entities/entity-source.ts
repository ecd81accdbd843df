import type { Json, JsonObject } from '../../../model/json.js';
import { isUrn, splitUrn, type Urn } from '../../../urn/urn.js';
import { urnEntityType } from '../../metamodel/key-aspects.js';
import type { RequestScope } from '../request-scope.js';
import type { ResolvedEntity } from './resolved-entity.js';

/** The members of a GraphQL object by name. Members that cost a read are functions. */
export type Fields = Readonly<Record<string, unknown>>;

/** The source of the fields of one entity. */
export interface EntitySource {
  readonly urn: Urn;
  readonly scope: RequestScope;
  /** The parts of the urn's key. */
  readonly key: readonly string[];
  /** Reads an aspect and maps its value. Null if it is not stored. */
  readonly map: <T>(aspectName: string, make: (value: JsonObject) => T) => T | null;
  /**
   * Resolves the entity that a stored value names. Null if the value is no urn of one of the types,
   * or cannot be shown.
   */
  readonly entity: (named: Json | undefined, ...types: readonly string[]) => ResolvedEntity | null;
}

/** Resolves an urn. Passed as a parameter, since entities lead to other entities. */
export type ToEntity = (urn: Urn, scope: RequestScope) => ResolvedEntity | undefined;

export function entitySource(urn: Urn, scope: RequestScope, toEntity: ToEntity): EntitySource {
  const parts = splitUrn(urn);
  return {
    urn,
    scope,
    key: parts.ok ? parts.value.key : [],
    map: (aspectName, make) => {
      const aspect = scope.store.readAspect(urn, aspectName);
      return aspect ? make(aspect.value) : null;
    },
    entity: (named, ...types) => {
      if (typeof named !== 'string' || !isUrn(named)) return null;
      return types.length === 0 || types.includes(urnEntityType(named))
        ? (toEntity(named, scope) ?? null)
        : null;
    },
  };
}
