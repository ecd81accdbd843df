import type { JsonObject } from '../../../model/json.js';
import { fineGrainedRecords, fineGrainedTree } from './fine-grained-tree.js';
import { keyedByMembers, listOfKeyed } from './keyed-array.js';
import type { KeyedArray, KeyedAspect } from './keyed-aspects.js';
import type { PatchTemplate } from './patch-template.js';
import { type Branch, isBranch, type Tree, toBranch, toTree } from './patch-tree.js';

/**
 * An aspect whose arrays are addressed by key. Items keep what else they have; column lineage is made anew by each patch,
 * whatever it is about.
 *
 * @param stamp for what has to have one and has none
 */
export function keyedTemplate({ arrays, hasColumns }: KeyedAspect, stamp: JsonObject): PatchTemplate {
  return {
    open: (aspect) => {
      const tree = toBranch(aspect);
      for (const array of arrays) openArray(tree, array);
      if (hasColumns) tree.set('fineGrainedLineages', fineGrainedTree(aspect['fineGrainedLineages']));
      return tree;
    },
    close: (patched) => {
      if (!isBranch(patched)) return patched;
      for (const array of arrays) closeArray(patched, array, stamp);
      if (hasColumns) patched.set('fineGrainedLineages', toTree(fineGrainedRecords(patched.get('fineGrainedLineages'))));
      return patched;
    },
  };
}

function openArray(tree: Branch, array: KeyedArray): void {
  const place = placeOf(tree, array);
  if (place === undefined) return;
  const { parent, name } = place;
  const items = parent.get(name);
  if (Array.isArray(items)) for (const item of items) openInner(item, array);
  parent.set(name, keyedByMembers(items, array.key));
}

function openInner(item: Tree, { inItems = [] }: KeyedArray): void {
  if (isBranch(item)) for (const inner of inItems) openArray(item, inner);
}

function closeArray(tree: Branch, array: KeyedArray, stamp: JsonObject): void {
  const place = placeOf(tree, array);
  if (place === undefined) return;
  const { parent, name } = place;
  const items = listOfKeyed(parent.get(name), array.key);
  for (const item of items) closeInner(item, array, stamp);
  parent.set(name, items);
  if (array.stamped && !parent.has('auditStamp')) parent.set('auditStamp', toTree(stamp));
}

function closeInner(item: Tree, { inItems = [] }: KeyedArray, stamp: JsonObject): void {
  if (isBranch(item)) for (const inner of inItems) closeArray(item, inner, stamp);
}

/** The object that an array is in, with its name there; nothing where there is no such object, or no such array that has to be there. */
function placeOf(tree: Branch, { at, optional }: KeyedArray): { readonly parent: Branch; readonly name: string } | undefined {
  const [name = '', ...toParent] = [...at].reverse();
  const parent = toParent.reverse().reduce<Tree | undefined>((place, step) => (isBranch(place) ? place.get(step) : undefined), tree);
  return isBranch(parent) && !(optional && !parent.has(name)) ? { parent, name } : undefined;
}
