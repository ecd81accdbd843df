import type {
  GraphDataset,
  GraphDocument,
  GraphEdge,
  GraphPair,
  GraphWildcard,
} from '../../insight/graph/graph-document.js';
import { compareJoined, findJoins, type Joined, joinKey } from '../../insight/graph/whole-graph.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  beyondPhrases,
  graphBasis,
  graphSummary,
  ownerNotes,
  selectionPhrase,
  stateNotes,
} from '../graph-phrases.js';
import { escapeControls, inBrackets } from './escape.js';
import { findingsText } from './findings-text.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a graph: the upstreams of each dataset, what lies beyond the depth, and a line with
 * counts.
 */
export function graphText(graph: GraphDocument, context: TextContext): string {
  const { findings } = graph;
  const blocks = [
    header(graph, context),
    ...datasetBlocks(graph, context),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...beyondLine(graph),
    graphSummary(graph),
  ];
  return `${blocks.join('\n')}\n`;
}

function beyondLine(graph: GraphDocument): readonly string[] {
  const words = beyondPhrases(graph);
  return words.length === 0
    ? []
    : [`Not shown: ${words.join(', ')}; --upstream, --downstream and --depth reach further.`];
}

function header(graph: GraphDocument, { paint }: TextContext): string {
  const { stack, target } = graph.target;
  const named = target === null ? '' : `, target ${escapeControls(target)}`;
  const selection = selectionPhrase(graph);
  const title = paint.title(`Headwater graph for stack ${escapeControls(stack)}${named}`);
  return `${title}\n${escapeControls(graphBasis(graph))}\n${selection === null ? '' : `${escapeControls(selection)}\n`}`;
}

/** One block for each dataset with its upstreams and the column pairs of each upstream. */
function datasetBlocks(
  { datasets, edges, pairs, wildcards }: GraphDocument,
  context: TextContext,
): readonly string[] {
  const names = new Map(datasets.map(({ urn, address }) => [urn, address]));
  const edgesByJoin = groupBy(edges, joinKey);
  const pairsByJoin = groupBy(pairs, joinKey);
  const wildcardsByJoin = groupBy(wildcards, joinKey);
  const joins = groupBy(
    findJoins({ edges, pairs, wildcards }).sort(compareJoined),
    ({ downstream }) => downstream,
  );
  const joinRows = (join: Joined) => [
    joinRow(String(names.get(join.upstream)), groupAt(edgesByJoin, joinKey(join))),
    ...groupAt(pairsByJoin, joinKey(join)).map(pairRow),
    ...groupAt(wildcardsByJoin, joinKey(join)).map(wildcardRow),
  ];
  return datasets.map(
    (dataset) =>
      `${[title(dataset, context), ...groupAt(joins, dataset.urn).flatMap(joinRows)].join('\n')}\n`,
  );
}

function title({ urn, address, state, beyond }: GraphDataset, { paint }: TextContext): string {
  const notes = [
    ...(stateNotes[state] === '' ? [] : [stateNotes[state]]),
    ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
    ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
  ];
  const described = describeDataset(urn);
  const beside = [...(described === address ? [] : [described]), ...notes]
    .map(escapeControls)
    .join(', ');
  return `${paint.title(escapeControls(address))}  ${paint.faint(beside)}`;
}

/** The row of an upstream. Pairs can exist without an edge. */
function joinRow(upstream: string, [edge]: readonly GraphEdge[]): string {
  const details = edge
    ? [...(edge.type === 'TRANSFORMED' ? [] : [edge.type]), ...ownerNotes(edge.owner)]
    : ['no edge'];
  return `  <- ${escapeControls(upstream)}${inBrackets(details)}`;
}

function pairRow({ address, transform, confidence, owner }: GraphPair): string {
  const details = [
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
    ...ownerNotes(owner),
  ];
  return `       ${escapeControls(address)}${inBrackets(details)}`;
}

function wildcardRow({ address, except, transform, confidence }: GraphWildcard): string {
  const details = [
    ...(except.length === 0 ? [] : [`but ${except.join(', ')}`]),
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
  ];
  return `       ${escapeControls(address)}${inBrackets(details)}`;
}
