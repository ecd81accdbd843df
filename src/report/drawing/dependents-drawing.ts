import type { Dependents, Subject } from '../../plan/impact/dependents.js';
import { counted } from '../text/counted.js';
import { datasetOfColumn } from './dataset-names.js';
import type { Drawing } from './drawing.js';
import { drawingOf } from './drawing-parts.js';
import { contextPairs, stepsOf } from './path-steps.js';

/** What depends on a dataset or a column, by a shortest way each. Datasets without known columns hang by nothing: they are counted. */
export function drawingOfDependents({ columns, datasets }: Dependents, { dataset, column }: Subject): Drawing {
  const steps = columns.flatMap(({ path }) => stepsOf(path));
  const bare = datasets.filter((one) => one.columns === 0).length;
  return drawingOf({
    names: [...columns.flatMap(({ path }) => path).flatMap((step) => datasetOfColumn(step) ?? [])],
    links: contextPairs(steps),
    states: new Map([[dataset, 'selected' as const]]),
    notes: new Map(),
    columns: new Map(column === null || steps.length === 0 ? [] : [[column, 'context' as const]]),
    leftOut: bare === 0 ? [] : [`${counted(bare, 'dataset')} of which no column is known to depend on it`],
  });
}
