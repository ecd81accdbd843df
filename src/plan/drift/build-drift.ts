import type { CodeName } from '../../errors/codes.js';
import { compareText } from '../../errors/compare-text.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import { type Change, edgeId, endValues, pairId } from '../change.js';
import type { Plan } from '../plan.js';
import type { UnitPlanner } from '../unit-planner.js';
import { datasetDifferences } from './dataset-differences.js';
import {
  type Difference,
  type DifferenceKind,
  DRIFT_FORMAT_VERSION,
  type Drift,
  type DriftedDataset,
  type DriftSummary,
  type Writing,
} from './drift.js';
import { type History, type IsoTime, writingOf } from './history.js';
import { judge } from './judge.js';
import { type SuspectUnit, suspectUnit } from './suspect.js';
import { wipeOf } from './wipe.js';

/** A plan and what it was made from. */
export interface DriftInput {
  readonly plan: Plan;
  readonly planner: UnitPlanner;
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly isoTime: IsoTime;
}

/** The declared downstreams that have to be looked into. What the catalog hides is no drift, but unknown. */
export function suspectUnits({ planner, desired, observed }: Pick<DriftInput, 'planner' | 'desired' | 'observed'>): readonly SuspectUnit[] {
  return desired.units.flatMap((unit) => {
    const reading = observed.datasets.get(unit.downstream);
    return reading?.kind === 'unknown' ? [] : (suspectUnit(unit, planner.plan(unit.downstream, reading), planner) ?? []);
  });
}

/** What became of the suspects of one downstream; nothing where none of it is drift. */
export function driftedUnit({ planned, address, place, suspects }: SuspectUnit, history: History): DriftedDataset | undefined {
  const differences = suspects.flatMap((suspect) => judge(suspect, history));
  if (differences.length === 0) return undefined;
  const lastWrite = history.versions[0]?.writing ?? null;
  return { urn: planned.downstream, address, place, lastWrite, wiped: wipeOf(history), differences };
}

/** Puts together what was found of lineage and of datasets. */
export function buildDrift(input: DriftInput, units: readonly DriftedDataset[]): Drift {
  const { plan, observed } = input;
  const { tool, target, changes } = plan;
  const { commit, dirty, files } = plan.source;
  const datasets = withMadeDatasets(units, input);
  return {
    formatVersion: DRIFT_FORMAT_VERSION,
    kind: 'drift',
    tool,
    target,
    source: { commit, dirty, files },
    datasets,
    findings: plan.findings.filter(({ level, name }) => level === 'error' || standsInTheWay.has(name)),
    summary: summarize(datasets, changes),
    complete: [...observed.datasets.values()].every(({ kind }) => kind !== 'unknown'),
  };
}

/** Warnings that say why something could not be compared, or why it looks as it does. */
const standsInTheWay: ReadonlySet<CodeName> = new Set(['dataset-gone', 'soft-deleted', 'column-gone', 'no-schema', 'mark-unreadable']);

function withMadeDatasets(units: readonly DriftedDataset[], { plan, observed, isoTime }: DriftInput): readonly DriftedDataset[] {
  const all = new Map(units.map((unit) => [unit.urn, unit]));
  for (const made of datasetDifferences(plan.changes, { observed, isoTime })) {
    const { urn, address, place } = made;
    const lastWrite = lastWriteOf(observed.datasets.get(urn), isoTime);
    const unit = all.get(urn) ?? { urn, address, place, lastWrite, wiped: null, differences: [] };
    all.set(urn, { ...unit, differences: [made, ...unit.differences] });
  }
  return [...all.values()].sort((a, b) => compareText(a.urn, b.urn));
}

function lastWriteOf(reading: DatasetReading | undefined, isoTime: IsoTime): Writing | null {
  return reading?.kind === 'present' && reading.lineage.value ? writingOf(reading.lineage, isoTime) : null;
}

function summarize(datasets: readonly DriftedDataset[], changes: readonly Change[]): DriftSummary {
  const all = datasets.flatMap(({ differences }) => differences);
  const count = (kind: DifferenceKind) => all.filter((one) => one.kind === kind).length;
  const drifted = new Set(all.map(elementId));
  return {
    missing: count('missing'),
    altered: count('altered'),
    markLost: count('mark-lost'),
    datasets: datasets.length,
    wiped: datasets.filter(({ wiped }) => wiped !== null).length,
    pending: changes.filter((change) => !endValues(change).some(({ id }) => drifted.has(id))).length,
  };
}

/** The identity of an element, as its change has it. */
function elementId(one: Difference): string {
  switch (one.element) {
    case 'dataset':
      return one.urn;
    case 'edge':
      return edgeId(one.downstream, one.upstream);
    case 'pair':
      return pairId(one);
  }
}
