import { type Change, type ChangeKind, changedDataset } from './document/change.js';
import type { PlanSummary } from './document/plan.js';
import type { PlannedUnit } from './unit/planned-unit.js';

/** Counts changes and unchanged elements. */
export function summarize(changes: readonly Change[], units: readonly PlannedUnit[]): PlanSummary {
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  const sum = (of: (unit: PlannedUnit) => number) =>
    units.reduce((total, unit) => total + of(unit), 0);
  const isUnchanged = (kind: string) => kind === 'keep' || kind === 'co-declared';
  return {
    add: count('create'),
    change: count('update'),
    remove: count('delete'),
    mark: count('mark'),
    datasets: new Set(changes.map(changedDataset)).size,
    unchanged: sum(
      ({ edges }) =>
        edges.filter(({ declared, decision }) => declared && isUnchanged(decision.kind)).length,
    ),
    unchangedPairs: sum(
      ({ pairs }) =>
        pairs.filter(({ declared, decision }) => declared && isUnchanged(decision.kind)).length,
    ),
    others: sum(
      ({ edges }) =>
        edges.filter(
          ({ declared, decision }) =>
            !declared && (decision.kind === 'others' || decision.kind === 'unreadable'),
        ).length,
    ),
    otherPairs: sum(
      ({ pairs }) => pairs.filter(({ decision }) => decision.kind === 'others').length,
    ),
  };
}
