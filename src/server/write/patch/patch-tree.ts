import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';

/**
 * A JSON value that a patch changes in place. Objects are maps: a map keeps the order of any keys,
 * and a key cannot collide with an inherited member of an object.
 */
export type Tree = null | boolean | number | string | Tree[] | Branch;

export type Branch = Map<string, Tree>;

export function isBranch(tree: Tree | undefined): tree is Branch {
  return tree instanceof Map;
}

/** Finds the branch at a key, or adds an empty one. */
export function branchAt(branch: Branch, key: string): Branch {
  const found = branch.get(key);
  if (isBranch(found)) return found;
  const made: Branch = new Map();
  branch.set(key, made);
  return made;
}

/** Copies a value to a tree. Changes of the tree do not change the value. */
export function toTree(value: Json): Tree {
  if (isJsonObject(value)) return toBranch(value);
  return isList(value) ? value.map(toTree) : value;
}

export function toBranch(value: JsonObject): Branch {
  return new Map(
    Object.entries(value).flatMap(([key, item]) =>
      item === undefined ? [] : [[key, toTree(item)] as const],
    ),
  );
}

export function toJson(tree: Tree): Json {
  if (Array.isArray(tree)) return tree.map(toJson);
  if (!isBranch(tree)) return tree;
  return Object.fromEntries([...tree].map(([key, item]) => [key, toJson(item)]));
}

/** `Array.isArray` does not narrow a readonly array. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Converts an aspect to a tree that the pointers of a patch address, and back. */
export interface PatchTemplate {
  readonly expand: (aspect: JsonObject) => Branch;
  /** Converts a patched tree back. The patch may have changed its shape. */
  readonly collapse: (patched: Tree) => Tree;
}
