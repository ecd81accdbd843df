import { groupAt, groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/address-book.js';
import type { GraphDataset, GraphEdge, GraphPair, GraphWildcard, LineageGraph } from '../../plan/graph/lineage-graph.js';
import { compareJoined, type Joined, joinOf, joinsOf } from '../../plan/graph/whole-graph.js';
import { beyondWords, graphBasis, graphSummary, ownerWords, selectionWords, stateWords } from '../graph-words.js';
import { findingsText } from './findings-text.js';
import { harmless } from './harmless.js';
import type { TextContext } from './text-context.js';

/** Dataset by dataset what it is derived from, then what lies further away, and one line that counts. */
export function graphText(graph: LineageGraph, context: TextContext): string {
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

function beyondLine(graph: LineageGraph): readonly string[] {
  const words = beyondWords(graph);
  return words.length === 0 ? [] : [`Not shown: ${words.join(', ')}; --upstream, --downstream and --depth reach further.`];
}

function header(graph: LineageGraph, { paint }: TextContext): string {
  const { stack, target } = graph.target;
  const named = target === null ? '' : `, target ${harmless(target)}`;
  const selection = selectionWords(graph);
  const title = paint.title(`Headwater graph for stack ${harmless(stack)}${named}`);
  return `${title}\n${harmless(graphBasis(graph))}\n${selection === null ? '' : `${harmless(selection)}\n`}`;
}

/** Each dataset with its upstreams, and the columns that are derived from each. */
function datasetBlocks({ datasets, edges, pairs, wildcards }: LineageGraph, context: TextContext): readonly string[] {
  const names = new Map(datasets.map(({ urn, address }) => [urn, address]));
  const edgesOf = groupBy(edges, joinOf);
  const pairsOf = groupBy(pairs, joinOf);
  const wildcardsOf = groupBy(wildcards, joinOf);
  const joins = groupBy(joinsOf({ edges, pairs, wildcards }).sort(compareJoined), ({ downstream }) => downstream);
  const rowsOf = (join: Joined) => [
    joinRow(String(names.get(join.upstream)), groupAt(edgesOf, joinOf(join))),
    ...groupAt(pairsOf, joinOf(join)).map(pairRow),
    ...groupAt(wildcardsOf, joinOf(join)).map(wildcardRow),
  ];
  return datasets.map((dataset) => `${[title(dataset, context), ...groupAt(joins, dataset.urn).flatMap(rowsOf)].join('\n')}\n`);
}

function title({ urn, address, state, beyond }: GraphDataset, { paint }: TextContext): string {
  const notes = [
    ...(stateWords[state] === '' ? [] : [stateWords[state]]),
    ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
    ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
  ];
  const described = describeDataset(urn);
  const beside = [...(described === address ? [] : [described]), ...notes].map(harmless).join(', ');
  return `${paint.title(harmless(address))}  ${paint.faint(beside)}`;
}

/** Pairs may outlive their edge. */
function joinRow(upstream: string, [edge]: readonly GraphEdge[]): string {
  const details = edge ? [...(edge.type === 'TRANSFORMED' ? [] : [edge.type]), ...ownerWords(edge.owner)] : ['no edge'];
  return `  <- ${harmless(upstream)}${inBrackets(details)}`;
}

function pairRow({ address, transform, confidence, owner }: GraphPair): string {
  const details = [
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
    ...ownerWords(owner),
  ];
  return `       ${harmless(address)}${inBrackets(details)}`;
}

function wildcardRow({ address, except, transform, confidence }: GraphWildcard): string {
  const details = [
    ...(except.length === 0 ? [] : [`but ${except.join(', ')}`]),
    ...(transform === null ? [] : [transform]),
    ...(confidence === 1 ? [] : [`confidence ${confidence}`]),
  ];
  return `       ${harmless(address)}${inBrackets(details)}`;
}

function inBrackets(details: readonly string[]): string {
  return details.length === 0 ? '' : ` (${harmless(details.join(', '))})`;
}
