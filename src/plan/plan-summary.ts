import { type Change, type ChangeKind, changedDataset } from './document/change.js';
import type { PlanSummary } from './document/plan.js';
import type { PlannedUnit } from './unit/planned-unit.js';

/** Counts changes and unchanged elements. */
export function summarize(changes: readonly Change[], units: readonly PlannedUnit[]): PlanSummary {
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  const sum = (of: (unit: PlannedUnit) => number) =>
    units.reduce((total, unit) => total + of(unit), 0);
  return {
    add: count('create'),
    change: count('update'),
    remove: count('delete'),
    mark: count('mark'),
    datasets: new Set(changes.map(changedDataset)).size,
    unchanged: sum(
      ({ edges }) =>
        edges.filter(
          ({ declared, decision }) => declared && ['keep', 'co-declared'].includes(decision.kind),
        ).length,
    ),
    unchangedPairs: sum(
      ({ pairs }) =>
        pairs.filter(
          ({ declared, decision }) => declared && ['keep', 'co-declared'].includes(decision.kind),
        ).length,
    ),
    others: sum(
      ({ edges }) =>
        edges.filter(
          ({ declared, decision }) => !declared && ['others', 'unreadable'].includes(decision.kind),
        ).length,
    ),
    otherPairs: sum(
      ({ pairs }) => pairs.filter(({ decision }) => decision.kind === 'others').length,
    ),
  };
}
