import type { Dependents, ImpactOrigin } from '../../plan/document/impact.js';
import { columnDataset } from '../words/dataset-names.js';
import { countEntities } from '../words/entity-words.js';
import { assembleDrawing } from './assemble-drawing.js';
import type { Drawing } from './drawing.js';
import { contextPairs, pathSteps } from './path-steps.js';

/**
 * Draws the dependents of a dataset or a column, each with one shortest path. Datasets without
 * known columns have no link, so the drawing only counts them.
 */
export function dependentsDrawing(
  { columns, datasets }: Dependents,
  { dataset, column }: ImpactOrigin,
): Drawing {
  const steps = columns.flatMap(({ path }) => pathSteps(path));
  const bare = datasets.filter((one) => one.columns === 0).map(({ urn }) => urn);
  const note = `${countEntities(bare)} of which no column is known to depend on it`;
  return assembleDrawing({
    names: columns.flatMap(({ path }) => path.flatMap((step) => columnDataset(step) ?? [])),
    links: contextPairs(steps),
    states: new Map([[dataset, 'selected' as const]]),
    columns: new Map(column === null || steps.length === 0 ? [] : [[column, 'context' as const]]),
    leftOut: bare.length === 0 ? [] : [note],
  });
}
