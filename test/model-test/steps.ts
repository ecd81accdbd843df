import fc from 'fast-check';
import { anyContest } from './contest-steps.js';
import {
  type Column,
  type Dataset,
  type Downstream,
  type EdgeType,
  type End,
  isDataset,
  type StackName,
} from './domain.js';
import { anyFault, type Fault } from './faults.js';
import { anyNarrowRound, anyOtherNarrow } from './narrow-steps.js';
import {
  anyFeeder,
  anyOther,
  anyColumn as column,
  anyDown as down,
  type Edge,
  anyEdge as edge,
  is,
  type Other,
  anyType as type,
} from './other-steps.js';

export type { Edge, Other } from './other-steps.js';
export { anyOther } from './other-steps.js';

/**
 * One step of a history. It is data alone, so that a failing history can be shrunk, printed and
 * played again.
 */
export type Step = Edit | Run | Other | { readonly step: 'restart' };

/** A change of a stack's manifests. */
export type Edit = { readonly stack: StackName } & (
  | { readonly step: 'declare'; readonly edge: Edge; readonly type: EdgeType }
  | {
      readonly step: 'entry';
      readonly down: Downstream;
      readonly edges: readonly { readonly up: End; readonly type: EdgeType }[];
      /** Column `a` of the first upstream feeds it. */
      readonly column: Column | null;
    }
  | { readonly step: 'undeclare'; readonly edge: Edge }
  | { readonly step: 'note'; readonly edge: Edge; readonly note: string | null }
  | {
      readonly step: 'map';
      readonly down: Downstream;
      readonly column: Column;
      readonly from: readonly Origin[];
      readonly transform: string | null;
      readonly confidence: number;
    }
  | { readonly step: 'map-all'; readonly edge: Edge }
  | { readonly step: 'unmap'; readonly down: Downstream; readonly column: Column }
  | { readonly step: 'drop'; readonly down: Downstream }
  | { readonly step: 'protect' | 'exclusive'; readonly down: Downstream; readonly on: boolean }
  | { readonly step: 'create'; readonly description: string | null }
  | { readonly step: 'move'; readonly down: Downstream; readonly file: string }
  | { readonly step: 'rename' }
);

/** A command that a user runs. */
export type Run = { readonly stack: StackName } & (
  | { readonly step: 'save' | 'dry-run'; readonly faults: readonly Fault[] }
  /** Plans once through each fault. */
  | { readonly step: 'plan'; readonly each: readonly Fault[] }
  | {
      readonly step: 'apply';
      readonly what: Intent;
      readonly faults: readonly Fault[];
      readonly race: Race | null;
    }
  | {
      readonly step: 'apply-saved';
      readonly slot: number;
      readonly faults: readonly Fault[];
      readonly race: Race | null;
    }
  | {
      readonly step: 'rollback';
      readonly receipt: number;
      readonly faults: readonly Fault[];
      readonly race: Race | null;
    }
  | { readonly step: 'undo'; readonly kill: Kill | null }
  | { readonly step: 'killed'; readonly kill: Kill }
);

export type Intent = 'sync' | 'adopt' | 'release';

/** From the n-th write on, no request of the run reaches the catalog. */
export interface Kill {
  readonly write: number;
  readonly after: boolean;
}

/**
 * Another writer writes right before the n-th request of a run, or before the n-th of its writes.
 */
export interface Race {
  readonly before: 'request' | 'write';
  readonly at: number;
  readonly other: Other;
}

export interface Origin {
  readonly name: Dataset;
  readonly column: Column;
}

const stack = fc.constantFrom<StackName>('shop', 'shop', 'shop', 'mart');
const faults = fc.oneof(
  { weight: 5, arbitrary: fc.constant([] as readonly Fault[]) },
  { weight: 4, arbitrary: anyFault.map((one) => [one] as readonly Fault[]) },
  { weight: 1, arbitrary: fc.tuple(anyFault, anyFault) },
);
const race = fc.option(
  fc.oneof(
    fc.record({
      before: fc.constant('write' as const),
      at: fc.integer({ min: 1, max: 3 }),
      other: anyOther,
    }),
    fc.record({
      before: fc.constant('request' as const),
      at: fc.integer({ min: 1, max: 16 }),
      other: anyOther,
    }),
  ),
  { freq: 2 },
);
const note = fc.constantFrom('by hand', 'since May', null);
const anyKill: fc.Arbitrary<Kill> = fc.record({
  write: fc.constantFrom(1, 1, 2, 2, 3, 4),
  after: fc.boolean(),
});

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 8, arbitrary: down.chain(anyEntry) },
  { weight: 2, arbitrary: fc.record({ ...is('declare'), stack, edge, type }) },
  { weight: 2, arbitrary: fc.record({ ...is('undeclare'), stack, edge }) },
  { weight: 2, arbitrary: fc.record({ ...is('note'), stack, edge, note }) },
  { weight: 2, arbitrary: down.chain(anyMapping) },
  { weight: 1, arbitrary: fc.record({ ...is('map-all'), stack, edge }) },
  { weight: 1, arbitrary: fc.record({ ...is('unmap'), stack, down, column }) },
  { weight: 2, arbitrary: fc.record({ ...is('drop'), stack, down }) },
  {
    weight: 1,
    arbitrary: fc.record({
      step: fc.constantFrom('protect', 'exclusive'),
      stack,
      down,
      on: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...is('create'),
      stack,
      description: fc.constantFrom('one', 'two', null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...is('move'), stack, down, file: fc.constantFrom('a', 'b', 'c') }),
  },
  { weight: 1, arbitrary: fc.record({ ...is('rename'), stack }) },
) as fc.Arbitrary<Edit>;

