import fc from 'fast-check';
import { finding } from '../../../src/errors/finding.js';
import type { Place } from '../../../src/errors/place.js';
import type {
  Change,
  ChangeKind,
  EdgeChange,
  LineageReason,
  PairChange,
  PairValue,
} from '../../../src/plan/document/change.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { at, desire, observe, urnOf } from '../model/state-builders.js';
import { planOf } from '../plan/plan-of.js';
import { affected, impactOf } from './impact-of.js';

/** The size and the mixture of a random plan. */
export interface PlanShape {
  readonly datasets: number;
  /** Upstreams of each dataset. */
  readonly upstreams: number;
  /** Columns that come from each upstream. */
  readonly columns: number;
  /** How often each kind occurs, relative to the others. */
  readonly weights: Readonly<Record<ChangeKind | 'exclusive', number>>;
  /** Columns that lose an ancestor. */
  readonly narrowed: number;
  readonly guards: number;
  readonly errors: number;
  readonly seed: number;
}

/** Plans of up to 5,000 changes. */
export const planShapes: fc.Arbitrary<PlanShape> = fc.record({
  datasets: fc.integer({ min: 1, max: 60 }),
  upstreams: fc.integer({ min: 1, max: 6 }),
  columns: fc.integer({ min: 0, max: 12 }),
  weights: fc.record({
    create: fc.integer({ min: 0, max: 20 }),
    update: fc.integer({ min: 0, max: 5 }),
    delete: fc.integer({ min: 0, max: 5 }),
    mark: fc.integer({ min: 0, max: 5 }),
    exclusive: fc.integer({ min: 0, max: 2 }),
  }),
  narrowed: fc.integer({ min: 0, max: 8 }),
  guards: fc.integer({ min: 0, max: 3 }),
  errors: fc.integer({ min: 0, max: 2 }),
  seed: fc.nat(),
});

/** A plan of random changes. Equal shapes give equal plans. */
export function randomPlan(shape: PlanShape): Plan {
  const changes = randomChanges(shape);
  const empty = planOf(desire([]), observe());
  const count = (kind: ChangeKind) => changes.filter((change) => change.kind === kind).length;
  return {
    ...empty,
    appliable: shape.errors === 0,
    changes,
    summary: {
      ...empty.summary,
      add: count('create'),
      change: count('update'),
      remove: count('delete'),
      mark: count('mark'),
      datasets: new Set(changes.map(({ address }) => address.split(/[. ]/)[0])).size,
    },
    guards: Array.from({ length: shape.guards }, (_, i) => ({
      guard: 'protected',
      address: `guarded_${i} <- raw`,
      message: `"guarded_${i} <- raw" was applied with protect: true`,
      allowed: null,
    })),
    findings: Array.from({ length: shape.errors }, (_, i) =>
      finding('dataset-missing', {
        message: `"gone_${i}" is not in the catalog`,
        place: at(i + 1),
      }),
    ),
    impact: impactOf(
      Array.from({ length: shape.narrowed }, (_, i) =>
        affected(`report_${i}.total`, {
          category: 'narrowing',
          loses: [`report_${i}.total mart_1.amount raw_1.amount`],
        }),
      ),
    ),
  };
}

const value = { type: 'TRANSFORMED', owned: true, protected: false };

function randomChanges(shape: PlanShape): readonly Change[] {
  const next = numbers(shape.seed);
  const indexes = (length: number) => Array.from({ length }, (_, i) => i);
  return indexes(shape.datasets).flatMap((d) =>
    indexes(shape.upstreams).flatMap((u) => {
      const ends = { downstream: urnOf(`mart_${d}`), upstream: urnOf(`raw_${u}`) };
      const pairs = indexes(shape.columns).map((c) => pairChange(`mart_${d}`, `raw_${u}`, c));
      const edge: EdgeChange = {
        element: 'edge',
        address: `mart_${d} <- raw_${u}`,
        ...ends,
        ...fate(value, { ...value, type: 'COPY' }),
      };
      return next() < 0.5 ? pairs : [edge, ...pairs];
    }),
  );

  function pairChange(mart: string, raw: string, c: number): PairChange {
    const origin = next() < 0.5 ? `column_${c}` : `origin_${c}`;
    const pair = { transform: null, confidence: 1, owned: true };
    const transform = next() < 0.3 ? 'sum(case when a then b end)' : null;
    return {
      element: 'pair',
      address: `${mart}.column_${c} <- ${raw}.${origin}`,
      downstream: urnOf(mart),
      upstream: urnOf(raw),
      downstreamField: schemaFieldUrn(urnOf(mart), `column_${c}`),
      upstreamField: schemaFieldUrn(urnOf(raw), origin),
      ...fate<PairValue>(pair, { ...pair, transform, confidence: 0.5 }),
    };
  }

  /** The kind of a change, and what goes with it. */
  function fate<Value>(before: Value, after: Value): Fate<Value> {
    const drawn = pick(shape.weights, next());
    const isPlaced = next() < 0.8 && drawn !== 'delete';
    const reasons: Readonly<Record<typeof drawn, LineageReason>> = {
      create: 'missing',
      update: 'differs',
      delete: next() < 0.5 ? 'undeclared' : 'exclusive',
      mark: 'adopted',
      exclusive: 'exclusive',
    };
    return {
      kind: drawn === 'exclusive' ? 'update' : drawn,
      reason: reasons[drawn],
      place: isPlaced ? at(1 + Math.floor(next() * 400)) : null,
      before: drawn === 'create' ? null : before,
      after: drawn === 'delete' ? null : drawn === 'mark' ? before : after,
    };
  }
}

interface Fate<Value> {
  readonly kind: ChangeKind;
  readonly reason: LineageReason;
  readonly place: Place | null;
  readonly before: Value | null;
  readonly after: Value | null;
}

type Weights = PlanShape['weights'];

function pick(weights: Weights, at: number): keyof Weights {
  const names = Object.keys(weights) as (keyof Weights)[];
  const total = names.reduce((sum, name) => sum + weights[name], 0);
  let left = at * total;
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  return 'create';
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
