import type { GraphDocument } from '../../insight/graph/graph-document.js';
import { escapeControls } from '../words/escape.js';
import {
  beyondPhrases,
  graphBasis,
  graphSummary,
  selectionPhrase,
} from '../words/graph-phrases.js';
import { forStack } from '../words/target-phrases.js';
import { findingsText } from './findings-text.js';
import { graphNodeLines } from './graph-node-lines.js';
import { type GraphTreeNode, graphTrees } from './graph-tree.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a graph: trees of datasets with their downstreams, what lies beyond the depth, and a line
 * with counts.
 */
export function graphText(graph: GraphDocument, context: TextContext): string {
  const { findings } = graph;
  const blocks = [
    header(graph, context),
    ...treeBlocks(graph, context),
    ...(findings.length > 0 ? [findingsText(findings, context)] : []),
    ...beyondLine(graph),
    graphSummary(graph),
  ];
  return `${blocks.join('\n')}\n`;
}

/** Counts what lies beyond the graph. A greater depth may show it if the depth is limited. */
function beyondLine(graph: GraphDocument): readonly string[] {
  const words = beyondPhrases(graph);
  if (words.length === 0) return [];
  const { upstream, downstream } = graph.selection;
  const isLimited = upstream !== null || downstream !== null;
  const hint = isLimited
    ? '--upstream, --downstream and --depth reach further'
    : 'select more datasets to see them';
  return [`Not shown: ${words.join(', ')}; ${hint}.`];
}

function header(graph: GraphDocument, { paint }: TextContext): string {
  const selection = selectionPhrase(graph);
  const title = paint.title(`Headwater graph ${forStack(graph.target, escapeControls)}`);
  return `${title}\n${escapeControls(graphBasis(graph))}\n${selection === null ? '' : `${escapeControls(selection)}\n`}`;
}

/** Renders one block for each tree. Datasets without any lineage share one block. */
function treeBlocks(graph: GraphDocument, context: TextContext): readonly string[] {
  const trees = graphTrees(graph);
  const isBare = ({ children }: GraphTreeNode) => children.length === 0;
  const blocks = [
    ...trees.filter((tree) => !isBare(tree)).map((tree) => [tree]),
    trees.filter(isBare),
  ].filter((block) => block.length > 0);
  const lines = graphNodeLines(graph, context);
  return blocks.map((block) => `${block.flatMap(lines).join('\n')}\n`);
}
