import { type EntityUrn, isDatasetUrn } from '../urn/entity-urn.js';
import { type Change, type ChangeKind, changedDataset } from './document/change.js';
import type { PlanSummary } from './document/plan.js';
import { countEqual } from './unit/compare-unit.js';
import type { DecidedEdge, DecidedPair, PlannedUnits } from './unit/planned-unit.js';

/** Counts changes and unchanged elements. `downstreams` are declared or have our marks. */
export function summarize(
  changes: readonly Change[],
  { units, equal }: PlannedUnits,
  downstreams: readonly EntityUrn[],
): PlanSummary {
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  const edges = units.flatMap((unit) => unit.edges);
  const pairs = units.flatMap((unit) => unit.pairs);
  const same = countEqual(equal);
  return {
    add: count('create'),
    change: count('update'),
    remove: count('delete'),
    mark: count('mark'),
    datasets: new Set(changes.map(changedDataset)).size,
    ...(!downstreams.every(isDatasetUrn) && { otherKinds: true }),
    unchanged: edges.filter(isUnchanged).length + same.edges,
    unchangedPairs: pairs.filter(isUnchanged).length + same.pairs,
    others: edges.filter(
      ({ declared, decision: { kind } }) =>
        !declared && (kind === 'others' || kind === 'unreadable'),
    ).length,
    otherPairs: pairs.filter(({ decision }) => decision.kind === 'others').length,
  };
}

function isUnchanged({ declared, decision }: DecidedEdge | DecidedPair): boolean {
  return declared !== undefined && (decision.kind === 'keep' || decision.kind === 'co-declared');
}
