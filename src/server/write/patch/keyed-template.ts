import type { JsonObject } from '../../../model/json.js';
import { RequestError } from '../../shared/request-error.js';
import { fineGrainedRecords, fineGrainedTree } from './fine-grained-tree.js';
import type { KeyedArray, KeyedAspect } from './keyed-aspects.js';
import {
  type Branch,
  branchAt,
  isBranch,
  type Tree,
  toBranch,
  toTree,
  treeKindName,
} from './patch-tree.js';

type KeyedParts = Pick<KeyedAspect, 'arrays' | 'hasColumnLineage'>;

const COLUMN_LINEAGE = 'fineGrainedLineages';

/** Converts an aspect to a tree that the pointers of a patch address. */
export function expand(aspect: JsonObject, { arrays, hasColumnLineage }: KeyedParts): Branch {
  const tree = toBranch(aspect);
  for (const array of arrays) expandArray(tree, array);
  if (hasColumnLineage) tree.set(COLUMN_LINEAGE, fineGrainedTree(aspect[COLUMN_LINEAGE]));
  return tree;
}

/**
 * Converts a patched tree back to an aspect. The patch may have changed the shape of the tree.
 * Items keep their other members. It rebuilds all column lineage.
 *
 * @param stamp the audit stamp for objects that need one and have none
 */
export function collapse(
  patched: Tree,
  { arrays, hasColumnLineage }: KeyedParts,
  stamp: JsonObject,
): Tree {
  if (!isBranch(patched)) return patched;
  for (const array of arrays) collapseArray(patched, array, stamp);
  if (hasColumnLineage) {
    const records = fineGrainedRecords(patched.get(COLUMN_LINEAGE));
    patched.set(COLUMN_LINEAGE, toTree(records));
  }
  return patched;
}

function expandArray(tree: Branch, array: KeyedArray): void {
  const place = findArray(tree, array);
  if (place === undefined) return;
  const { parent, name } = place;
  const items = parent.get(name);
  for (const item of Array.isArray(items) ? items.filter(isBranch) : [])
    for (const inner of array.inItems ?? []) expandArray(item, inner);
  parent.set(name, keyByMembers(items, array.key));
}

function collapseArray(tree: Branch, array: KeyedArray, stamp: JsonObject): void {
  const place = findArray(tree, array);
  if (place === undefined) return;
  const { parent, name } = place;
  const items = toList(parent.get(name), array.key);
  for (const item of items.filter(isBranch))
    for (const inner of array.inItems ?? []) collapseArray(item, inner, stamp);
  parent.set(name, items);
  if (array.stamped && !parent.has('auditStamp')) parent.set('auditStamp', toTree(stamp));
}

/**
 * Finds the object that contains an array, and the name of the array in it. Undefined if the object
 * does not exist, or if the array is optional and does not exist.
 */
function findArray(
  tree: Branch,
  { at, optional }: KeyedArray,
): { readonly parent: Branch; readonly name: string } | undefined {
  const [name = '', ...toParent] = [...at].reverse();
  const parent = toParent
    .reverse()
    .reduce<Tree | undefined>(
      (place, step) => (isBranch(place) ? place.get(step) : undefined),
      tree,
    );
  return isBranch(parent) && !(optional && !parent.has(name)) ? { parent, name } : undefined;
}

/** The separator in a key member that is nested below another member of the item. */
const NESTED = '\u241f';

/**
 * Converts an array to a tree of the keys of its items, with one level for each key member, so that
 * pointers can name items. It merges items with the same key, and later members win. Without key
 * members, the items are strings, which are their own keys.
 *
 * The key of a union with one member, for example `{ "string": urn }`, is the value of that member.
 * DataHub differs: it treats all such items as one and loses all but the last.
 *
 * Source: DataHub's `ArrayMergingTemplate`.
 *
 * @throws RequestError `broken` for items that are not objects
 */
function keyByMembers(list: Tree | undefined, members: readonly string[]): Branch {
  const root: Branch = new Map();
  for (const item of Array.isArray(list) ? list : []) {
    if (members.length === 0) root.set(scalarText(item), item);
    else
      merge(
        members.reduce((branch, member) => branchAt(branch, keyText(item, member)), root),
        item,
      );
  }
  return root;
}

/**
 * Converts the tree back to an array. If a patch replaced the whole tree by an array, returns that
 * array. If a patch removed the tree, returns an empty array.
 *
 * @throws RequestError `broken` for anything else
 */
function toList(tree: Tree | undefined, members: readonly string[]): Tree[] {
  if (tree === undefined || tree === null) return [];
  if (Array.isArray(tree)) return tree;
  if (!isBranch(tree))
    throw new RequestError('broken', `an array cannot be replaced by ${treeKindName(tree)}`);
  return members.length === 0 ? [...tree.values()] : findItems(tree, members, members[0]);
}

/**
 * Finds the items below a level of the tree. A patch may have put an array in place of an item or a
 * key: then the items of the array count. A patch may also have put an item there, by a pointer
 * with fewer keys: such an item contains its first key. Any other value between keys is lost.
 */
function findItems(
  tree: Tree,
  [member, ...others]: readonly string[],
  first: string | undefined,
): Tree[] {
  if (member === undefined) return Array.isArray(tree) ? tree : [tree];
  if (Array.isArray(tree)) return tree.flatMap((below) => findItems(below, others, first));
  if (!isBranch(tree)) return [];
  if (first !== undefined && typeof tree.get(first) === 'string') return [tree];
  return [...tree].flatMap(([key, below]) =>
    findItems(below, others, first).map((item) => withKey(item, member, key)),
  );
}

/**
 * Adds the key to an item that a patch created member by member. Such an item has its key only in
 * the pointer.
 */
function withKey(item: Tree, member: string, key: string): Tree {
  if (isBranch(item) && key !== '' && !member.includes(NESTED) && !item.has(member))
    item.set(member, key);
  return item;
}

function keyText(item: Tree, member: string): string {
  const value = member
    .split(NESTED)
    .reduce<Tree | undefined>((at, name) => (isBranch(at) ? at.get(name) : undefined), item);
  return scalarText(value);
}

function scalarText(value: Tree | undefined): string {
  const scalar = isBranch(value) && value.size === 1 ? [...value.values()][0] : value;
  return scalar === undefined || typeof scalar === 'object' ? '' : String(scalar);
}

function merge(place: Branch, item: Tree): void {
  if (!isBranch(item))
    throw new RequestError(
      'broken',
      `an array that is addressed by key holds ${treeKindName(item)}, which has no key`,
    );
  for (const [key, value] of item) place.set(key, value);
}
