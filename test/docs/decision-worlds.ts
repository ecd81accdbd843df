import type { DesiredUnit } from '../../src/model/desired-state.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import { edgeId, pairId } from '../../src/plan/document/change.js';
import { type PlanIntent, SYNC } from '../../src/plan/unit/plan-intent.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../support/model/lineage-builders.js';
import { lineageOf, recordOf, unitOf, urnOf, us } from '../support/model/state-builders.js';
import {
  ourPair,
  ours,
  theirPair,
  theirs,
  undoing,
  undoneEdge,
  undonePair,
} from '../support/plan/undo-builders.js';

/** One downstream `orders`, as the catalog and a manifest have it, and the plan to make. */
export interface DecisionWorld {
  readonly lineage: UpstreamLineage;
  readonly unit: DesiredUnit | undefined;
  readonly intent: PlanIntent;
  readonly prune: boolean;
  readonly held: ReadonlySet<string>;
  /** The datasets that exist besides `orders`. */
  readonly upstreams: readonly string[];
}

/** Small worlds in every combination of what the planner looks at, for all four intents. */
export function decisionWorlds(): readonly DecisionWorld[] {
  return [...declaredWorlds(), ...rollbackWorlds(), ...heldWorlds()];
}

const USUAL = { unit: undefined, prune: true, held: new Set<string>(), upstreams: ['raw'] };
const TYPES = ['TRANSFORMED', 'COPY'] as const;
const plain = fingerprintOf('orders.total', 'raw.amount');
const summed = fingerprintOf('orders.total', 'raw.amount', 'SUM');

function declaredWorlds(): readonly DecisionWorld[] {
  const intents = (['sync', 'adopt', 'release'] as const).map((kind) => ({ kind }));
  const raw = unitOf('orders', 'raw');
  const mapped = [{}, { transform: 'SUM' }].map((more) =>
    withColumns(raw, mapping('total', ['raw.amount'], more)),
  );
  const other = unitOf('orders', 'fx');
  const edgeUnits = [undefined, raw, exclusive(raw), exclusive(other)];
  const pairUnits = [...edgeUnits, other, ...mapped, ...mapped.map(exclusive)];
  const states = [
    ...edgeLineages().flatMap((lineage) => edgeUnits.map((unit) => ({ lineage, unit }))),
    ...pairLineages().flatMap((lineage) => pairUnits.map((unit) => ({ lineage, unit }))),
  ];
  return states.flatMap((state) => [
    ...intents.map((intent) => ({ ...USUAL, ...state, intent })),
    { ...USUAL, ...state, intent: SYNC, prune: false },
  ]);
}

function exclusive(unit: DesiredUnit): DesiredUnit {
  return { ...unit, ownership: 'exclusive' };
}

/** Up to two records of the edge `orders <- raw`: of each type, with each mark, or made by us. */
function edgeLineages(): readonly UpstreamLineage[] {
  const edge = { edge: true };
  const marks = [{ shop: edge }, { finance: edge }, { shop: edge, finance: edge }];
  const records = TYPES.flatMap((type) => {
    const record = recordOf('raw', type);
    const garbled = { ...record, properties: { headwater: 'nonsense' } };
    return [record, recordOf('raw', type, us), garbled, ...marks.map((one) => marked(record, one))];
  });
  return upToTwo(records).map((some) => lineageOf(...some));
}

/** Up to two records of `orders.total <- raw.amount`, on an edge with every mark of the pair. */
function pairLineages(): readonly UpstreamLineage[] {
  const records = [{}, { transformOperation: 'SUM' }].flatMap((transform) =>
    [{}, { query: 'urn:li:query:q' }].map((query) =>
      columnRecord('orders.total', ['raw.amount'], { ...transform, ...query }),
    ),
  );
  const marks = [[], [plain], [summed]].flatMap((own) =>
    [[], [plain], [summed]].map((other) => ({
      shop: { edge: true, pairs: own },
      finance: { edge: false, pairs: other },
    })),
  );
  return upToTwo(records).flatMap((some) =>
    marks.map((one) => withRecords(lineageOf(marked('raw', one)), ...some)),
  );
}

function rollbackWorlds(): readonly DecisionWorld[] {
  const edges = edgeLineages().flatMap((lineage) =>
    undoneEdges().map((intent) => ({ ...USUAL, lineage, intent })),
  );
  const pairs = pairLineages().flatMap((lineage) =>
    undonePairs().map((intent) => ({ ...USUAL, lineage, intent })),
  );
  const gone = recreations().map((intent) => ({
    ...USUAL,
    lineage: lineageOf(),
    intent,
    upstreams: [],
  }));
  return [...edges, ...pairs, ...gone];
}

function undoneEdges(): readonly PlanIntent[] {
  const values = [null, ours, theirs, { ...ours, type: 'COPY' }];
  const records = [[], [recordOf('raw'), recordOf('raw', 'COPY')]];
  return inPairs(values).flatMap(([was, became]) =>
    records.map((some) => undoing({ edges: [undoneEdge('raw', was, became, { records: some })] })),
  );
}

function undonePairs(): readonly PlanIntent[] {
  const values = [null, ourPair, theirPair, { ...ourPair, transform: 'SUM' }];
  return inPairs(values).map(([was, became]) =>
    undoing({ pairs: [undonePair('total', 'raw.amount', was, became)] }),
  );
}

/** Undoes of removals whose upstream is gone, and of self lineage that no receipt proves. */
function recreations(): readonly PlanIntent[] {
  return ['raw', 'orders'].flatMap((upstream) => [
    undoing({ edges: [undoneEdge(upstream, ours, null)], isProven: false }),
    undoing({
      pairs: [undonePair('total', `${upstream}.amount`, ourPair, null)],
      isProven: false,
    }),
  ]);
}

function heldWorlds(): readonly DecisionWorld[] {
  const intents: readonly PlanIntent[] = [
    { kind: 'sync' },
    { kind: 'adopt' },
    { kind: 'release' },
    undoing({}),
  ];
  const downstreamField = fieldOf('orders.total');
  const held = new Set([
    edgeId(urnOf('orders'), urnOf('raw')),
    pairId({ downstreamField, upstreamField: fieldOf('raw.amount') }, urnOf('orders')),
  ]);
  const lineage = withRecords(lineageOf('raw'), columnRecord('orders.total', ['raw.amount']));
  return intents.map((intent) => ({ ...USUAL, lineage, intent, held }));
}

/** No, one or two of all. */
function upToTwo<T>(all: readonly T[]): readonly (readonly T[])[] {
  const two = all.flatMap((one, i) => all.slice(i).map((other) => [one, other]));
  return [[], ...all.map((one) => [one]), ...two];
}

function inPairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one) => all.map((other) => [one, other] as const));
}
