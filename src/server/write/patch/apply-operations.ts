import { malformed } from '../../shared/request-error.js';
import { type Branch, isBranch, type Tree, toTree } from './patch-tree.js';
import type { PatchOperation } from './read-patch.js';

/**
 * Carries out operations in their order. It changes the tree itself.
 *
 * First it creates the missing objects on the way of each pointer, and for a removal the target
 * too. So a patch can add an entry below new keys, and the removal of a missing entry is not an
 * error.
 *
 * Source: DataHub's `TemplateUtil.populateTopLevelKeys`.
 *
 * @returns the tree, or the value that an operation put in its place
 * @throws RequestError `malformed` for a pointer to a missing place
 */
export function applyOperations(root: Branch, operations: readonly PatchOperation[]): Tree {
  for (const operation of operations) {
    createParents(root, operation);
  }
  // The whole document is a member of this map, so that an operation can replace or remove it.
  const document: Branch = new Map([['', root]]);
  for (const operation of operations) {
    applyOperation(document, operation);
  }
  const result = document.get('');
  if (result === undefined)
    throw malformed('the patch removes the whole aspect; remove members of it');
  return result;
}

function createParents(root: Branch, { op, path }: PatchOperation): void {
  let at: Tree | undefined = root;
  for (const segment of op === 'remove' ? path : path.slice(0, -1)) {
    if (isBranch(at) && !at.has(segment)) at.set(segment, new Map());
    at = findChild(at, segment);
  }
}

function applyOperation(document: Branch, operation: PatchOperation): void {
  const path = ['', ...operation.path];
  const last = path.pop() ?? '';
  const parent = path.reduce<Tree | undefined>(findChild, document);
  const done = isBranch(parent)
    ? changeBranch(parent, last, operation)
    : Array.isArray(parent) && changeList(parent, last, operation);
  if (!done)
    throw malformed(
      `cannot ${operation.op} ${formatPointer(operation.path) || 'the whole aspect'}: there is no such place`,
    );
}

/** Changes a member of an object. Returns false if the place does not exist. */
function changeBranch(branch: Branch, key: string, operation: PatchOperation): boolean {
  if (operation.op !== 'add' && !branch.has(key)) return false;
  if (operation.op === 'remove') return branch.delete(key);
  branch.set(key, toTree(operation.value));
  return true;
}

/** Changes an item of a list. Returns false if the place does not exist. */
function changeList(list: Tree[], segment: string, operation: PatchOperation): boolean {
  const adds = operation.op === 'add';
  const index = adds && segment === '-' ? list.length : readIndex(segment);
  if (index === undefined || index >= list.length + (adds ? 1 : 0)) return false;
  if (operation.op === 'remove') list.splice(index, 1);
  else list.splice(index, adds ? 0 : 1, toTree(operation.value));
  return true;
}

function findChild(tree: Tree | undefined, segment: string): Tree | undefined {
  if (isBranch(tree)) return tree.get(segment);
  const index = Array.isArray(tree) ? readIndex(segment) : undefined;
  return Array.isArray(tree) && index !== undefined ? tree[index] : undefined;
}

function readIndex(segment: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(segment) ? Number(segment) : undefined;
}

/** Joins segments to a pointer, for messages. */
function formatPointer(segments: readonly string[]): string {
  return segments
    .map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
