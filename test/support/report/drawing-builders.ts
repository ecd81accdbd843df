import fc from 'fast-check';
import type {
  Change,
  ChangeKind,
  EdgeChange,
  PairChange,
} from '../../../src/plan/document/change.js';
import {
  type AffectedColumn,
  type ColumnPath,
  type Impact,
  type ImpactCategory,
  NO_IMPACT,
} from '../../../src/plan/document/impact.js';
import {
  assembleDrawing,
  type DrawingParts,
} from '../../../src/report/drawing/assemble-drawing.js';
import type {
  ColumnState,
  Drawing,
  DrawnLink,
  LinkState,
} from '../../../src/report/drawing/drawing.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { fieldOf } from '../model/lineage-builders.js';
import { somewhere, urnOf } from '../model/state-builders.js';
import { hostileNames } from './hostile-names.js';

/** Builds a change: `edgeChange('create', 'orders <- raw')`. */
export function edgeChange(
  kind: ChangeKind,
  address: string,
  types: readonly [string, string] = ['TRANSFORMED', 'TRANSFORMED'],
): EdgeChange {
  const [downstream = '', upstream = ''] = address.split(' <- ');
  const value = (type: string) => ({ type, owned: true, protected: false });
  return {
    element: 'edge',
    kind,
    address,
    reason: 'missing',
    downstream: urnOf(downstream),
    upstream: urnOf(upstream),
    place: somewhere,
    before: kind === 'create' ? null : value(types[0]),
    after: kind === 'delete' ? null : value(types[1]),
  };
}

/** Builds a change: `pairChange('delete', 'orders.total <- raw.amount')`. */
export function pairChange(
  kind: ChangeKind,
  address: string,
  transforms: readonly [string | null, string | null] = [null, null],
): PairChange {
  const [downstream = '', upstream = ''] = address.split(' <- ');
  const value = (transform: string | null) => ({ transform, confidence: 1, owned: true });
  return {
    element: 'pair',
    kind,
    address,
    reason: 'missing',
    downstream: urnOf(downstream.split('.')[0] ?? ''),
    upstream: urnOf(upstream.split('.')[0] ?? ''),
    downstreamField: fieldOf(downstream),
    upstreamField: fieldOf(upstream),
    place: somewhere,
    before: kind === 'create' ? null : value(transforms[0]),
    after: kind === 'delete' ? null : value(transforms[1]),
  };
}

export function datasetChange(kind: 'create' | 'update', name: string): Change {
  const content = { columns: [] };
  const before = kind === 'create' ? null : content;
  return {
    element: 'dataset',
    kind,
    address: name,
    reason: 'dataset-missing',
    urn: urnOf(name),
    place: somewhere,
    before,
    after: content,
  };
}

/** Builds a path: `pathOf('mart.x <- orders.total <- raw.amount')`. */
function pathOf(text: string): ColumnPath {
  return text.split(' <- ').map((address) => ({ column: fieldOf(address), address }));
}

interface Ways {
  readonly gains?: readonly string[];
  readonly loses?: readonly string[];
  readonly reRouted?: readonly (readonly [before: string, after: string])[];
}

export function affected(
  address: string,
  category: ImpactCategory,
  { gains = [], loses = [], reRouted = [] }: Ways,
): AffectedColumn {
  const ancestors = (ways: readonly string[]) => ({
    listed: ways.map((way) => ({ path: pathOf(way) })),
    count: ways.length,
  });
  return {
    column: fieldOf(address),
    address,
    category,
    direct: false,
    gains: ancestors(gains),
    loses: ancestors(loses),
    reRouted: {
      listed: reRouted.map(([before, after]) => ({ before: pathOf(before), after: pathOf(after) })),
      count: reRouted.length,
    },
  };
}

export function impactOf(...columns: readonly AffectedColumn[]): Impact {
  return { ...NO_IMPACT, columns, counts: { ...NO_IMPACT.counts, columns: columns.length } };
}

const someName = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.constant('end'),
);

const linkStates: readonly LinkState[] = ['added', 'removed', 'changed', 'marked', 'context'];
const columnStates: readonly ColumnState[] = ['gains', 'loses', 'altered', 'context'];
const datasetStates = ['created', 'changed', 'selected', 'context'] as const;

/**
 * A few datasets and columns with any names, with any edges: double ones, self-references, cycles.
 */
export const drawings: fc.Arbitrary<Drawing> = fc
  .record({
    datasets: fc.array(
      fc.tuple(someName, fc.constantFrom(...datasetStates), fc.array(someName, { maxLength: 3 })),
      {
        minLength: 1,
        maxLength: 7,
      },
    ),
    links: fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(...linkStates),
        fc.oneof(fc.constant(''), someName),
      ),
      {
        maxLength: 9,
      },
    ),
    columnStates: fc.array(fc.constantFrom(...columnStates), { maxLength: 9 }),
  })
  .map(({ datasets, links, columnStates: states }) => {
    const urns = datasets.map((_, at) => urnOf(`d${at}`));
    const urnAt = (n: number) => urns[n % urns.length] as DatasetUrn;
    const pairs = links.map(([up, down, isPair, state, note]): DrawnLink => {
      const ends = { upstream: urnAt(up), downstream: urnAt(down), state, note };
      if (!isPair) return { element: 'edge', ...ends, hiddenPairs: null };
      return {
        element: 'pair',
        ...ends,
        upstreamField: schemaFieldUrn(ends.upstream, `c${up % 3}`),
        downstreamField: schemaFieldUrn(ends.downstream, `c${down % 3}`),
      };
    });
    const fields = datasets.flatMap(([, , columns], at) =>
      columns.map((column) => schemaFieldUrn(urnAt(at), column)),
    );
    const parts: DrawingParts = {
      names: datasets.map(([name], at) => ({ urn: urnAt(at), name })),
      links: pairs,
      states: new Map(datasets.map(([, state], at) => [urnAt(at), state])),
      notes: new Map(),
      columns: new Map(fields.map((field, at) => [field, states[at % 9] ?? 'context'])),
      leftOut: [],
    };
    return assembleDrawing(parts);
  });
