import { type Change, changedDataset, type LineageChange } from '../../plan/document/change.js';
import type { AffectedColumn, ColumnPath, Impact } from '../../plan/document/impact.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { isLoss } from '../words/change-order.js';
import { columnDataset, namesInAddress } from '../words/dataset-names.js';
import { changeDetails } from '../words/describe-change.js';
import { pluralize } from '../words/pluralize.js';
import { assembleDrawing, changedStates, drawnLink, linkStates } from './assemble-drawing.js';
import type { ColumnState, Drawing, DrawnDataset, DrawnLink, DrawnPair } from './drawing.js';
import { contextPairs, type PathStep, pathSteps, stepKey } from './path-steps.js';

/**
 * Draws the changes, with the paths to every affected column that is listed.
 *
 * @param plan its impact is null if it was not computed
 */
export function changeDrawing(plan: {
  readonly changes: readonly Change[];
  readonly impact: Impact | null;
}): Drawing {
  const { changes, impact } = plan;
  const affected = impact?.columns ?? [];
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const steps = affected.flatMap(listedPaths).flatMap(pathSteps);
  return assembleDrawing({
    names: [
      ...changes.flatMap(namesInAddress),
      ...steps.flatMap((step) => [step.downstream, step.upstream]),
      ...affected.flatMap((column) => columnDataset(column) ?? []),
    ],
    links: [...lineage.map(toLink), ...unchangedPairs(steps, lineage)],
    states: datasetStates(changes),
    columns: columnStates(lineage, affected),
    leftOut: impact ? unlistedNotes(impact) : [],
  });
}

function toLink(change: LineageChange): DrawnLink {
  return drawnLink(change, {
    state: linkStates[change.kind],
    note: changeDetails(change).join(', '),
    ...(isLoss(change) && change.kind !== 'delete' && { overwrites: true }),
  });
}

function datasetStates(changes: readonly Change[]): ReadonlyMap<EntityUrn, DrawnDataset['state']> {
  const states = new Map<EntityUrn, DrawnDataset['state']>();
  for (const change of changes) {
    const urn = changedDataset(change);
    if (change.element === 'dataset' && change.kind === 'create') states.set(urn, 'created');
    else if (!states.has(urn)) states.set(urn, 'changed');
  }
  return states;
}

function listedPaths({ gains, loses, reRouted }: AffectedColumn): readonly ColumnPath[] {
  return [
    ...[...gains.listed, ...loses.listed].map(({ path }) => path),
    ...reRouted.listed.flatMap(({ before, after }) => [before, after]),
  ];
}

/** Finds the pairs that exist before and after. The other steps are changes themselves. */
function unchangedPairs(
  steps: readonly PathStep[],
  changes: readonly LineageChange[],
): readonly DrawnPair[] {
  const changed = new Set(
    changes.flatMap((change) => (change.element === 'pair' ? [stepKey(change)] : [])),
  );
  return contextPairs(steps).filter((pair) => !changed.has(stepKey(pair)));
}

const affectedStates: Readonly<Record<AffectedColumn['category'], ColumnState>> = {
  additive: 'gains',
  narrowing: 'loses',
  're-route': 'altered',
  metadata: 'altered',
};

/**
 * Finds the state of each column in the impact. For a column that the impact does not list, takes
 * the state from the changes of the column itself.
 */
function columnStates(
  changes: readonly LineageChange[],
  affected: readonly AffectedColumn[],
): ReadonlyMap<string, ColumnState> {
  const states = new Map<string, ColumnState>();
  for (const change of changes) {
    if (change.element !== 'pair') continue;
    const state = changedStates[change.kind];
    const before = states.get(change.downstreamField) ?? 'context';
    states.set(
      change.downstreamField,
      before === 'context' || before === state ? state : state === 'context' ? before : 'altered',
    );
  }
  for (const { column, category } of affected) states.set(column, affectedStates[category]);
  return states;
}

function unlistedNotes({ columns, counts }: Impact): readonly string[] {
  const missing = counts.columns + counts.metadata - columns.length;
  return missing > 0
    ? [`${pluralize(missing, 'affected column')} that the plan counts and does not list`]
    : [];
}
