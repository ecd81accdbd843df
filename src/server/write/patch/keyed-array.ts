import { nameOfKind } from '../../read-json.js';
import { Refusal } from '../../refusal.js';
import { type Branch, branchAt, isBranch, type Tree, toJson } from './patch-tree.js';

/** Between a member and its own member, where a key lies deeper than in the item itself. */
const NESTED = '\u241f';

/**
 * An array as a tree of its items' keys, one level a key member, so that pointers can name items. Items of the same
 * key become one, the later members winning. Without members the items are strings, which are their own keys.
 *
 * A union of one member, such as `{ "string": urn }`, goes by what is in it. DataHub's `ArrayMergingTemplate`, the source
 * of the rest, takes all such items for one, and so forgets all but the last.
 *
 * @throws Refusal `broken` for items that have no members
 */
export function keyedByMembers(list: Tree | undefined, members: readonly string[]): Branch {
  const root: Branch = new Map();
  for (const item of Array.isArray(list) ? list : []) {
    if (members.length === 0) root.set(textOf(item), item);
    else
      merge(
        members.reduce((branch, member) => branchAt(branch, keyText(item, member)), root),
        item,
      );
  }
  return root;
}

/**
 * The array that such a tree stands for. What a patch has put in the place of the whole array, or left nothing of, is
 * an array as well.
 *
 * @throws Refusal `broken` for anything else
 */
export function listOfKeyed(tree: Tree | undefined, members: readonly string[]): Tree[] {
  if (tree === undefined || tree === null) return [];
  if (Array.isArray(tree)) return tree;
  if (!isBranch(tree)) throw new Refusal('broken', `an array cannot be replaced by ${nameOfKind(tree)}`);
  return members.length === 0 ? [...tree.values()] : itemsBelow(tree, members, members[0]);
}

/**
 * A patch may have put arrays where items or keys belong: they are spread out, and any other value between keys is lost.
 * Where it has put an item, by a pointer with fewer keys, that is an item: it has its first key in itself.
 */
function itemsBelow(tree: Tree, [member, ...others]: readonly string[], first: string | undefined): Tree[] {
  if (member === undefined) return Array.isArray(tree) ? tree : [tree];
  if (isBranch(tree) && first !== undefined && typeof tree.get(first) === 'string') return [tree];
  if (isBranch(tree))
    return [...tree].flatMap(([key, below]) => itemsBelow(below, others, first).map((item) => withKey(item, member, key)));
  return Array.isArray(tree) ? tree.flatMap((below) => itemsBelow(below, others, first)) : [];
}

/** An item that was made member by member has its key in the pointer alone. */
function withKey(item: Tree, member: string, key: string): Tree {
  if (isBranch(item) && key !== '' && !member.includes(NESTED) && !item.has(member)) item.set(member, key);
  return item;
}

function keyText(item: Tree, member: string): string {
  const value = member.split(NESTED).reduce<Tree | undefined>((at, name) => (isBranch(at) ? at.get(name) : undefined), item);
  return textOf(value);
}

function textOf(value: Tree | undefined): string {
  const scalar = isBranch(value) && value.size === 1 ? [...value.values()][0] : value;
  return scalar === undefined || typeof scalar === 'object' ? '' : String(scalar);
}

function merge(place: Branch, item: Tree): void {
  if (!isBranch(item)) throw new Refusal('broken', `an array that is addressed by key holds ${nameOfKind(toJson(item))}, which has no key`);
  for (const [key, value] of item) place.set(key, value);
}
