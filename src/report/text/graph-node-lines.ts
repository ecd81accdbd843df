import type {
  GraphDocument,
  GraphEdge,
  GraphPair,
  GraphWildcard,
} from '../../insight/graph/graph-document.js';
import { type Joined, joinKey } from '../../insight/graph/whole-graph.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { describeDataset, longName } from '../../plan/document/address-book.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { derivationDetails } from '../words/describe-change.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { edgeNotes, ownerNotes, stateNotes } from '../words/graph-phrases.js';
import { compareNatural } from '../words/natural-order.js';
import { columnBelow } from '../words/other-end.js';
import type { GraphTreeNode } from './graph-tree.js';
import { HANG, terminalWidth, wrapWords } from './terminal-width.js';
import type { TextContext } from './text-context.js';

type NodeLines = (tree: GraphTreeNode) => readonly string[];

/** Makes a function that renders a tree of a graph, each dataset with the columns of its link. */
export function graphNodeLines(graph: GraphDocument, context: TextContext): NodeLines {
  const elements: Elements = {
    edges: groupBy(graph.edges, joinKey),
    pairs: groupBy(graph.pairs, joinKey),
    wildcards: groupBy(graph.wildcards, joinKey),
  };
  const linesOf = (node: GraphTreeNode, lead: string, rest: string): readonly string[] => {
    const { children } = node;
    const bar = children.length > 0 ? '│' : ' ';
    const indent = `${rest}${bar}    `;
    const room = context.columns - terminalWidth(indent);
    const columns = columnRows(node.join, elements).flatMap((row) =>
      wrapWords(row, room, room - HANG).map(
        (line, at) => `${indent}${at === 0 ? '' : ' '.repeat(HANG)}${line}`,
      ),
    );
    const below = children.flatMap((child, i) =>
      i < children.length - 1
        ? linesOf(child, `${rest}├─ `, `${rest}│  `)
        : linesOf(child, `${rest}└─ `, `${rest}   `),
    );
    return [datasetLine(node, lead, { elements, context }), ...columns, ...below];
  };
  return (tree) => linesOf(tree, '', '');
}

/** The elements of a graph by the datasets that they join. */
interface Elements {
  readonly edges: ReadonlyMap<string, readonly GraphEdge[]>;
  readonly pairs: ReadonlyMap<string, readonly GraphPair[]>;
  readonly wildcards: ReadonlyMap<string, readonly GraphWildcard[]>;
}

interface LineContext {
  readonly elements: Elements;
  readonly context: TextContext;
}

function datasetLine(
  node: GraphTreeNode,
  lead: string,
  { elements, context: { paint, columns } }: LineContext,
): string {
  const { dataset, join, elsewhere, isFirst } = node;
  const name = escapeControls(dataset.address);
  const edge = join ? inBrackets(edgeDetails(groupAt(elements.edges, joinKey(join)))) : '';
  const place = elsewhere === undefined ? '' : ` (${elsewhere})`;
  const notes = isFirst ? datasetNotes(dataset) : [];
  const described = describeDataset(dataset.urn);
  const isTold = [described, longNameOfOther(dataset.urn)].includes(dataset.address);
  const isDescribed = isFirst && !isTold;
  const plain = `${lead}${name}${edge}${place}`;
  const both = [...(isDescribed ? [described] : []), ...notes].map(escapeControls).join(', ');
  // On a narrow terminal, the notes stay and the long name goes.
  const fits = terminalWidth(plain) + 2 + terminalWidth(both) <= columns;
  const beside = fits ? both : notes.map(escapeControls).join(', ');
  const own = `${lead}${join ? name : paint.title(name)}${edge}${place}`;
  return beside === '' ? own : `${own}  ${paint.faint(beside)}`;
}

/** The long name of an entity that is no dataset holds all that a description does. */
function longNameOfOther(urn: EntityUrn): string | undefined {
  return isDatasetUrn(urn) ? undefined : longName(urn);
}

function datasetNotes({ state, beyond }: GraphTreeNode['dataset']): readonly string[] {
  return [
    ...(stateNotes[state] === '' ? [] : [stateNotes[state]]),
    ...(beyond.upstreams > 0 ? [`${beyond.upstreams} more upstream`] : []),
    ...(beyond.downstreams > 0 ? [`${beyond.downstreams} more downstream`] : []),
  ];
}

/** Returns the details of an edge. Pairs can exist without an edge. */
function edgeDetails([edge]: readonly GraphEdge[]): readonly string[] {
  return edge ? edgeNotes(edge) : ['no edge'];
}

function columnRows(join: Joined | undefined, elements: Elements): readonly string[] {
  if (!join) return [];
  const key = joinKey(join);
  return [
    ...groupAt(elements.pairs, key).map(pairRow).sort(compareNatural),
    ...groupAt(elements.wildcards, key).map(wildcardRow),
  ];
}

function pairRow(pair: GraphPair): string {
  const { upstreamField, transform, confidence, owner } = pair;
  const details = [...derivationDetails({ transform, confidence }), ...ownerNotes(owner)];
  const columns = `${columnBelow({ ...pair, element: 'pair' })} <- ${columnName(upstreamField)}`;
  return `${escapeControls(columns)}${inBrackets(details)}`;
}

function wildcardRow({ except, transform, confidence }: GraphWildcard): string {
  const details = [
    ...(except.length === 0 ? [] : [`but ${except.join(', ')}`]),
    ...derivationDetails({ transform, confidence }),
  ];
  return `* <- *${inBrackets(details)}`;
}
