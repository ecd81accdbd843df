import fc from 'fast-check';
import {
  type Column,
  columns,
  type Dataset,
  type Downstream,
  downstreams,
  type EdgeType,
  type End,
  feedersOf,
  type SchemaForm,
  type Spelling,
  schemaForms,
  spellings,
  types,
} from './domain.js';

export interface Edge {
  readonly down: Downstream;
  readonly up: End;
}

/** Kinds of column records: a plain one, a constant, one with a query, or one of both columns. */
export const shapes = ['plain', 'constant', 'query', 'wide'] as const;
export type Shape = (typeof shapes)[number];

/** Changes that other writers make in the catalog. */
export type Other = {
  readonly step: 'other';
} /**
 * `twin`: a second record of an existing edge. `old`: adds or removes an item of an older list, where
 * the kind has one.
 */ & (
  | {
      readonly does: 'replace' | 'add' | 'old' | 'twin' | 'patch' | 'add-edge' | 'remove-edge';
      readonly edge: Edge;
      readonly type: EdgeType;
    }
  /**
   * Appends a column record, of both columns of the upstream or of the column with the same name.
   */
  | {
      readonly does: 'columns';
      readonly edge: Edge;
      readonly column: Column;
      readonly shape: Shape;
      readonly both: boolean;
      readonly spelling: Spelling;
      readonly transform: string | null;
      readonly confidence: number;
    }
  /**
   * Changes the records of a column, of any writer: spells them otherwise, changes the transform,
   * or appends a copy with another transform.
   */
  | {
      readonly does: 'respell';
      readonly down: Downstream;
      readonly column: Column;
      readonly spelling: Spelling;
    }
  | {
      readonly does: 'alter' | 'double';
      readonly down: Downstream;
      readonly column: Column;
      readonly transform: string | null;
    }
  | { readonly does: 'schema'; readonly name: Exclude<Dataset, 'made'>; readonly form: SchemaForm }
  /** `connect`: writes another entity than a dataset whole, with edges in both forms. */
  | { readonly does: 'wipe' | 'hide' | 'show' | 'connect'; readonly down: Downstream }
);

export const is = <T extends string>(step: T): { readonly step: fc.Arbitrary<T> } => ({
  step: fc.constant(step),
});

export const anyDown: fc.Arbitrary<Downstream> = fc.constantFrom<Downstream>(
  ...downstreams,
  'd1',
  'd1',
  'd2',
);
export const anyColumn: fc.Arbitrary<Column> = fc.constantFrom(...columns);
export const anyType: fc.Arbitrary<EdgeType> = fc.constantFrom<EdgeType>('TRANSFORMED', ...types);

/** Chooses another end. Seldom chooses the entity itself. */
export function anyFeeder(down: Downstream): fc.Arbitrary<End> {
  const others = feedersOf(down).filter((name) => name !== down);
  return fc.constantFrom(...others, ...others, ...others, ...feedersOf(down));
}

export const anyEdge: fc.Arbitrary<Edge> = anyDown.chain((down) =>
  fc.record({ down: fc.constant(down), up: anyFeeder(down) }),
);

/** Connectors write texts such as `COPY: "a" AS "a"`. */
export const transforms = [null, null, 'SUM', 'COPY: "a" AS "a"'] as const;

const spelling = fc.constantFrom<Spelling>('simple', ...spellings);
const transform = fc.constantFrom(...transforms);
// Most schemas return to their first form, so that a history is not stuck with a missing column.
const form = fc.constantFrom<SchemaForm>(
  'simple',
  'simple',
  'v2',
  'upper',
  ...(Object.keys(schemaForms) as SchemaForm[]),
);

/** The datasets and columns that other writers write about, and how often they do what. */
export interface OtherParts {
  readonly down: fc.Arbitrary<Downstream>;
  readonly edge: fc.Arbitrary<Edge>;
  readonly column: fc.Arbitrary<Column>;
  readonly type: fc.Arbitrary<EdgeType>;
  readonly weights: Readonly<
    Record<'edges' | 'columns' | 'respell' | 'change' | 'schema' | 'whole', number>
  >;
  /** Datasets whose schema changes. */
  readonly datasets: readonly Exclude<Dataset, 'made'>[];
}

export function anyOtherOf({
  down,
  edge,
  column,
  type,
  weights,
  datasets,
}: OtherParts): fc.Arbitrary<Other> {
  const changed = { ...is('other'), down, column };
  const does = fc.constantFrom(
    'replace',
    'add',
    'old',
    'twin',
    'twin',
    'patch',
    'add-edge',
    'remove-edge',
  );
  return fc.oneof(
    { weight: weights.edges, arbitrary: fc.record({ ...is('other'), does, edge, type }) },
    { weight: weights.columns, arbitrary: anyColumns(edge, column) },
    {
      weight: weights.respell,
      arbitrary: fc.record({ ...changed, does: fc.constant('respell'), spelling }),
    },
    {
      weight: weights.change,
      arbitrary: fc.record({ ...changed, does: fc.constantFrom('alter', 'double'), transform }),
    },
    {
      weight: weights.schema,
      arbitrary: fc.record({
        ...is('other'),
        does: fc.constant('schema'),
        name: fc.constantFrom(...datasets),
        form,
      }),
    },
    {
      weight: weights.whole,
      arbitrary: fc.record({
        ...is('other'),
        does: fc.constantFrom('wipe', 'hide', 'show', 'connect'),
        down,
      }),
    },
  ) as fc.Arbitrary<Other>;
}

function anyColumns(edge: OtherParts['edge'], column: OtherParts['column']): fc.Arbitrary<Other> {
  return fc.record({
    ...is('other'),
    does: fc.constant('columns' as const),
    edge,
    column,
    shape: fc.constantFrom<Shape>('plain', 'plain', 'plain', ...shapes),
    both: fc.boolean(),
    spelling,
    transform,
    confidence: fc.constantFrom(1, 1, 0.5),
  });
}

export const anyOther: fc.Arbitrary<Other> = anyOtherOf({
  down: anyDown,
  edge: anyEdge,
  column: anyColumn,
  type: anyType,
  weights: { edges: 5, columns: 5, respell: 1, change: 2, schema: 2, whole: 2 },
  datasets: ['u1', 'u2', 'd1', 'd2'],
});
