import { fineGrainedRecords, fineGrainedTree } from './fine-grained-tree.js';
import { keyedByMembers, listOfKeyed } from './keyed-array.js';
import type { PatchTemplate } from './patch-template.js';
import { isBranch, toBranch, toTree } from './patch-tree.js';

const KEY: readonly string[] = ['dataset'];

/**
 * `upstreamLineage` with its upstreams by dataset and its column lineage by operation, downstream, query and upstream.
 * Upstreams keep what else they have; column lineage is made anew by each patch, whatever it is about.
 *
 * Source: DataHub's `UpstreamLineageTemplate`.
 */
export const lineageTemplate: PatchTemplate = {
  open: (aspect) => {
    const tree = toBranch(aspect);
    tree.set('upstreams', keyedByMembers(tree.get('upstreams'), KEY));
    return tree.set('fineGrainedLineages', fineGrainedTree(aspect['fineGrainedLineages']));
  },
  close: (patched) => {
    if (!isBranch(patched)) return patched;
    patched.set('upstreams', listOfKeyed(patched.get('upstreams'), KEY));
    return patched.set('fineGrainedLineages', toTree(fineGrainedRecords(patched.get('fineGrainedLineages'))));
  },
};
