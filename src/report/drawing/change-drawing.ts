import { type Change, changedDataset, type LineageChange } from '../../plan/change.js';
import type { AffectedColumn, ColumnPath, Impact } from '../../plan/impact/impact.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { changeDetails } from '../text/change-words.js';
import { counted } from '../text/counted.js';
import { datasetOfColumn, namesInAddress } from './dataset-names.js';
import type { ColumnState, Drawing, DrawnDataset, DrawnLink, DrawnPair, LinkState } from './drawing.js';
import { drawingOf } from './drawing-parts.js';
import { contextPairs, type PathStep, stepKey, stepsOf } from './path-steps.js';

/** Changes of lineage and of datasets, and the ways by which they bear on other columns. */
export interface DrawnChanges {
  readonly changes: readonly Change[];
  /** Null where nobody worked it out. */
  readonly impact: Impact | null;
}

/** What changes, with the ways to every affected column that is listed. */
export function drawingOfChanges({ changes, impact }: DrawnChanges): Drawing {
  const affected = impact?.columns ?? [];
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const steps = affected.flatMap(pathsOf).flatMap(stepsOf);
  return drawingOf({
    names: [
      ...changes.flatMap(namesInAddress),
      ...steps.flatMap((step) => [step.downstream, step.upstream]),
      ...affected.flatMap((column) => datasetOfColumn(column) ?? []),
    ],
    links: [...lineage.map(linkOf), ...contextOf(steps, lineage)],
    states: statesOf(changes),
    notes: new Map(),
    columns: columnStates(lineage, affected),
    leftOut: impact ? unlisted(impact) : [],
  });
}

const linkStates: Readonly<Record<Change['kind'], LinkState>> = { create: 'added', delete: 'removed', update: 'changed', mark: 'marked' };

function linkOf(change: LineageChange): DrawnLink {
  const { downstream, upstream, kind } = change;
  const base = { downstream, upstream, state: linkStates[kind], note: changeDetails(change).join(', ') };
  if (change.element === 'edge') return { element: 'edge', ...base, counted: null };
  return { element: 'pair', ...base, downstreamField: change.downstreamField, upstreamField: change.upstreamField };
}

function statesOf(changes: readonly Change[]): ReadonlyMap<DatasetUrn, DrawnDataset['state']> {
  const states = new Map<DatasetUrn, DrawnDataset['state']>();
  for (const change of changes) {
    const urn = changedDataset(change);
    if (change.element === 'dataset' && change.kind === 'create') states.set(urn, 'created');
    else if (!states.has(urn)) states.set(urn, 'changed');
  }
  return states;
}

function pathsOf({ gains, loses, reRouted }: AffectedColumn): readonly ColumnPath[] {
  return [
    ...[...gains.listed, ...loses.listed].map(({ path }) => path),
    ...reRouted.listed.flatMap(({ before, after }) => [before, after]),
  ];
}

/** Steps that are there before and after; the others are changes themselves. */
function contextOf(steps: readonly PathStep[], changes: readonly LineageChange[]): readonly DrawnPair[] {
  const changed = new Set(changes.flatMap((change) => (change.element === 'pair' ? [stepKey(change)] : [])));
  return contextPairs(
    steps.filter(({ downstream, upstream }) => !changed.has(stepKey({ downstreamField: downstream.field, upstreamField: upstream.field }))),
  );
}

const affectedStates: Readonly<Record<AffectedColumn['category'], ColumnState>> = {
  additive: 'gains',
  narrowing: 'loses',
  're-route': 'altered',
  metadata: 'altered',
};

const changedStates: Readonly<Record<Change['kind'], ColumnState>> = {
  create: 'gains',
  delete: 'loses',
  update: 'altered',
  mark: 'context',
};

/** What the impact says of a column counts; of one that it does not list, what happens right at it. */
function columnStates(changes: readonly LineageChange[], affected: readonly AffectedColumn[]): ReadonlyMap<string, ColumnState> {
  const states = new Map<string, ColumnState>();
  for (const change of changes) {
    if (change.element !== 'pair') continue;
    const state = changedStates[change.kind];
    const before = states.get(change.downstreamField) ?? 'context';
    states.set(change.downstreamField, before === 'context' || before === state ? state : state === 'context' ? before : 'altered');
  }
  for (const { column, category } of affected) states.set(column, affectedStates[category]);
  return states;
}

function unlisted({ columns, counts }: Impact): readonly string[] {
  const missing = counts.columns + counts.metadata - columns.length;
  return missing > 0 ? [`${counted(missing, 'affected column')} that the plan counts and does not list`] : [];
}
