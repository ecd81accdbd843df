import type { JsonObject } from '../../../model/json.js';
import type { Branch, Tree } from './patch-tree.js';

/** Converts an aspect to a tree that the pointers of a patch address, and back. */
export interface PatchTemplate {
  readonly expand: (aspect: JsonObject) => Branch;
  /** Converts a patched tree back. The patch may have changed its shape. */
  readonly collapse: (patched: Tree) => Tree;
}
