import type { CodeName } from '../../errors/codes.js';
import { compareText } from '../../errors/compare-text.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import { type Change, elementId } from '../../plan/document/change.js';
import type { Plan } from '../../plan/document/plan.js';
import type { UnitPlanner } from '../../plan/unit/planned-unit.js';
import { findBulkOverwrite } from './bulk-overwrite.js';
import { classifyDrift } from './classify-drift.js';
import { datasetDifferences } from './dataset-differences.js';
import {
  type DifferenceKind,
  DRIFT_FORMAT_VERSION,
  type Drift,
  type DriftedDataset,
  type DriftSummary,
  type Writing,
} from './drift.js';
import { type CandidateUnit, findUnitCandidates } from './drift-candidate.js';
import { type IsoTime, type LineageHistory, toWriting } from './lineage-history.js';

export interface DriftInput {
  readonly plan: Plan;
  readonly planner: UnitPlanner;
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  readonly isoTime: IsoTime;
}

/**
 * Finds the declared downstreams with drift candidates. A dataset that the catalog does not show is
 * unknown, not drift.
 */
export function findCandidates({
  planner,
  desired,
  observed,
}: Pick<DriftInput, 'planner' | 'desired' | 'observed'>): readonly CandidateUnit[] {
  return desired.units.flatMap((unit) => {
    const reading = observed.datasets.get(unit.downstream);
    // An equal downstream has nothing that another writer took away.
    const isSettled = reading?.kind === 'unknown' || (reading?.kind === 'present' && reading.equal);
    return isSettled
      ? []
      : (findUnitCandidates(unit, planner.plan(unit.downstream, reading), planner) ?? []);
  });
}

/** Classifies the drift candidates of one downstream; undefined if none of them is drift. */
export function classifyUnit(
  { planned, address, place, candidates }: CandidateUnit,
  history: LineageHistory,
): DriftedDataset | undefined {
  const differences = candidates.flatMap((candidate) => classifyDrift(candidate, history));
  if (differences.length === 0) return undefined;
  const lastWrite = history.versions[0]?.writing ?? null;
  return {
    urn: planned.downstream,
    address,
    place,
    lastWrite,
    wiped: findBulkOverwrite(history),
    differences,
  };
}

/** Combines the drift of lineage with the drift of datasets. */
export function buildDrift(input: DriftInput, units: readonly DriftedDataset[]): Drift {
  const { plan, observed } = input;
  const { tool, target, changes } = plan;
  const { commit, dirty, files } = plan.source;
  const datasets = addDatasetDifferences(units, input);
  return {
    formatVersion: DRIFT_FORMAT_VERSION,
    kind: 'drift',
    tool,
    target,
    source: { commit, dirty, files },
    datasets,
    findings: plan.findings.filter(
      ({ level, name }) => level === 'error' || comparisonObstacles.has(name),
    ),
    summary: summarize(datasets, changes),
    complete: [...observed.datasets.values()].every(({ kind }) => kind !== 'unknown'),
  };
}

/** Warnings that explain why an element could not be compared, or why it differs. */
const comparisonObstacles: ReadonlySet<CodeName> = new Set([
  'dataset-gone',
  'soft-deleted',
  'column-gone',
  'no-schema',
  'mark-unreadable',
]);

function addDatasetDifferences(
  units: readonly DriftedDataset[],
  { plan, observed, isoTime }: DriftInput,
): readonly DriftedDataset[] {
  const all = new Map(units.map((unit) => [unit.urn, unit]));
  for (const made of datasetDifferences(plan.changes, { observed, isoTime })) {
    const { urn, address, place } = made;
    const lastWrite = findLastWrite(observed.datasets.get(urn), isoTime);
    const unit = all.get(urn) ?? { urn, address, place, lastWrite, wiped: null, differences: [] };
    all.set(urn, { ...unit, differences: [made, ...unit.differences] });
  }
  return [...all.values()].sort((a, b) => compareText(a.urn, b.urn));
}

function findLastWrite(reading: DatasetReading | undefined, isoTime: IsoTime): Writing | null {
  return reading?.kind === 'present' && reading.lineage.value
    ? toWriting(reading.lineage, isoTime)
    : null;
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
    pending: changes.filter((change) => !drifted.has(elementId(change))).length,
  };
}
