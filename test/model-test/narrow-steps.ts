import fc from 'fast-check';
import {
  type Column,
  type Downstream,
  type EdgeType,
  type End,
  isDataset,
  type StackName,
} from './domain.js';
import { anyFault, type Fault } from './faults.js';
import { anyOtherOf, type Edge, is, type Other, transforms } from './other-steps.js';
import type { Edit, Intent, Kill, Race, Run, Step } from './steps.js';

/**
 * Steps about few columns of one entity, so that stacks and other writers meet at the same pairs
 * again and again. In a history about all columns they seldom do.
 */
interface Narrow {
  readonly down: Downstream;
  /** The other ends. One that is named more often is chosen more often. */
  readonly ups: readonly End[];
}

const stack = fc.constantFrom<StackName>('shop', 'shop', 'shop', 'shop', 'mart');
const column = fc.constantFrom<Column>('a', 'a', 'a', 'b');
const type = fc.constantFrom<EdgeType>('TRANSFORMED', 'TRANSFORMED', 'COPY');
const note = fc.constantFrom('by hand', null);
const confidence = fc.constantFrom(1, 1, 0.5);

function anyEdge({ down, ups }: Narrow): fc.Arbitrary<Edge> {
  return fc.record({ down: fc.constant(down), up: fc.constantFrom(...ups) });
}

function anyOther(narrow: Narrow): fc.Arbitrary<Other> {
  return anyOtherOf({
    down: fc.constant(narrow.down),
    edge: anyEdge(narrow),
    column,
    type,
    weights: { edges: 3, columns: 7, respell: 2, change: 4, schema: 2, whole: 1 },
    datasets: ['u2', 'u2', 'd1'],
  });
}

function anyEdit(narrow: Narrow): fc.Arbitrary<Edit> {
  const [down, edge] = [fc.constant(narrow.down), anyEdge(narrow)];
  const edited = { stack, down };
  const name = fc.constantFrom(...narrow.ups.filter(isDataset));
  const from = fc.uniqueArray(fc.record({ name, column }), {
    minLength: 1,
    maxLength: 2,
    selector: (it) => `${it.name}.${it.column}`,
  });
  return fc.oneof(
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
    { weight: 2, arbitrary: fc.record({ ...is('declare'), stack, edge, type }) },
    { weight: 1, arbitrary: fc.record({ ...is('undeclare'), stack, edge }) },
    { weight: 1, arbitrary: fc.record({ ...is('drop'), ...edited }) },
    { weight: 1, arbitrary: fc.record({ ...is('note'), stack, edge, note }) },
    { weight: 2, arbitrary: fc.record({ ...is('exclusive'), ...edited, on: fc.boolean() }) },
  );
}

const faults = fc.oneof(
  { weight: 5, arbitrary: fc.constant([] as readonly Fault[]) },
  { weight: 1, arbitrary: anyFault.map((one) => [one] as readonly Fault[]) },
);
const kill: fc.Arbitrary<Kill> = fc.record({
  write: fc.constantFrom(1, 1, 2, 3),
  after: fc.boolean(),
});

function anyRun(other: fc.Arbitrary<Other>): fc.Arbitrary<Run> {
  const race = fc.record<Race>({
    before: fc.constantFrom('write', 'request'),
    at: fc.integer({ min: 1, max: 6 }),
    other,
  });
  const disturbed = {
    faults,
    race: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: race }),
  };
  const each = fc.array(anyFault, { minLength: 1, maxLength: 2 });
  const what = fc.constantFrom<Intent>(
    ...Array<Intent>(8).fill('sync'),
    ...Array<Intent>(4).fill('adopt'),
    'release',
  );
  return fc.oneof(
    { weight: 13, arbitrary: fc.record({ ...is('apply'), stack, what, ...disturbed }) },
    {
      weight: 2,
      arbitrary: fc.record({ ...is('undo'), stack, kill: fc.option(kill, { freq: 1 }) }),
    },
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
    { weight: 1, arbitrary: fc.record({ ...is('plan'), stack, each }) },
  );
}

/** Edits, steps of another writer, and a run. */
function anyRoundOf(narrow: Narrow): fc.Arbitrary<readonly Step[]> {
  const other = anyOther(narrow);
  return fc
    .tuple(
      fc.array(anyEdit(narrow), { maxLength: 3, size: 'max' }),
      fc.array(other, { maxLength: 2, size: 'max' }),
      anyRun(other),
    )
    .map(([edits, others, last]) => [...edits, ...others, last]);
}

export const anyNarrowRound = anyRoundOf({
  down: 'd1',
  ups: ['u2', 'u2', 'u2', 'u2', 'u1', 'd1'],
});

/** Rounds that often begin with what a connector wrote. */
export const anyOtherNarrow: fc.Arbitrary<readonly Step[]> = fc.oneof(
  anyConnectedRound({ down: 'job', ups: ['u2', 'u2', 'd1', 'output d1', 'output d1', 'first'] }),
  anyConnectedRound({ down: 'chart', ups: ['u2', 'u2', 'u2', 'd1', 'chart'] }),
  anyConnectedRound({ down: 'board', ups: ['d1', 'd1', 'chart', 'chart', 'board'] }),
);

function anyConnectedRound(narrow: Narrow): fc.Arbitrary<readonly Step[]> {
  const connect: Step = { step: 'other', does: 'connect', down: narrow.down };
  const start = fc.constantFrom<readonly Step[]>([], [], [connect]);
  return fc.tuple(start, anyRoundOf(narrow)).map(([first, round]) => [...first, ...round]);
}
