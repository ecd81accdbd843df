import type { DesiredState } from '../../src/model/desired-state.js';
import type { ObservedState } from '../../src/model/observed-state.js';
import { addressBook } from '../../src/plan/address-book.js';
import { buildPlan } from '../../src/plan/build-plan.js';
import { buildTrace, type TraceInput } from '../../src/plan/trace/build-trace.js';
import { nameTable } from '../../src/plan/trace/name-table.js';
import { parseSubject } from '../../src/plan/trace/subject.js';
import type { Trace } from '../../src/plan/trace/trace.js';
import { unitPlanner } from '../../src/plan/unit-planner.js';
import { planInput } from './plan-of.js';

/** Traces an address through a plan of the whole stack, or without one. */
export function traceOf(address: string, desired: DesiredState, observed: ObservedState | null, more: Partial<TraceInput> = {}): Trace {
  const subject = parseSubject(address, nameTable(desired.datasets, observed?.datasets.keys() ?? []));
  if (!subject.ok) throw new Error(subject.problem);
  const input = observed && planInput(desired, observed);
  return buildTrace({
    subject: subject.value,
    target: { origin: null, stack: 'shop', target: null, actor: null },
    desired,
    book: addressBook(desired.datasets),
    ownership: 'shared',
    overriding: [],
    findings: [],
    planned: input && { plan: buildPlan(input), observed: input.observed, planner: unitPlanner(input) },
    isoTime: (ms) => `time ${ms}`,
    ...more,
  });
}
