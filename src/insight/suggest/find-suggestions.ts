import type { DesiredMapping, DesiredUnit } from '../../model/desired-state.js';
import { endUrn } from '../../model/edge-end.js';
import { sortByText } from '../../model/sort-by-text.js';
import { type AddressBook, edgeAddress } from '../../plan/document/address-book.js';
import { type DatasetUrn, datasetParts } from '../../urn/dataset-urn.js';
import { isDatasetUrn } from '../../urn/entity-urn.js';
import { matchColumn } from '../../urn/field-path.js';
import { reasonWords } from './reason-words.js';
import { type SuggestedPair, suggestPairs, type TypedColumn } from './suggest-pairs.js';
import type {
  SuggestedDownstream,
  SuggestedMapping,
  Suggestions,
  UnmappedEdge,
  WhyUnmapped,
} from './suggestions.js';

export interface SuggestionRequest {
  /** The declared lineage of the downstreams to suggest columns for. */
  readonly units: readonly DesiredUnit[];
  /** Returns the columns of a dataset, or none if they are not known. */
  readonly columnsOf: (dataset: DatasetUrn) => readonly TypedColumn[];
  readonly book: AddressBook;
  readonly minScore: number;
  /** True for all edges that map no column, false for downstreams that map no column at all. */
  readonly all: boolean;
}

/** Suggests column pairs for the edges between datasets that map no column. */
export function findSuggestions({ units, ...context }: SuggestionRequest): Suggestions {
  const found = sortByText(units, ({ downstream }) => context.book(downstream)).map((unit) =>
    suggestForUnit(unit, context),
  );
  return {
    minScore: context.minScore,
    downstreams: found.flatMap(({ suggested }) => (suggested.pairs.length > 0 ? [suggested] : [])),
    without: found.flatMap(({ without }) => sortByText(without, ({ address }) => address)),
  };
}

/** Lists the datasets whose columns {@link findSuggestions} asks for. */
export function suggestionEnds(units: readonly DesiredUnit[]): readonly DatasetUrn[] {
  const ends = units.flatMap((unit) => {
    const upstreams = datasetUpstreams(unit);
    return isDatasetUrn(unit.downstream) && upstreams.length > 0
      ? [unit.downstream, ...upstreams]
      : [];
  });
  return [...new Set(ends)];
}

type Context = Omit<SuggestionRequest, 'units'>;

interface UnitSuggestions {
  readonly suggested: SuggestedDownstream;
  readonly without: readonly UnmappedEdge[];
}

/** A dataset holds no outputs, so each edge of it names an upstream. */
function datasetUpstreams({ downstream, edges }: DesiredUnit): readonly DatasetUrn[] {
  if (!isDatasetUrn(downstream)) return [];
  return edges.map(({ upstream }) => endUrn(upstream)).filter(isDatasetUrn);
}

function suggestForUnit(unit: DesiredUnit, context: Context): UnitSuggestions {
  const { book, minScore } = context;
  const downstream = unit.downstream as DatasetUrn;
  const upstreams = datasetUpstreams(unit);
  const reasons = new Map(upstreams.map((urn) => [urn, whyClosed(unit, urn, context)]));
  const isOpen = [...reasons.values()].some((why) => why === undefined);
  const pairs = (isOpen ? pairsOf(unit, upstreams, context) : []).filter(
    ({ upstream }) => reasons.get(upstream) === undefined,
  );
  const shown = pairs.filter(({ score }) => score >= minScore);
  const without = upstreams.flatMap((upstream): readonly UnmappedEdge[] => {
    if (shown.some((pair) => pair.upstream === upstream)) return [];
    const isLow = pairs.some((pair) => pair.upstream === upstream);
    const why = reasons.get(upstream) ?? (isLow ? 'low-score' : 'no-match');
    const ends = [downstream, upstream].filter((urn) => context.columnsOf(urn).length === 0);
    return [
      {
        address: edgeAddress(book, downstream, upstream),
        downstream,
        upstream,
        why,
        ...(why === 'no-columns' && { columnless: ends.map(book) }),
      },
    ];
  });
  const mappings = shown.map((pair) => toMapping(pair, book));
  return { suggested: { address: book(downstream), downstream, pairs: mappings }, without };
}

/** Returns the reason why an edge is not looked at. Undefined for an edge to suggest columns for. */
function whyClosed(
  { downstream, columns }: DesiredUnit,
  upstream: DatasetUrn,
  { all, columnsOf }: Context,
): WhyUnmapped | undefined {
  const mapping = columns.find((one) => mapsFrom(one, upstream));
  if (mapping !== undefined) return mapping.kind === 'wildcard' ? 'wildcard' : 'mapped';
  if (columns.length > 0 && !all) return 'downstream-mapped';
  const ends = [downstream as DatasetUrn, upstream];
  return ends.some((urn) => columnsOf(urn).length === 0) ? 'no-columns' : undefined;
}

function mapsFrom(mapping: DesiredMapping, upstream: DatasetUrn): boolean {
  return mapping.kind === 'wildcard'
    ? mapping.upstream === upstream
    : mapping.upstreams.some(({ dataset }) => dataset === upstream);
}

/** Suggests pairs for the columns that are not mapped. All upstreams compete for them. */
function pairsOf(
  unit: DesiredUnit,
  upstreams: readonly DatasetUrn[],
  { columnsOf }: Context,
): readonly SuggestedPair<DatasetUrn>[] {
  const downstream = unit.downstream as DatasetUrn;
  const columns = columnsOf(downstream);
  const mapped = mappedColumns(unit, columns, columnsOf);
  return suggestPairs(
    {
      name: datasetParts(downstream).name,
      columns: columns.filter(({ name }) => !mapped.has(name)),
    },
    upstreams.map((id) => ({ id, name: datasetParts(id).name, columns: columnsOf(id) })),
  );
}

/** Returns the downstream columns that the manifests map. A wildcard maps all names that it finds. */
function mappedColumns(
  { columns: mappings }: DesiredUnit,
  columns: readonly TypedColumn[],
  columnsOf: Context['columnsOf'],
): ReadonlySet<string> {
  const named = mappings.flatMap((mapping) =>
    mapping.kind === 'explicit'
      ? [mapping.downstreamColumn]
      : columnsOf(mapping.upstream).map(({ name }) => name),
  );
  const schema = columns.map(({ name }) => name);
  return new Set(
    named.flatMap((name) => {
      const match = matchColumn(name, schema);
      return match.kind === 'found' ? [match.path] : [];
    }),
  );
}

function toMapping(pair: SuggestedPair<DatasetUrn>, book: AddressBook): SuggestedMapping {
  const { clash, ...members } = pair;
  return {
    ...members,
    upstreamAddress: book(pair.upstream),
    typesFit: !clash,
    reason: reasonWords(pair),
  };
}
