import type {
  GraphDocument,
  GraphEdge,
  GraphPair,
  GraphWildcard,
} from '../../insight/graph/graph-document.js';
import { joinKey } from '../../insight/graph/whole-graph.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { beyondPhrases, edgeNotes, ownerNotes, stateNotes } from '../words/graph-phrases.js';
import { assembleDrawing, drawnLink } from './assemble-drawing.js';
import type { Drawing, DrawnLink } from './drawing.js';

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
      edge.note === undefined &&
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
    leftOut: beyondPhrases(graph),
  });
}

function toEdge(edge: GraphEdge): DrawnLink {
  return drawnLink({ ...edge, element: 'edge' }, contextLook(edgeNotes(edge)));
}

function toPair(pair: GraphPair): DrawnLink {
  const notes = [...(pair.transform === null ? [] : [pair.transform]), ...ownerNotes(pair.owner)];
  return drawnLink({ ...pair, element: 'pair' }, contextLook(notes));
}

/** Draws a wildcard as one link from `*` to `*`. */
function wildcardToPair(wildcard: GraphWildcard): DrawnLink {
  const { downstream, upstream, except, transform } = wildcard;
  const fields = {
    downstreamField: schemaFieldUrn(downstream, '*'),
    upstreamField: schemaFieldUrn(upstream, '*'),
  };
  const notes = [
    ...(transform === null ? [] : [transform]),
    ...(except.length === 0 ? [] : [`but ${except.join(', ')}`]),
  ];
  return drawnLink({ ...wildcard, ...fields, element: 'pair' }, contextLook(notes));
}

function contextLook(notes: readonly string[]): Pick<DrawnLink, 'state' | 'note'> {
  return { state: 'context', note: notes.join(', ') };
}
