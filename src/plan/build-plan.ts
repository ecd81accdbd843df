import type { FindingLevel } from '../errors/code-entry.js';
import { type Finding, hasErrors } from '../errors/finding.js';
import type { DesiredState, Ownership } from '../model/desired-state.js';
import type { ObservedState } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { compareText } from '../urn/urn.js';
import { type AddressBook, addressBook } from './address-book.js';
import { type Change, changedDataset, type DatasetChange } from './change.js';
import { checkNeeds } from './dataset-needs.js';
import { effectDigest } from './effect-digest.js';
import { PLAN_FORMAT_VERSION, type Plan, type PlanSource, type PlanSummary, type ToolVersion } from './plan.js';
import { type OverridingDataset, overridingFindings, settingsFindings, unitFindings } from './plan-findings.js';
import { type PlannedUnit, planUnit } from './plan-unit.js';
import { planWrites } from './plan-writes.js';

export interface PlanInput {
  readonly tool: ToolVersion;
  readonly target: { readonly origin: string; readonly stack: string; readonly target: string | null };
  readonly source: PlanSource;
  readonly desired: DesiredState;
  readonly observed: ObservedState;
  /** Datasets that state themselves what the target would set. Empty without a target. */
  readonly overriding: readonly OverridingDataset[];
  /** Findings from reading the manifests, which the plan carries along. */
  readonly findings: readonly Finding[];
  /** Datasets known to exist, among which missing ones may have their near misses. */
  readonly known: readonly DatasetUrn[];
  readonly settings: PlanSettings;
}

/** The settings of the stack as far as they bear on a plan. */
export interface PlanSettings {
  /** `proposals` sends everything as conditional rewrites. */
  readonly writes: 'auto' | 'proposals';
  readonly ownership: Ownership;
  /** Level of the rule `soft-deleted`. */
  readonly softDeleted: FindingLevel | 'off';
}

/** Compares the desired with the observed state. The same input gives the same plan, byte for byte. */
export function buildPlan(input: PlanInput): Plan {
  const { desired, observed, tool, source } = input;
  const book = addressBook(desired.datasets);
  const units = desired.units.map((unit) => planUnit(unit, { observed, book }));
  const created = createdDatasets(desired, observed, book);
  const writable = units.filter(({ unit }) => observed.datasets.get(unit.downstream)?.kind !== 'unknown');
  const changes = sortChanges([...created, ...writable.flatMap((unit) => unit.changes)]);
  const findings = planFindings(input, units, book);
  const target = { ...input.target, actor: observed.actor };
  return {
    formatVersion: PLAN_FORMAT_VERSION,
    tool,
    target,
    intent: 'sync',
    source,
    changes,
    writes: planWrites({ created, units: writable, observed, route: input.settings.writes }),
    findings,
    summary: summarize(changes, units),
    appliable: !hasErrors(findings),
    digests: { effect: effectDigest({ target, intent: 'sync', changes }) },
  };
}

function createdDatasets(desired: DesiredState, observed: ObservedState, book: AddressBook): readonly DatasetChange[] {
  return desired.datasets.flatMap(({ urn, create, place }): readonly DatasetChange[] => {
    if (!create || observed.datasets.get(urn)?.kind !== 'absent') return [];
    return [{ element: 'dataset', kind: 'create', address: book(urn), reason: 'dataset-missing', urn, place, before: null, after: create }];
  });
}

function planFindings(input: PlanInput, units: readonly PlannedUnit[], book: AddressBook): readonly Finding[] {
  const { desired, observed, known, settings } = input;
  const needs = units.flatMap((unit) => unit.needs);
  const existence = checkNeeds(needs, { datasets: desired.datasets, observed, book, known, softDeleted: settings.softDeleted });
  const all = [
    ...input.findings,
    ...existence,
    ...units.flatMap((unit) => unitFindings(unit, book)),
    ...settingsFindings(settings),
    ...overridingFindings(input.overriding, book),
  ];
  // Not by place: a plan must not depend on how the manifests are laid out.
  return all.sort((a, b) => compareText(a.code, b.code) || compareText(a.message, b.message));
}

function sortChanges(changes: readonly Change[]): readonly Change[] {
  return [...changes].sort((a, b) => compareText(sortKey(a), sortKey(b)));
}

/** A space sorts before every character of an urn, so a created dataset comes before its own edges. */
function sortKey(change: Change): string {
  return `${changedDataset(change)} ${change.element === 'dataset' ? '' : change.upstream}`;
}

function summarize(changes: readonly Change[], units: readonly PlannedUnit[]): PlanSummary {
  return {
    add: changes.filter(({ kind }) => kind === 'create').length,
    change: changes.filter(({ kind }) => kind === 'update').length,
    remove: 0,
    mark: 0,
    datasets: new Set(changes.map(changedDataset)).size,
    unchanged: units.reduce((sum, { unchanged }) => sum + unchanged, 0),
    others: units.reduce((sum, { others }) => sum + others, 0),
  };
}
