import { groupAt, groupBy } from '../../model/group-by.js';
import type { GraphEdge, GraphPair, GraphWildcard, LineageGraph } from '../../plan/graph/lineage-graph.js';
import { joinOf } from '../../plan/graph/whole-graph.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { beyondWords, ownerWords, stateWords } from '../graph-words.js';
import type { Drawing, DrawnEdge, DrawnPair } from './drawing.js';
import { drawingOf } from './drawing-parts.js';

/** A graph of lineage, all of it as it is: nothing changes. */
export function drawingOfGraph(graph: LineageGraph): Drawing {
  const { datasets, edges, pairs, wildcards } = graph;
  const drawn = [...pairs.map(pairOf), ...wildcards.map(wildcardOf)];
  const joined = groupBy([...pairs, ...wildcards], joinOf);
  // Where pairs are drawn, an edge that says nothing more would be one more line.
  const isSaid = (edge: GraphEdge) => {
    const between = groupAt(joined, joinOf(edge));
    return between.length > 0 && edge.type === 'TRANSFORMED' && between.every((one) => !('owner' in one) || one.owner === edge.owner);
  };
  return drawingOf({
    names: datasets.map(({ urn, address }) => ({ urn, name: address })),
    links: [...edges.filter((edge) => !isSaid(edge)).map(edgeOf), ...drawn],
    states: new Map(
      datasets.flatMap(({ urn, selected }) => (selected && graph.selection.select.length > 0 ? [[urn, 'selected' as const]] : [])),
    ),
    notes: new Map(datasets.map(({ urn, state }) => [urn, [stateWords[state]].filter(Boolean)])),
    columns: new Map(),
    leftOut: beyondWords(graph),
  });
}

function edgeOf({ downstream, upstream, type, owner }: GraphEdge): DrawnEdge {
  const note = [...(type === 'TRANSFORMED' ? [] : [type]), ...ownerWords(owner)].join(', ');
  return { element: 'edge', downstream, upstream, state: 'context', note, counted: null };
}

function pairOf({ downstream, upstream, downstreamField, upstreamField, transform, owner }: GraphPair): DrawnPair {
  const note = [...(transform === null ? [] : [transform]), ...ownerWords(owner)].join(', ');
  return { element: 'pair', downstream, upstream, downstreamField, upstreamField, state: 'context', note };
}

/** One line from `*` to `*`. */
function wildcardOf({ downstream, upstream, except, transform }: GraphWildcard): DrawnPair {
  const note = [...(transform === null ? [] : [transform]), ...(except.length === 0 ? [] : [`but ${except.join(', ')}`])].join(', ');
  const fields = { downstreamField: schemaFieldUrn(downstream, '*'), upstreamField: schemaFieldUrn(upstream, '*') };
  return { element: 'pair', downstream, upstream, ...fields, state: 'context', note };
}
