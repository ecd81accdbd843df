import fc from 'fast-check';
import type { Downstream, EdgeType, StackName } from './domain.js';
import { anyFault, type Fault } from './faults.js';
import { anyDown, anyFeeder, anyOtherOf, is } from './other-steps.js';
import type { Step } from './steps.js';

/**
 * Steps about plain edges of one downstream, which another writer changes while a stack applies. So
 * the mutation, which writes plain edges alone, meets others often.
 */
export const anyContest: fc.Arbitrary<readonly Step[]> = anyDown.chain(contestOf);

function contestOf(down: Downstream): fc.Arbitrary<readonly Step[]> {
  const stack = fc.constantFrom<StackName>('shop', 'shop', 'mart');
  const edge = fc.record({ down: fc.constant(down), up: anyFeeder(down) });
  const plain = fc.constant<EdgeType>('TRANSFORMED');
  const edit = fc.oneof(
    { weight: 3, arbitrary: fc.record({ ...is('declare'), stack, edge, type: plain }) },
    { weight: 1, arbitrary: fc.record({ ...is('undeclare'), stack, edge }) },
  );
  const race = fc.record({
    before: fc.constant('write' as const),
    at: fc.constantFrom(1, 1, 1, 2),
    other: anyOtherOf({
      down: fc.constant(down),
      edge,
      column: fc.constantFrom('a', 'b'),
      type: fc.constantFrom<EdgeType>('TRANSFORMED', 'COPY'),
      weights: { edges: 8, columns: 2, respell: 0, change: 1, schema: 0, whole: 1 },
      datasets: ['u1'],
    }),
  });
  const faults = fc.oneof(
    { weight: 6, arbitrary: fc.constant([] as readonly Fault[]) },
    { weight: 1, arbitrary: anyFault.map((one) => [one] as readonly Fault[]) },
  );
  const apply = fc.record({
    ...is('apply'),
    stack,
    what: fc.constant('sync' as const),
    faults,
    race,
  });
  return fc
    .tuple(fc.array(edit, { minLength: 1, maxLength: 3, size: 'max' }), apply)
    .map(([edits, last]) => [...edits, last]);
}
