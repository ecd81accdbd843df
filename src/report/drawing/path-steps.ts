import type { ColumnPath } from '../../plan/document/impact.js';
import { columnDataset, type NamedEnd } from '../words/dataset-names.js';
import type { DrawnPair } from './drawing.js';

/** One step of a path: a column and the next column upstream. */
export interface PathStep {
  readonly downstream: PathEnd;
  readonly upstream: PathEnd;
}

interface PathEnd extends NamedEnd {
  readonly field: string;
}

/** Splits a path into steps. A path goes upstream: each of its columns is derived from the next. */
export function pathSteps(path: ColumnPath): readonly PathStep[] {
  const ends = path.flatMap((step): readonly PathEnd[] => {
    const dataset = columnDataset(step);
    return dataset ? [{ ...dataset, field: step.column }] : [];
  });
  return ends
    .slice(1)
    .flatMap((upstream, at) =>
      ends.slice(at, at + 1).map((downstream) => ({ downstream, upstream })),
    );
}

/** Returns each step once, as an unchanged pair. */
export function contextPairs(steps: readonly PathStep[]): readonly DrawnPair[] {
  const pairs = new Map<string, DrawnPair>();
  for (const { downstream, upstream } of steps) {
    const fields = { downstreamField: downstream.field, upstreamField: upstream.field };
    pairs.set(stepKey(fields), {
      element: 'pair',
      downstream: downstream.urn,
      upstream: upstream.urn,
      ...fields,
      state: 'context',
      note: '',
    });
  }
  return [...pairs.values()];
}

export function stepKey(pair: Pick<DrawnPair, 'downstreamField' | 'upstreamField'>): string {
  return `${pair.downstreamField}\n${pair.upstreamField}`;
}
