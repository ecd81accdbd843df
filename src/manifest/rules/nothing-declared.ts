import { type Finding, finding } from '../../errors/finding.js';
import type { Stack } from '../stack.js';

/** Files that say nothing, and a stack without lineage. Of a file with mistakes one cannot tell: its author may have said more. */
export function nothingDeclared({ manifests, complete }: Stack): readonly Finding[] {
  const silent = manifests
    .filter(({ empty, flawed }) => empty && !flawed)
    .map(({ place }) => finding('empty-manifest', { message: 'the manifest names no dataset and declares no lineage', place }));
  const none = complete && manifests.every(({ flawed, lineage, mentions }) => !flawed && lineage.length + mentions.size === 0);
  return none ? [...silent, finding('no-lineage', { message: 'no manifest of the stack declares lineage' })] : silent;
}
