import { compareText } from '../../../src/errors/compare-text.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import type { GuardContext } from '../../../src/plan/guards/guard.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { type PlanExtras, planInput } from './plan-of.js';

/**
 * The input of guards, for a plan of the declared downstreams. A test may tamper with its changes.
 */
export function guardContext(
  desired: DesiredState,
  observed: ObservedState,
  more: PlanExtras = {},
): GuardContext {
  const input = planInput(desired, observed, more);
  const { owner, book, plan } = unitPlanner(input);
  const present = [...observed.datasets.values()]
    .filter(({ kind }) => kind === 'present')
    .map(({ urn }) => urn);
  const downstreams = [
    ...new Set([...desired.units.map(({ downstream }) => downstream), ...present]),
  ].sort(compareText);
  const units = downstreams.map((urn) => plan(urn, observed.datasets.get(urn)));
  return {
    intent: 'sync',
    units,
    equal: [],
    tests: [],
    changes: units.flatMap(({ changes }) => changes),
    declaresLineage: desired.units.length > 0,
    limits: input.settings.limits,
    owner,
    book,
    observed,
    appliable: true,
    scope: input.scope ?? null,
    sensitive: { ancestors: [], unread: [], complete: true },
  };
}
