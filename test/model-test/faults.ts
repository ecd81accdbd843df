import fc from 'fast-check';
import { downstreams, type Name, names } from './domain.js';

/**
 * A fault on the wire during one run. It is data, so that a history with its faults can be printed
 * and shrunk.
 */
export type Fault =
  /**
   * Answers the n-th and the following requests of a kind with a status, `times` in all. `after`:
   * the request is carried out first.
   */
  | {
      readonly fault: 'status';
      readonly status: number;
      readonly on: On;
      readonly at: number;
      readonly times: number;
      readonly after: boolean;
    }
  /** Cuts the connection, before or after the request was carried out. */
  | {
      readonly fault: 'reset';
      readonly on: On;
      readonly at: number;
      readonly times: number;
      readonly after: boolean;
    }
  /** Refuses every request that names the dataset. */
  | { readonly fault: 'forbidden'; readonly name: Name; readonly on: On }
  /**
   * The n-th answer to a batch of reads lacks the dataset, breaks off, or garbles, repeats or
   * invents an entry.
   */
  | { readonly fault: Spoiled; readonly name: Name; readonly at: number }
  /** Refuses the first proposals as stale. */
  | { readonly fault: 'stale'; readonly times: number }
  | Doubled
  /** The search index does not list the dataset. `honest`: its total does not count it either. */
  | { readonly fault: 'lag'; readonly name: Name; readonly honest: boolean }
  /** GraphQL errors in an answer with status 200. */
  | { readonly fault: 'errors'; readonly at: number; readonly after: boolean };

/**
 * A gateway delivers the n-th proposal twice. It returns the answer to the second delivery, or a
 * refusal of its own. The next reads of aspects may fail.
 */
export interface Doubled extends FailingReads {
  readonly fault: 'doubled';
  readonly at: number;
  readonly answer: 'second' | 401 | 403 | 429 | 503;
}

/** Reads of aspects that show nothing or are refused. */
export interface FailingReads {
  readonly reread: 'none' | 'empty' | 401 | 403 | 503;
  readonly times: number;
}

export type On = 'read' | 'write' | 'any';
export const spoiled = ['short', 'cut', 'garbled', 'twice', 'unasked'] as const;
export type Spoiled = (typeof spoiled)[number];

const on = fc.constantFrom<On>('read', 'write', 'any', 'write');
/** A plan takes two or three batches, an apply some more. */
const at = fc.constantFrom(1, 1, 1, 2, 2, 3, 4, 5);
const early = fc.integer({ min: 1, max: 3 });
const name = fc.constantFrom<Name>(...names, ...downstreams);
/** A spoiled entry matters most where lineage is stored. */
const spoiledName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Name>(...downstreams) },
  { weight: 1, arbitrary: name },
);
/** A plan reads its stack in the first batches, and an apply reads each unit once more. */
const spoiledAt = fc.constantFrom(1, 1, 1, 1, 2, 2, 3, 4, 5);

const anySpoiled: fc.Arbitrary<Fault> = fc.record({
  fault: fc.constantFrom(...spoiled),
  name: spoiledName,
  at: spoiledAt,
});

const anyOtherFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    fault: fc.constant('status' as const),
    status: fc.constantFrom(401, 403, 429, 500, 502, 503, 504),
    on,
    at: early,
    times: fc.constantFrom(1, 2, 5),
    after: fc.boolean(),
  }),
  fc.record({
    fault: fc.constant('reset' as const),
    on,
    at: early,
    times: fc.constantFrom(1, 2, 5),
    after: fc.boolean(),
  }),
  fc.record({ fault: fc.constant('forbidden' as const), name, on }),
  fc.record({ fault: fc.constant('stale' as const), times: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    fault: fc.constant('doubled' as const),
    at: early,
    answer: fc.constantFrom<Doubled['answer']>('second', 'second', 401, 403, 429, 503),
    reread: fc.constantFrom<Doubled['reread']>('none', 'empty', 'empty', 401, 403, 503),
    times: fc.constantFrom(1, 2, 9),
  }),
  fc.record({
    fault: fc.constant('lag' as const),
    name: fc.constantFrom(...downstreams),
    honest: fc.boolean(),
  }),
  fc.record({ fault: fc.constant('errors' as const), at, after: fc.boolean() }),
);

/** Spoiled answers have a weight of their own, since few of them strike an entry that counts. */
export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 2, arbitrary: anyOtherFault },
  { weight: 1, arbitrary: anySpoiled },
);
