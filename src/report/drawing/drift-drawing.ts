import type { Difference, Drift } from '../../insight/drift/drift.js';
import { namesInAddress } from '../words/dataset-names.js';
import { differenceDetails, differenceKinds } from '../words/describe-difference.js';
import { assembleDrawing, changedStates, drawnLink, linkStates } from './assemble-drawing.js';
import type { Drawing, DrawnLink } from './drawing.js';

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
    columns: new Map(
      differences
        .filter((one) => one.element === 'pair')
        .map((one) => [one.downstreamField, changedStates[differenceKinds[one.kind]]]),
    ),
  });
}

function toLinks(one: Difference): readonly DrawnLink[] {
  if (one.element === 'dataset') return [];
  const state = linkStates[differenceKinds[one.kind]];
  return [drawnLink(one, { state, note: differenceDetails(one).join(', ') })];
}
