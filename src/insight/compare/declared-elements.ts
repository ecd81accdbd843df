import { didYouMean } from '../../errors/did-you-mean.js';
import type { Place } from '../../errors/place.js';
import { DEFAULT_COLUMN_SETTINGS } from '../../model/column-settings.js';
import type { DesiredState, DesiredUnit, WildcardMapping } from '../../model/desired-state.js';
import { edgeEnds } from '../../model/edge-end.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import {
  type EdgeChange,
  type EdgeValue,
  edgeId,
  type PairChange,
  type PairValue,
  pairId,
} from '../../plan/document/change.js';
import { columnKeys, declaredColumns } from '../../plan/unit/column-keys.js';
import type { ColumnKeys } from '../../plan/unit/observed-unit.js';
import { resolveExplicit } from '../../plan/unit/resolve-explicit.js';
import { resolveWildcard } from '../../plan/unit/resolve-wildcard.js';
import {
  type ColumnOutcome,
  type ResolvedPair,
  resolvedPair,
} from '../../plan/unit/resolved-pair.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';

/** Edges and column pairs as manifests alone declare them, by identity. */
export interface DeclaredElements {
  readonly edges: ReadonlyMap<string, EdgeDeclaration>;
  readonly pairs: ReadonlyMap<string, PairDeclaration>;
}

export interface EdgeDeclaration extends Pick<EdgeChange, 'downstream' | 'upstream'> {
  readonly place: Place;
  readonly value: EdgeValue;
}

export interface PairDeclaration
  extends Pick<PairChange, 'downstream' | 'upstream' | 'downstreamField' | 'upstreamField'> {
  readonly place: Place;
  readonly value: PairValue;
}

/**
 * Splits a desired state into elements. Takes columns as written, because no schema is at hand. A
 * wildcard that is not expanded is one symbolic pair.
 */
export function declaredElements(
  { datasets, units }: DesiredState,
  book: AddressBook,
  expands: WildcardExpansion = wildcardExpansion([{ datasets, units }]),
): DeclaredElements {
  const columnsByDataset = declaredColumns(datasets);
  const edges = units.flatMap(declaredEdges);
  const pairs = units.flatMap((unit) => declaredPairs(unit, { expands, book, columnsByDataset }));
  return {
    edges: new Map(edges.map((edge) => [edgeId(edge.downstream, edge.upstream), edge])),
    pairs: new Map(pairs.map((pair) => [pairId(pair, pair.downstream), pair])),
  };
}

function declaredEdges({ downstream, edges, protect }: DesiredUnit): readonly EdgeDeclaration[] {
  return edges.map(({ upstream, type, note, place }) => ({
    ...edgeEnds(downstream, upstream),
    place,
    value: { ...(note !== undefined && { note }), type, owned: true, protected: protect },
  }));
}

interface PairContext {
  readonly expands: WildcardExpansion;
  readonly book: AddressBook;
  readonly columnsByDataset: (urn: EntityUrn) => readonly string[] | null;
}

/** Without a schema, two spellings count as two columns. */
const AS_WRITTEN: ColumnKeys = (_dataset, path) => path;

/**
 * Resolves mappings by the rules of a plan. A dataset that is not an upstream of the unit gets no
 * pairs.
 */
function declaredPairs(
  unit: DesiredUnit,
  { expands, book, columnsByDataset }: PairContext,
): readonly PairDeclaration[] {
  const { downstream, columns } = unit;
  const offline = {
    exists: () => false,
    pairs: new Map(),
    ours: [],
    columns: DEFAULT_COLUMN_SETTINGS,
    book,
    suggest: didYouMean,
  };
  const explicit = columns.filter((mapping) => mapping.kind === 'explicit');
  const outcomes = columns.flatMap((mapping): readonly ColumnOutcome[] => {
    if (mapping.kind === 'explicit')
      return resolveExplicit(unit, mapping, {
        ...offline,
        keys: AS_WRITTEN,
        findSchema: () => null,
      });
    if (!expands(downstream, mapping.upstream))
      return [{ pair: symbolicPair(downstream, mapping) }];
    return resolveWildcard(unit, mapping, {
      ...offline,
      keys: columnKeys(columnsByDataset),
      findSchema: columnsByDataset,
      explicit,
    });
  });
  const upstreams = new Set<string>(unit.edges.map(({ upstream }) => upstream));
  return outcomes.flatMap(({ pair }) =>
    pair && upstreams.has(pair.upstream) ? [declaredPair(downstream, pair)] : [],
  );
}

function declaredPair(downstream: EntityUrn, pair: ResolvedPair): PairDeclaration {
  const { upstream, downstreamField, upstreamField, transform, confidence, place } = pair;
  return {
    downstream,
    upstream,
    downstreamField,
    upstreamField,
    place,
    value: { transform, confidence, owned: true },
  };
}

/** Returns true if wildcards between two datasets are expanded to pairs. */
type WildcardExpansion = (downstream: EntityUrn, upstream: EntityUrn) => boolean;

/**
 * Expands a wildcard if every state that has it declares the columns of both its ends. A wildcard
 * that only one state expands would appear as a hundred changes although it did not change.
 */
export function wildcardExpansion(states: readonly DesiredState[]): WildcardExpansion {
  const unexpandable = new Set(states.flatMap(unexpandableEdges));
  return (downstream, upstream) => !unexpandable.has(edgeId(downstream, upstream));
}

/** Finds the edges of wildcards that have an end without declared columns. */
function unexpandableEdges({ datasets, units }: DesiredState): readonly string[] {
  const columnsByDataset = declaredColumns(datasets);
  return units.flatMap((unit) =>
    unit.columns
      .filter((mapping) => mapping.kind === 'wildcard')
      .filter(
        ({ upstream }) =>
          columnsByDataset(unit.downstream) === null || columnsByDataset(upstream) === null,
      )
      .map(({ upstream }) => edgeId(unit.downstream, upstream)),
  );
}

/**
 * Makes one pair of a wildcard whose columns are unknown: `orders.* <- raw_orders.* except note`.
 */
function symbolicPair(downstream: EntityUrn, mapping: WildcardMapping): ResolvedPair {
  const { upstream, except } = mapping;
  const exceptions = except.length === 0 ? '' : ` except ${except.join(', ')}`;
  const fields = {
    downstreamField: schemaFieldUrn(downstream, '*'),
    upstreamField: schemaFieldUrn(upstream, `*${exceptions}`),
  };
  return resolvedPair({ key: pairId(fields, downstream), ...fields, upstream }, mapping);
}
