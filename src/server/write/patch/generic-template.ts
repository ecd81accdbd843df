import { keyByMembers, toList } from './keyed-array.js';
import type { PatchTemplate } from './patch-template.js';
import { isBranch, toBranch } from './patch-tree.js';

/**
 * Creates a template of plain JSON, with keyed arrays where `keys` names them. A keyed array exists
 * after the patch, even if it is empty.
 */
export function genericTemplate(keys: ReadonlyMap<string, readonly string[]>): PatchTemplate {
  return {
    expand: (aspect) => {
      const tree = toBranch(aspect);
      for (const [array, members] of keys) tree.set(array, keyByMembers(tree.get(array), members));
      return tree;
    },
    collapse: (patched) => {
      if (isBranch(patched))
        for (const [array, members] of keys)
          patched.set(array, toList(patched.get(array), members));
      return patched;
    },
  };
}
