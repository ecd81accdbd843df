import {
  buildDrift,
  classifyUnit,
  findCandidates,
} from '../../../src/insight/drift/build-drift.js';
import type { Drift, Writing } from '../../../src/insight/drift/drift.js';
import {
  isFirstVersion,
  type LineageHistory,
  storedVersion,
} from '../../../src/insight/drift/lineage-history.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type {
  LineageReading,
  ObservedState,
  PresentDataset,
  WriteInfo,
} from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import type { PlannedUnit, UnitPlanner } from '../../../src/plan/unit/planned-unit.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { expectGolden } from '../golden.js';
import { urnOf } from '../model/state-builders.js';
import { type PlanExtras, planInput } from '../plan/plan-of.js';
import { shortened, valueText } from '../plan/plan-story.js';

/**
 * Stored versions of some lineage before the current ones, newest first. By the name of a dataset or
 * the urn of an entity.
 */
export type Earlier = Readonly<Record<string, readonly LineageReading[]>>;

/** Finds drift. Fills in everything that a test does not set. */
export function driftOf(
  desired: DesiredState,
  observed: ObservedState,
  earlier: Earlier = {},
  more: PlanExtras = {},
): Drift {
  const plan = planInput(desired, observed, more);
  const input = { plan: buildPlan(plan), planner: unitPlanner(plan), desired, observed, isoTime };
  const units = findCandidates(input).flatMap(
    (unit) => classifyUnit(unit, historyOf(unit.planned, input, earlier)) ?? [],
  );
  return buildDrift(input, units);
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/**
 * One version of an aspect, written in the second of its number: `version(3, lineageOf('raw'),
 * 'jane')`.
 */
export function version(
  number: number,
  value: UpstreamLineage,
  by: string = 'ingestion',
  more: Partial<LineageReading> = {},
): LineageReading {
  return { version: String(number), value, ...writtenBy(by, number), ...more };
}

export function writtenBy(name: string, second: number): WriteInfo {
  return { writtenBy: `urn:li:corpuser:${name}`, writtenAt: second * 1000 };
}

/** A dataset with this version of its lineage. */
export function presentAt(name: string, lineage: LineageReading): PresentDataset {
  return { kind: 'present', urn: urnOf(name), removed: false, lineage };
}

interface Seen {
  readonly planner: UnitPlanner;
  readonly observed: ObservedState;
}

function historyOf(
  { downstream, observed: { keys } }: PlannedUnit,
  { planner, observed }: Seen,
  earlier: Earlier,
): LineageHistory {
  const now = observed.datasets.get(downstream);
  const name =
    Object.keys(earlier).find((one) => one === downstream || urnOf(one) === downstream) ?? '';
  const readings = [...(now?.kind === 'present' ? [now.lineage] : []), ...(earlier[name] ?? [])];
  const versions = readings.flatMap(
    (reading) => storedVersion(downstream, reading, { owner: planner.owner, isoTime, keys }) ?? [],
  );
  const last = readings.at(-1);
  return { versions, whole: last !== undefined && isFirstVersion(last) };
}

/** Compares drifts, each under its title, with `goldens/<name>.txt` beside the test. */
export async function expectDrifts(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  drifts: Readonly<Record<string, Drift>>,
): Promise<void> {
  const told = Object.entries(drifts).map(([title, drift]) => [title, driftStory(drift)] as const);
  await expectGolden(test, name, Object.fromEntries(told));
}

/** Tells what drifted, who wrote it and what repairs it, one line each. */
function driftStory({ datasets, findings, summary, complete }: Drift): string {
  const wrote = (what: string, write: Writing | null) =>
    write === null ? [] : [`${what} ${write.version} ${write.by} ${write.at}`];
  const lines = [
    ...datasets.flatMap(({ address, lastWrite, wiped, differences }) => [
      [`# ${address}`, ...wrote('last write', lastWrite), ...wrote('wiped by', wiped)].join(', '),
      ...differences.map((one) =>
        [
          `${one.kind} ${one.address} (${one.evidence}): ${valueText(one.before)} -> ${valueText(one.after)}`,
          ...wrote('since', one.since),
          ...(one.element === 'dataset' ? wrote('last write', one.lastWrite) : []),
          one.remedy ?? 'no remedy',
        ].join(', '),
      ),
    ]),
    ...findings.map(({ level, name }) => `${level} ${name}`),
    ...Object.entries(summary).flatMap(([what, n]) => (n === 0 ? [] : [`${what}: ${n}`])),
    ...(complete ? [] : ['incomplete']),
  ];
  return lines.length === 0 ? 'no drift' : shortened(lines.join('\n'));
}
