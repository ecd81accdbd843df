import type {
  DesiredState,
  DesiredUnit,
  ExplicitMapping,
  WildcardMapping,
} from '../../model/desired-state.js';
import { edgeEnds } from '../../model/edge-end.js';
import { type AddressBook, edgeAddress, pairAddress } from '../../plan/document/address-book.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { GraphEdge, GraphPair, GraphWildcard } from './graph-document.js';
import type { WholeGraph } from './whole-graph.js';

/**
 * Builds the graph of the lineage that manifests declare. Columns are spelled as declared, because
 * no schema was read.
 */
export function declaredGraph({ datasets, units }: DesiredState, book: AddressBook): WholeGraph {
  return {
    datasets: new Map(datasets.map(({ urn }) => [urn, 'declared'])),
    edges: units.flatMap((unit) => declaredEdges(unit, book)),
    pairs: units.flatMap((unit) =>
      unit.columns.flatMap((mapping) =>
        mapping.kind === 'explicit' ? declaredPairs(unit, mapping, book) : [],
      ),
    ),
    wildcards: units.flatMap((unit) =>
      unit.columns.flatMap((mapping) =>
        mapping.kind === 'wildcard' ? [declaredWildcard(unit, mapping, book)] : [],
      ),
    ),
  };
}

function declaredEdges(
  { downstream, edges }: DesiredUnit,
  book: AddressBook,
): readonly GraphEdge[] {
  return edges.map(({ upstream, type, note }) => ({
    address: edgeAddress(book, downstream, upstream),
    ...edgeEnds(downstream, upstream),
    type,
    ...(note !== undefined && { note }),
    owner: null,
  }));
}

function declaredPairs(
  { downstream }: DesiredUnit,
  mapping: ExplicitMapping,
  book: AddressBook,
): readonly GraphPair[] {
  const { downstreamColumn, upstreams, transform = null, confidence } = mapping;
  return upstreams.map(({ dataset, column }) => {
    const fields = {
      downstreamField: schemaFieldUrn(mapping.of ?? downstream, downstreamColumn),
      upstreamField: schemaFieldUrn(dataset, column),
    };
    return {
      address: pairAddress(fields, book, downstream),
      downstream,
      upstream: dataset,
      ...fields,
      transform,
      confidence,
      owner: null,
    };
  });
}

function declaredWildcard(
  { downstream }: DesiredUnit,
  mapping: WildcardMapping,
  book: AddressBook,
): GraphWildcard {
  const { upstream, except, transform = null, confidence } = mapping;
  return {
    address: `${book(downstream)}.* <- ${book(upstream)}.*`,
    downstream,
    upstream,
    except,
    transform,
    confidence,
  };
}
