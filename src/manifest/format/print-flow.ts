import { scalarText } from '../../yaml/scalar-text.js';
import type { Collection, Entry, FormatNode, FormatScalar } from './format-tree.js';
import type { NodeLayout } from './layouts.js';
import { orderKeys } from './order-keys.js';

/** The most characters of a line with a collection in brackets. */
const MAX_WIDTH = 100;

/**
 * Prints a value that follows its key or its dash on the same line. Undefined for a value that
 * needs lines of its own.
 *
 * @param width the number of characters before the value
 */
export function printInline(
  node: FormatNode,
  layout: NodeLayout,
  width: number,
): string | undefined {
  if (node.kind === 'alias') return `*${node.name}`;
  if (node.kind === 'scalar') return withAnchor(node.anchor, printScalar(node, false));
  const text = printFlow(node, layout);
  return text !== undefined && width + [...text].length <= MAX_WIDTH ? text : undefined;
}

/** Prints a value between brackets. Undefined if it has comments, or entries with lines of their own. */
function printFlow(node: FormatNode, layout: NodeLayout): string | undefined {
  switch (node.kind) {
    case 'alias':
      return `*${node.name}`;
    case 'scalar':
      return withAnchor(node.anchor, printScalar(node, true));
    case 'block-text':
      return undefined;
    case 'map':
    case 'list':
      return printCollection(node, layout);
  }
}

function printCollection(node: Collection, layout: NodeLayout): string | undefined {
  const [open, close] = node.kind === 'map' ? '{}' : '[]';
  const isBlock = node.entries.length > 0 && (node.foot.length > 0 || hasFrame(node, layout));
  if (isBlock || node.entries.some(hasComments)) return undefined;
  const members = orderKeys(node, layout).map((entry) => printMember(entry, layout));
  if (members.includes(undefined)) return undefined;
  return withAnchor(node.anchor, `${open}${members.join(', ')}${close}`);
}

/** Returns true for lines that stay lines: a part of the frame, or a mapping that holds one. */
function hasFrame({ isFlow, entries }: Collection, layout: NodeLayout): boolean {
  const holdsFrame = ({ key, value }: Entry) =>
    'entries' in value && value.entries.length > 0 && layoutOf(key, layout).isBlock;
  return !isFlow && (layout.isBlock || entries.some(holdsFrame));
}

/** Returns the layout of a value under a key, or of an item. */
export function layoutOf(key: Entry['key'], layout: NodeLayout): NodeLayout {
  return key === undefined ? layout.item() : layout.valueAt(key.name);
}

function hasComments({ leading, beside }: Entry): boolean {
  return leading.length + beside.length > 0;
}

function printMember({ key, value }: Entry, layout: NodeLayout): string | undefined {
  const text = printFlow(value, layoutOf(key, layout));
  if (key === undefined) return text;
  return text === undefined ? undefined : `${printKey(key, true)}: ${text}`;
}

export function printKey({ name, anchor }: NonNullable<Entry['key']>, inFlow: boolean): string {
  return withAnchor(anchor, scalarText(name, inFlow));
}

function printScalar({ value, source }: FormatScalar, inFlow: boolean): string {
  if (typeof value === 'string') return scalarText(value, inFlow);
  // A number stays as its author wrote it.
  return typeof value === 'boolean' ? String(value) : source;
}

function withAnchor(anchor: string, text: string): string {
  return anchor === '' ? text : `&${anchor} ${text}`;
}
