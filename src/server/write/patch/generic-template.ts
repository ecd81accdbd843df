import { keyedByMembers, listOfKeyed } from './keyed-array.js';
import type { PatchTemplate } from './patch-template.js';
import { isBranch, toBranch } from './patch-tree.js';

/** An aspect as plain JSON, but for the arrays of its own that are addressed by key. They are there afterwards, be they empty. */
export function genericTemplate(keys: ReadonlyMap<string, readonly string[]>): PatchTemplate {
  return {
    open: (aspect) => {
      const tree = toBranch(aspect);
      for (const [array, members] of keys) tree.set(array, keyedByMembers(tree.get(array), members));
      return tree;
    },
    close: (patched) => {
      if (isBranch(patched)) for (const [array, members] of keys) patched.set(array, listOfKeyed(patched.get(array), members));
      return patched;
    },
  };
}