/** Every other entry has plain edges alone, which are written by a mutation of their own. */
function anyEntry(one: Downstream) {
  const entry = (edgeType: fc.Arbitrary<EdgeType>, columnFrom: fc.Arbitrary<Column | null>) => {
    const oneEdge = fc.record({ up: anyFeeder(one), type: edgeType });
    const edges = fc.uniqueArray(oneEdge, { minLength: 1, maxLength: 3, selector: ({ up }) => up });
    return fc.record({ ...is('entry'), stack, down: fc.constant(one), edges, column: columnFrom });
  };
  return fc.oneof(
    entry(fc.constant('TRANSFORMED'), fc.constant(null)),
    entry(type, fc.option(column)),
  );
}

function anyMapping(one: Downstream) {
  const origin = fc.record({ name: anyFeeder(one).filter(isDataset), column });
  const from = fc.uniqueArray(origin, {
    minLength: 1,
    maxLength: 2,
    selector: (it) => `${it.name}.${it.column}`,
  });
  const transform = fc.constantFrom(null, 'SUM', 'UPPER');
  return fc.record({
    ...is('map'),
    stack,
    down: fc.constant(one),
    column,
    from,
    transform,
    confidence: fc.constantFrom(1, 0.3, 0.7),
  });
}

const anyIntent = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Intent>('sync') },
  { weight: 1, arbitrary: fc.constantFrom<Intent>('adopt', 'release') },
);

const run = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...is('plan'),
      stack,
      each: fc.array(anyFault, { minLength: 1, maxLength: 4, size: 'max' }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ step: fc.constantFrom('save', 'save', 'dry-run'), stack, faults }),
  },
  { weight: 7, arbitrary: fc.record({ ...is('apply'), stack, what: anyIntent, faults, race }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...is('apply-saved'), stack, slot: fc.nat(3), faults, race }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...is('rollback'), stack, receipt: fc.nat(3), faults, race }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...is('undo'), stack, kill: fc.option(anyKill, { freq: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ ...is('killed'), stack, kill: anyKill }) },
);

/** Some edits, then a step that reads them: an edit alone shows nothing. */
const anyRound = fc
  .tuple(
    fc.array(anyEdit, { maxLength: 3, size: 'max' }),
    fc.oneof(
      { weight: 10, arbitrary: run },
      { weight: 4, arbitrary: anyOther },
      { weight: 1, arbitrary: fc.record(is('restart')) },
    ),
  )
  .map(([edits, last]) => [...edits, last] as readonly Step[]);

/** With `proposals`, everything is sent as whole aspects. */
export interface History {
  readonly writes: 'auto' | 'proposals' | 'mutations';
  readonly dialect: 'spec' | 'datahub';
  /**
   * True if the catalog errs as the real DataHub does: versions jump, and the writes of a race
   * overlap those of `updateLineage`, so that each can undo the other.
   */
  readonly real: boolean;
  readonly steps: readonly Step[];
}

/**
 * A list of steps rather than commands of fast-check. Only the player knows whether a step makes
 * sense, and skips it if it does not. A list of values shrinks, prints and replays without the
 * catalog.
 */
function anySteps(
  maxLength: number,
  ...rounds: readonly fc.Arbitrary<readonly Step[]>[]
): fc.Arbitrary<readonly Step[]> {
  const lists = rounds.map((round) => fc.array(round, { minLength: 2, maxLength, size: 'max' }));
  return fc.oneof(...lists).map((all) => all.flat());
}

/** Histories at a catalog that errs as the real DataHub does. */
export const realHistory: fc.Arbitrary<History> = fc.record({
  writes: fc.constantFrom('auto', 'mutations'),
  dialect: fc.constant('datahub'),
  real: fc.constant(true),
  steps: anySteps(6, anyRound, anyNarrowRound, anyOtherNarrow, fc.oneof(anyContest, anyRound)),
});

export const anyHistory: fc.Arbitrary<History> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record<History>({
      writes: fc.constantFrom('auto', 'auto', 'auto', 'proposals'),
      dialect: fc.constantFrom('spec', 'datahub'),
      real: fc.constant(false),
      steps: anySteps(10, anyRound, anyNarrowRound, anyOtherNarrow),
    }),
  },
  { weight: 1, arbitrary: realHistory },
);
