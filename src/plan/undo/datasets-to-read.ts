import { compareText } from '../../errors/compare-text.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Undo, Undone } from '../unit/undo.js';

/**
 * Lists the datasets that have to be read before an undo: those that change, and the upstreams they
 * need. Sorted.
 */
export function datasetsToRead({ units, datasets }: Undo): readonly DatasetUrn[] {
  const lineage = [...units].flatMap(([downstream, { edges, pairs }]) => {
    const returning = [...edges.values(), ...pairs.values()].filter(isRestored);
    return [downstream, ...returning.map(({ upstream }) => upstream)];
  });
  return [...new Set([...lineage, ...datasets.map(({ urn }) => urn)])].sort(compareText);
}

function isRestored({ was, became }: Undone<unknown>): boolean {
  return was !== null && became === null;
}
