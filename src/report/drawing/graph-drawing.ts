import type {
  GraphDocument,
  GraphEdge,
  GraphPair,
  GraphWildcard,
} from '../../insight/graph/graph-document.js';
import { joinKey } from '../../insight/graph/whole-graph.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { beyondPhrases, ownerNotes, stateNotes } from '../words/graph-phrases.js';
import { assembleDrawing } from './assemble-drawing.js';
import type { Drawing, DrawnEdge, DrawnPair } from './drawing.js';

/** Draws a graph of lineage, in which nothing changes. */
export function graphDrawing(graph: GraphDocument): Drawing {
  const { datasets, edges, pairs, wildcards } = graph;
  const drawn = [...pairs.map(toPair), ...wildcards.map(wildcardToPair)];
  const joined = groupBy([...pairs, ...wildcards], joinKey);
  // An edge that adds nothing to its pairs would only be one more line.
  const isImplied = (edge: GraphEdge) => {
    const between = groupAt(joined, joinKey(edge));
    return (
      between.length > 0 &&
      edge.type === 'TRANSFORMED' &&
      between.every((one) => !('owner' in one) || one.owner === edge.owner)
    );
  };
  return assembleDrawing({
    names: datasets.map(({ urn, address }) => ({ urn, name: address })),
    links: [...edges.filter((edge) => !isImplied(edge)).map(toEdge), ...drawn],
    states: new Map(
      datasets.flatMap(({ urn, selected }) =>
        selected && graph.selection.select.length > 0 ? [[urn, 'selected' as const]] : [],
      ),
    ),
    notes: new Map(datasets.map(({ urn, state }) => [urn, [stateNotes[state]].filter(Boolean)])),
    columns: new Map(),
    leftOut: beyondPhrases(graph),
  });
}

function toEdge({ downstream, upstream, type, owner }: GraphEdge): DrawnEdge {
  const note = [...(type === 'TRANSFORMED' ? [] : [type]), ...ownerNotes(owner)].join(', ');
  return { element: 'edge', downstream, upstream, state: 'context', note, hiddenPairs: null };
}

function toPair({
  downstream,
  upstream,
  downstreamField,
  upstreamField,
  transform,
  owner,
}: GraphPair): DrawnPair {
  const note = [...(transform === null ? [] : [transform]), ...ownerNotes(owner)].join(', ');
  return {
    element: 'pair',
    downstream,
    upstream,
    downstreamField,
    upstreamField,
    state: 'context',
    note,
  };
}

/** Draws a wildcard as one link from `*` to `*`. */
function wildcardToPair({ downstream, upstream, except, transform }: GraphWildcard): DrawnPair {
  const note = [
    ...(transform === null ? [] : [transform]),
    ...(except.length === 0 ? [] : [`but ${except.join(', ')}`]),
  ].join(', ');
  const fields = {
    downstreamField: schemaFieldUrn(downstream, '*'),
    upstreamField: schemaFieldUrn(upstream, '*'),
  };
  return { element: 'pair', downstream, upstream, ...fields, state: 'context', note };
}
