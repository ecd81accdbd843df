import {
  buildExplanation,
  type ExplanationInput,
} from '../../../src/insight/explain/build-explanation.js';
import type { Explanation } from '../../../src/insight/explain/explanation.js';
import { buildNameTable, parseAddress } from '../../../src/insight/explain/parse-address.js';
import type { DesiredState } from '../../../src/model/desired-state.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { expectGolden } from '../golden.js';
import { planInput } from '../plan/plan-of.js';
import { shortened } from '../plan/plan-story.js';

/** Explains an address, with or without a plan of the whole stack. */
export function explainAddress(
  address: string,
  desired: DesiredState,
  observed: ObservedState | null,
  more: Partial<ExplanationInput> = {},
): Explanation {
  const subject = parseAddress(
    address,
    buildNameTable(desired.datasets, observed?.datasets.keys() ?? []),
  );
  if (!subject.ok) throw new Error(subject.problem);
  const input = observed && planInput(desired, observed);
  return buildExplanation({
    subject: subject.value,
    target: { origin: null, stack: 'shop', target: null, actor: null },
    desired,
    book: addressBook(desired.datasets),
    ownership: 'shared',
    overriding: [],
    findings: [],
    planned: input && {
      plan: buildPlan(input),
      observed: input.observed,
      planner: unitPlanner(input),
    },
    isoTime: (ms) => `time ${ms}`,
    ...more,
  });
}

/** Compares explanations, each under its title, with `goldens/<name>.txt` beside the test. */
export async function expectExplanations(
  test: Pick<ImportMeta, 'url'>,
  name: string,
  explanations: Readonly<Record<string, Explanation>>,
): Promise<void> {
  const told = Object.entries(explanations).map(([title, one]) => [title, storyOf(one)]);
  await expectGolden(test, name, Object.fromEntries(told));
}

/** Tells what an explanation is about, and each of its parts on one line. */
function storyOf({ subject, datasets, elements, findings, guards }: Explanation): string {
  const parts = Object.entries({
    dataset: datasets,
    element: elements,
    finding: findings,
    guard: guards,
  });
  const lines = [
    `${subject.kind} ${subject.address}`,
    ...parts.flatMap(([part, all]) => all.map((one) => `${part} ${JSON.stringify(one)}`)),
  ];
  return shortened(lines.join('\n'));
}
