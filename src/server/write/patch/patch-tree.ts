import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { isJsonList } from '../../shared/json-accessors.js';
import { kindName } from '../../shared/read-json.js';

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
  return isJsonList(value) ? value.map(toTree) : value;
}

/** Copies an object to a branch of a tree. */
export function toBranch(value: JsonObject): Branch {
  const branch: Branch = new Map();
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) branch.set(key, toTree(item));
  }
  return branch;
}

/** Copies a tree to a value. */
export function toJson(tree: Tree): Json {
  if (Array.isArray(tree)) return tree.map(toJson);
  if (!isBranch(tree)) return tree;
  return Object.fromEntries([...tree].map(([key, item]) => [key, toJson(item)]));
}

/** Names the kind of the value of a tree, for messages. */
export function treeKindName(tree: Tree): string {
  if (isBranch(tree)) return kindName({});
  return kindName(Array.isArray(tree) ? [] : tree);
}
