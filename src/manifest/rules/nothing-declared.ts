import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';

/**
 * Finds empty manifests, and a stack without lineage. A file with mistakes is not reported as
 * empty, since it may hold more than could be read.
 */
export function nothingDeclared({ manifests, complete }: DeclaredStack): readonly Finding[] {
  const silent = manifests
    .filter(({ empty, flawed }) => empty && !flawed)
    .map(({ place }) =>
      finding('empty-manifest', {
        message: 'the manifest names no dataset and declares no lineage',
        place,
      }),
    );
  const none =
    complete &&
    manifests.every(
      ({ flawed, lineage, mentions }) => !flawed && lineage.length + mentions.size === 0,
    );
  return none
    ? [...silent, finding('no-lineage', { message: 'no manifest of the stack declares lineage' })]
    : silent;
}
