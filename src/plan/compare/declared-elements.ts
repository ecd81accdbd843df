import type { Place } from '../../errors/place.js';
import { DEFAULT_COLUMN_SETTINGS } from '../../model/column-settings.js';
import type { DesiredState, DesiredUnit } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from '../address-book.js';
import { type EdgeChange, type EdgeValue, edgeId, type PairChange, type PairValue, pairId } from '../change.js';
import { declaredColumns } from '../declared-columns.js';
import { type ColumnKeys, columnKeys } from '../lineage/column-keys.js';
import type { ColumnOutcome, ResolvedPair } from '../lineage/resolution.js';
import { resolveExplicit } from '../lineage/resolve-explicit.js';
import { resolveWildcard } from '../lineage/resolve-wildcard.js';
import { type Expands, symbolicPair } from './wildcards.js';

/** Edges and column pairs as manifests alone declare them, by identity. */
export interface DeclaredElements {
  readonly edges: ReadonlyMap<string, DeclaredEdge>;
  readonly pairs: ReadonlyMap<string, DeclaredPair>;
}

export interface DeclaredEdge extends Pick<EdgeChange, 'downstream' | 'upstream'> {
  readonly place: Place;
  readonly value: EdgeValue;
}

export interface DeclaredPair extends Pick<PairChange, 'downstream' | 'upstream' | 'downstreamField' | 'upstreamField'> {
  readonly place: Place;
  readonly value: PairValue;
}

export interface ElementsContext {
  readonly expands: Expands;
  readonly book: AddressBook;
}

/**
 * Takes a desired state apart into elements. Without a schema to look them up in, columns are what is written, and a
 * wildcard that is not expanded is a pair of its own.
 */
export function declaredElements({ datasets, units }: DesiredState, { expands, book }: ElementsContext): DeclaredElements {
  const columnsOf = declaredColumns(datasets);
  const edges = units.flatMap(edgesOf);
  const pairs = units.flatMap((unit) => pairsOf(unit, { expands, book, columnsOf }));
  return {
    edges: new Map(edges.map((edge) => [edgeId(edge.downstream, edge.upstream), edge])),
    pairs: new Map(pairs.map((pair) => [pairId(pair), pair])),
  };
}

function edgesOf({ downstream, edges, protect }: DesiredUnit): readonly DeclaredEdge[] {
  return edges.map(({ upstream, type, place }) => ({ downstream, upstream, place, value: { type, owned: true, protected: protect } }));
}

interface PairContext extends ElementsContext {
  readonly columnsOf: (urn: DatasetUrn) => readonly string[] | null;
}

/** Without a schema nobody can tell whether two spellings mean one column. */
const AS_WRITTEN: ColumnKeys = (_dataset, path) => path;

/** The rules are those of a plan; of a dataset that is no upstream no pair is made. */
function pairsOf(unit: DesiredUnit, { expands, book, columnsOf }: PairContext): readonly DeclaredPair[] {
  const { downstream, columns } = unit;
  const offline = { isThere: () => false, pairs: new Map(), ours: [], columns: DEFAULT_COLUMN_SETTINGS, book };
  const explicit = columns.flatMap((mapping) => (mapping.kind === 'explicit' ? [mapping] : []));
  const outcomes = columns.flatMap((mapping): readonly ColumnOutcome[] => {
    if (mapping.kind === 'explicit') return resolveExplicit(unit, mapping, { ...offline, keys: AS_WRITTEN, schemaOf: () => null });
    if (!expands(downstream, mapping.upstream)) return [{ pair: symbolicPair(downstream, mapping) }];
    return resolveWildcard(unit, mapping, { ...offline, keys: columnKeys(columnsOf, []), schemaOf: columnsOf, explicit });
  });
  const upstreams = new Set(unit.edges.map(({ upstream }) => upstream));
  return outcomes.flatMap(({ pair }) => (pair && upstreams.has(pair.upstream) ? [declaredPair(downstream, pair)] : []));
}

function declaredPair(downstream: DatasetUrn, pair: ResolvedPair): DeclaredPair {
  const { upstream, downstreamField, upstreamField, transform, confidence, place } = pair;
  return { downstream, upstream, downstreamField, upstreamField, place, value: { transform, confidence, owned: true } };
}
