import type { Difference, Drift } from '../../insight/drift/drift.js';
import { namesInAddress } from '../words/dataset-names.js';
import { differenceDetails } from '../words/describe-difference.js';
import { assembleDrawing } from './assemble-drawing.js';
import type { ColumnState, Drawing, DrawnLink, LinkState } from './drawing.js';

const states: Readonly<Record<Difference['kind'], LinkState>> = {
  missing: 'removed',
  altered: 'changed',
  'mark-lost': 'marked',
};

const columnStates: Readonly<Record<Difference['kind'], ColumnState>> = {
  missing: 'loses',
  altered: 'altered',
  'mark-lost': 'context',
};

/** Draws the elements that drifted. A missing element is drawn as removed. */
export function driftDrawing({ datasets }: Drift): Drawing {
  const differences = datasets.flatMap((dataset) => dataset.differences);
  return assembleDrawing({
    names: [
      ...datasets.map(({ urn, address }) => ({ urn, name: address })),
      ...differences.flatMap(namesInAddress),
    ],
    links: differences.flatMap(toLinks),
    states: new Map(datasets.map(({ urn }) => [urn, 'changed' as const])),
    notes: new Map(),
    columns: new Map(
      differences.flatMap((one) =>
        one.element === 'pair' ? [[one.downstreamField, columnStates[one.kind]] as const] : [],
      ),
    ),
    leftOut: [],
  });
}

function toLinks(one: Difference): readonly DrawnLink[] {
  if (one.element === 'dataset') return [];
  const { downstream, upstream } = one;
  const base = {
    downstream,
    upstream,
    state: states[one.kind],
    note: differenceDetails(one).join(', '),
  };
  if (one.element === 'edge') return [{ element: 'edge', ...base, hiddenPairs: null }];
  return [
    {
      element: 'pair',
      ...base,
      downstreamField: one.downstreamField,
      upstreamField: one.upstreamField,
    },
  ];
}
