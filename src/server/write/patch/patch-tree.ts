import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { isJsonList } from '../../shared/json-accessors.js';
import { kindName } from '../../shared/read-json.js';
import { mapByStepsOf, type Steps } from '../../shared/steps.js';

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

/** Copies a value to a tree, in steps. Changes of the tree do not change the value. */
export function* toTree(value: Json): Steps<Tree> {
  if (isJsonObject(value)) return yield* toBranch(value);
  return isJsonList(value) ? [...(yield* mapByStepsOf(value, toTree))] : value;
}

/** Does the same for an object. */
export function* toBranch(value: JsonObject): Steps<Branch> {
  const branch: Branch = new Map();
  for (const [key, item] of Object.entries(value)) {
    yield;
    if (item !== undefined) branch.set(key, yield* toTree(item));
  }
  return branch;
}

/** Copies a tree to a value, in steps. */
export function* toJson(tree: Tree): Steps<Json> {
  if (Array.isArray(tree)) return yield* mapByStepsOf(tree, toJson);
  if (!isBranch(tree)) return tree;
  const members = yield* mapByStepsOf(tree, toMember);
  return Object.fromEntries(members);
}

function* toMember([key, item]: readonly [string, Tree]): Steps<readonly [string, Json]> {
  return [key, yield* toJson(item)];
}

/** Names the kind of a tree for messages, as that of its value. */
export function treeKindName(tree: Tree): string {
  if (isBranch(tree)) return kindName({});
  return kindName(Array.isArray(tree) ? [] : tree);
}

/** Converts an aspect to a tree that the pointers of a patch address, and back. Both in steps. */
export interface PatchTemplate {
  readonly expand: (aspect: JsonObject) => Steps<Branch>;
  /** Converts a patched tree back. The patch may have changed its shape. */
  readonly collapse: (patched: Tree) => Steps<Tree>;
}
