import { compareText } from '../../errors/compare-text.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Undo, Undone } from './undo.js';

/** The datasets that have to be looked at before anything is put back: what changes, and what it needs. Sorted. */
export function datasetsOf({ units, datasets }: Undo): readonly DatasetUrn[] {
  const lineage = [...units].flatMap(([downstream, { edges, pairs }]) => {
    const returning = [...edges.values(), ...pairs.values()].filter(returns);
    return [downstream, ...returning.map(({ upstream }) => upstream)];
  });
  return [...new Set([...lineage, ...datasets.map(({ urn }) => urn)])].sort(compareText);
}

function returns({ was, became }: Undone<unknown>): boolean {
  return was !== null && became === null;
}
