import { Refusal } from '../../refusal.js';
import { pointerOf } from './json-pointer.js';
import type { PatchOperation } from './patch.js';
import { type Branch, isBranch, type Tree, toTree } from './patch-tree.js';

/**
 * Carries out operations in their order, on the tree itself.
 *
 * Before the first one, the objects that pointers lead through are made where there is nothing, and for a removal the
 * place itself: so an entry can be added below keys that are new, and removing what is not there is no mistake.
 * Source: DataHub's `TemplateUtil.populateTopLevelKeys`.
 *
 * @returns the tree, or what an operation has put in its place
 * @throws Refusal `malformed` for a pointer that leads nowhere
 */
export function applyOperations(root: Branch, operations: readonly PatchOperation[]): Tree {
  for (const operation of operations) makeWay(root, operation);
  // The whole document is the only member of this one, so that its own place can be added to, replaced or removed.
  const document: Branch = new Map([['', root]]);
  for (const operation of operations) applyOne(document, operation);
  const result = document.get('');
  if (result === undefined) throw new Refusal('malformed', 'the patch removes the whole aspect; remove members of it');
  return result;
}

function makeWay(root: Branch, { op, path }: PatchOperation): void {
  let at: Tree | undefined = root;
  for (const segment of op === 'remove' ? path : path.slice(0, -1)) {
    if (isBranch(at) && !at.has(segment)) at.set(segment, new Map());
    at = childOf(at, segment);
  }
}

function applyOne(document: Branch, operation: PatchOperation): void {
  const path = ['', ...operation.path];
  const last = path.pop() ?? '';
  const parent = path.reduce<Tree | undefined>(childOf, document);
  const done = isBranch(parent) ? changeBranch(parent, last, operation) : Array.isArray(parent) && changeList(parent, last, operation);
  if (!done)
    throw new Refusal('malformed', `cannot ${operation.op} ${pointerOf(operation.path) || 'the whole aspect'}: there is no such place`);
}

/** Both of these say whether there was a place to change. */
function changeBranch(branch: Branch, key: string, operation: PatchOperation): boolean {
  if (operation.op !== 'add' && !branch.has(key)) return false;
  if (operation.op === 'remove') return branch.delete(key);
  branch.set(key, toTree(operation.value));
  return true;
}

function changeList(list: Tree[], segment: string, operation: PatchOperation): boolean {
  const adds = operation.op === 'add';
  const index = adds && segment === '-' ? list.length : indexOf(segment);
  if (index === undefined || index >= list.length + (adds ? 1 : 0)) return false;
  if (operation.op === 'remove') list.splice(index, 1);
  else list.splice(index, adds ? 0 : 1, toTree(operation.value));
  return true;
}

function childOf(tree: Tree | undefined, segment: string): Tree | undefined {
  if (isBranch(tree)) return tree.get(segment);
  const index = Array.isArray(tree) ? indexOf(segment) : undefined;
  return Array.isArray(tree) && index !== undefined ? tree[index] : undefined;
}

function indexOf(segment: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(segment) ? Number(segment) : undefined;
}
