import fc from 'fast-check';
import type { Column, EdgeType, Name, StackName } from './domain.js';
import { anyFault, type Fault } from './faults.js';
import { anyOtherOf, is, transforms } from './other-steps.js';
import type { Edit, Kill, Race, Run, Step } from './steps.js';

/**
 * Steps about few columns, so that stacks and other writers meet at the same pairs again and again.
 * In a history about all columns they seldom do.
 */
const down = fc.constantFrom('d1' as const);
const up = fc.constantFrom<Name>('u2', 'u2', 'u2', 'u2', 'u1', 'd1');
const column = fc.constantFrom<Column>('a', 'a', 'a', 'b');
const edge = fc.record({ down, up });
const type = fc.constantFrom<EdgeType>('TRANSFORMED', 'TRANSFORMED', 'COPY');
const confidence = fc.constantFrom(1, 1, 0.5);

const other = anyOtherOf({
  down,
  edge,
  column,
  type,
  weights: { edges: 3, columns: 7, respell: 2, change: 4, schema: 2, whole: 1 },
  datasets: ['u2', 'u2', 'd1'],
});

const stack = fc.constantFrom<StackName>('shop', 'shop', 'shop', 'shop', 'mart');
const edited = { stack, down };
const from = fc.uniqueArray(fc.record({ name: up, column }), {
  minLength: 1,
  maxLength: 2,
  selector: (it) => `${it.name}.${it.column}`,
});

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...is('map'),
      ...edited,
      column,
      from,
      transform: fc.constantFrom(...transforms),
      confidence,
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...is('map-all'), stack, edge }) },
  { weight: 3, arbitrary: fc.record({ ...is('unmap'), ...edited, column }) },
  { weight: 1, arbitrary: fc.record({ ...is('declare'), stack, edge, type }) },
  { weight: 1, arbitrary: fc.record({ ...is('undeclare'), stack, edge }) },
  { weight: 1, arbitrary: fc.record({ ...is('drop'), ...edited }) },
  { weight: 1, arbitrary: fc.record({ ...is('exclusive'), ...edited, on: fc.boolean() }) },
);

const faults = fc.oneof(
  { weight: 5, arbitrary: fc.constant([] as readonly Fault[]) },
  { weight: 1, arbitrary: anyFault.map((one) => [one] as readonly Fault[]) },
);
const race: fc.Arbitrary<Race | null> = fc.option(
  fc.record({
    before: fc.constantFrom('write', 'request'),
    at: fc.integer({ min: 1, max: 6 }),
    other,
  }),
  { freq: 1 },
);
const kill: fc.Arbitrary<Kill> = fc.record({
  write: fc.constantFrom(1, 1, 2, 3),
  after: fc.boolean(),
});
const calm = fc.constant(null);
const disturbed = {
  faults,
  race: fc.oneof({ weight: 4, arbitrary: calm }, { weight: 1, arbitrary: race }),
};

const run: fc.Arbitrary<Run> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...is('apply'),
      stack,
      what: fc.constant('sync' as const),
      ...disturbed,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...is('apply'),
      stack,
      what: fc.constant('adopt' as const),
      ...disturbed,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('apply'),
      stack,
      what: fc.constant('release' as const),
      ...disturbed,
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...is('undo'), stack, kill: fc.option(kill, { freq: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ ...is('killed'), stack, kill }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...is('rollback'), stack, receipt: fc.nat(3), ...disturbed }),
  },
  { weight: 1, arbitrary: fc.record({ ...is('save'), stack, faults }) },
  {
    weight: 1,
    arbitrary: fc.record({ ...is('apply-saved'), stack, slot: fc.nat(3), ...disturbed }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('plan'),
      stack,
      each: fc.array(anyFault, { minLength: 1, maxLength: 2 }),
    }),
  },
);

/** Edits, a step of another writer, and a run. */
export const anyNarrowRound: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(edit, { maxLength: 3, size: 'max' }),
    fc.array(other, { maxLength: 2, size: 'max' }),
    run,
  )
  .map(([edits, others, last]) => [...edits, ...others, last]);
