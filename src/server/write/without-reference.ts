import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';

/**
 * Removes an urn from an aspect at the places of a path. In the path, `*` is each item of a list.
 *
 * An item of a list that names the urn is removed as a whole, since its other members describe the
 * urn. Elsewhere only the member is removed.
 *
 * Source: DataHub's `DeleteEntityUtils`, which also checks which members its models declare
 * optional.
 *
 * @returns the changed aspect; undefined if nothing is left
 */
export function withoutReference(
  aspect: JsonObject,
  path: readonly string[],
  urn: Urn,
): JsonObject | undefined {
  const left = without(aspect, path, urn);
  return left !== undefined && isJsonObject(left) ? left : undefined;
}

function without(
  value: Json,
  [step, ...rest]: readonly string[],
  urn: Urn,
  isItem: boolean = false,
): Json | undefined {
  if (step === undefined) return value === urn ? undefined : value;
  if (step === '*')
    return isList(value) ? value.flatMap((item) => without(item, rest, urn, true) ?? []) : value;
  return isJsonObject(value) ? withoutAt(value, step, { rest, urn, isItem }) : value;
}

interface Place {
  readonly rest: readonly string[];
  readonly urn: Urn;
  /** True if the object is an item of a list. */
  readonly isItem: boolean;
}

function withoutAt(
  object: JsonObject,
  step: string,
  { rest, urn, isItem }: Place,
): JsonObject | undefined {
  const { [step]: member, ...others } = object;
  if (member === undefined) return object;
  const left = without(member, rest, urn);
  if (left !== undefined) return { ...object, [step]: left };
  const namesIt = isItem && rest.length === 0;
  return namesIt || Object.keys(others).length === 0 ? undefined : others;
}

/** `Array.isArray` does not narrow a readonly array. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
