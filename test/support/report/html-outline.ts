import { parse } from 'parse5';
import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsUnder,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from './html-tree.js';

/** Elements without a line. The title and the description of a drawing stand in its line. */
const skipped = new Set(['head', 'defs', 'title', 'desc', 'rect', 'path']);

/** Elements that have no line of their own, but their children have. */
const wrappers = new Set(['html', 'body', 'header', 'main', 'table', 'thead', 'tbody']);

/** Elements that have a line, and their children too. */
const containers = new Set(['section', 'ul', 'details', 'footer', 'svg']);

/** Classes that say nothing about the words in them. */
const layoutClasses = new Set(['tag', 'soft', 'mono', 'path']);

/**
 * Returns what a page tells its reader, one line for each block, indented as the blocks are nested.
 * A line begins with the element and its classes: `li.refused: …`. A row of a table is one line, and
 * so is each box, column and link of the drawing. Sizes and positions are left out.
 */
export function outlineOf(page: string): string {
  return `${linesUnder(parse(page)).join('\n')}\n`;
}

function linesUnder(node: HtmlNode): readonly string[] {
  return countEqual(childrenOf(node).filter(isElement).flatMap(linesOf));
}

function linesOf(element: HtmlElement): readonly string[] {
  const { tagName } = element;
  const classes = classesOf(element);
  if (skipped.has(tagName) || (tagName === 'g' && classes.length === 0)) return [];
  if (wrappers.has(tagName) || classes.includes('canvas') || classes.includes('tablewrap'))
    return linesUnder(element);
  const inner = containers.has(tagName) || classes.includes('box') ? linesUnder(element) : [];
  const isDrawn = tagName === 'svg' || tagName === 'g';
  const words = isDrawn ? drawnWords(element) : inner.length > 0 ? '' : wordsOf(element).trim();
  const head = [tagName, ...classes].join('.') + (has(element, 'open') ? '[open]' : '');
  return [words === '' ? head : `${head}: ${words}`, ...inner.map((line) => `  ${line}`)];
}

/** `a`, `a`, `b` becomes `a (2 times)`, `b`. Drawings have many equal signs. */
function countEqual(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    if (line === lines[at - 1]) return [];
    const end = lines.findIndex((other, later) => later > at && other !== line);
    const count = (end === -1 ? lines.length : end) - at;
    return [count === 1 ? line : `${line} (${count} times)`];
  });
}

/** The accessible name of a part of a drawing, then the texts in it that the name does not repeat. */
function drawnWords(element: HtmlElement): string {
  const own = elementsUnder(element).filter((one) => drawnPart(one) === element);
  const textsOf = (...names: string[]) =>
    own.filter(({ tagName }) => names.includes(tagName)).map(textOf);
  const name = textsOf('title', 'desc').join('. ');
  const shown = element.tagName === 'svg' ? [] : textsOf('text');
  return [name, ...shown.filter((words) => !name.includes(words))].filter(Boolean).join(' | ');
}

/** The nearest part of the drawing around an element. */
function drawnPart({ parentNode }: HtmlElement): HtmlNode | null {
  return parentNode !== null && isElement(parentNode) && classesOf(parentNode).length === 0
    ? drawnPart(parentNode)
    : parentNode;
}

/** The text in a line, with marks for the elements that carry meaning. */
function wordsOf(node: HtmlNode): string {
  if (!isElement(node)) return textOf(node);
  const separator = node.tagName === 'tr' ? ' | ' : '';
  return childrenOf(node)
    .map((child, at, all) => gapBetween(all[at - 1], child) + markedWords(child))
    .join(separator);
}

/** Elements that stand side by side are apart on the page. */
function gapBetween(before: HtmlNode | undefined, node: HtmlNode): string {
  if (before === undefined || !isElement(node) || isCell(node)) return '';
  if (node.tagName === 'div') return ' / ';
  return isElement(before) ? ' ' : '';
}

function isCell({ tagName }: HtmlElement): boolean {
  return tagName === 'td' || tagName === 'th';
}

function markedWords(node: HtmlNode): string {
  if (!isElement(node)) return textOf(node);
  const words = wordsOf(node);
  switch (node.tagName) {
    case 'code':
      return `\`${words}\``;
    case 'ins':
      return `{+${words}+}`;
    case 'del':
      return `{-${words}-}`;
    case 'input':
      return has(node, 'checked') ? '[x]' : '[ ]';
    default: {
      const classes = classesOf(node).filter((name) => !layoutClasses.has(name));
      if (classes.length === 0 || isCell(node)) return words;
      return `[${classes.join(' ')}${words === '' ? '' : `: ${words}`}]`;
    }
  }
}

function has(element: HtmlElement, attribute: string): boolean {
  return attributeOf(element, attribute) !== undefined;
}
