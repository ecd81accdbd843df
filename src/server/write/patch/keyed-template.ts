import type { JsonObject } from '../../../model/json.js';
import { fineGrainedRecords, fineGrainedTree } from './fine-grained-tree.js';
import { keyByMembers, toList } from './keyed-array.js';
import type { KeyedArray, KeyedAspect } from './keyed-aspects.js';
import {
  type Branch,
  isBranch,
  type PatchTemplate,
  type Tree,
  toBranch,
  toTree,
} from './patch-tree.js';

/**
 * Creates the template of an aspect with keyed arrays. Items keep their other members. Each patch
 * rebuilds all column lineage of the aspect.
 *
 * @param stamp the audit stamp for objects that need one and have none
 */
export function keyedTemplate(
  { arrays, hasColumnLineage }: Omit<KeyedAspect, 'blank'>,
  stamp: JsonObject,
): PatchTemplate {
  return {
    expand(aspect) {
      const tree = toBranch(aspect);
      for (const array of arrays) expandArray(tree, array);
      if (hasColumnLineage) tree.set(COLUMN_LINEAGE, fineGrainedTree(aspect[COLUMN_LINEAGE]));
      return tree;
    },
    collapse(patched) {
      if (!isBranch(patched)) return patched;
      for (const array of arrays) collapseArray(patched, array, stamp);
      if (hasColumnLineage) {
        const records = fineGrainedRecords(patched.get(COLUMN_LINEAGE));
        patched.set(COLUMN_LINEAGE, toTree(records));
      }
      return patched;
    },
  };
}

const COLUMN_LINEAGE = 'fineGrainedLineages';

function expandArray(tree: Branch, array: KeyedArray): void {
  const place = findArray(tree, array);
  if (place === undefined) return;
  const { parent, name } = place;
  const items = parent.get(name);
  if (Array.isArray(items)) for (const item of items) expandInner(item, array);
  parent.set(name, keyByMembers(items, array.key));
}

function expandInner(item: Tree, { inItems = [] }: KeyedArray): void {
  if (isBranch(item)) for (const inner of inItems) expandArray(item, inner);
}

function collapseArray(tree: Branch, array: KeyedArray, stamp: JsonObject): void {
  const place = findArray(tree, array);
  if (place === undefined) return;
  const { parent, name } = place;
  const items = toList(parent.get(name), array.key);
  for (const item of items) collapseInner(item, array, stamp);
  parent.set(name, items);
  if (array.stamped && !parent.has('auditStamp')) parent.set('auditStamp', toTree(stamp));
}

function collapseInner(item: Tree, { inItems = [] }: KeyedArray, stamp: JsonObject): void {
  if (isBranch(item)) for (const inner of inItems) collapseArray(item, inner, stamp);
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
