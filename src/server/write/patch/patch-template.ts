import type { JsonObject } from '../../../model/json.js';
import type { Branch, Tree } from './patch-tree.js';

/** How an aspect becomes a tree whose pointers name what the writer means, and an aspect again. */
export interface PatchTemplate {
  readonly open: (aspect: JsonObject) => Branch;
  /** Takes back what a patch has made of the tree, be it another shape. */
  readonly close: (patched: Tree) => Tree;
}
