import { type Finding, finding } from '../../errors/finding.js';
import type { Stack } from '../stack.js';

/** Files that say nothing, and a stack without lineage. */
export function nothingDeclared({ manifests, complete }: Stack): readonly Finding[] {
  const empty = manifests
    .filter((manifest) => manifest.empty)
    .map(({ place }) => finding('empty-manifest', { message: 'the manifest names no dataset and declares no lineage', place }));
  const none = complete && manifests.every(({ lineage, mentions }) => lineage.length + mentions.size === 0);
  return none ? [...empty, finding('no-lineage', { message: 'no manifest of the stack declares lineage' })] : empty;
}
