import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** The result of parsing markdown in GitHub's dialect, with the HTML that GitHub lets through. */
export interface MarkdownReading {
  /** All text, code included. */
  readonly text: string;
  /** Text outside code, one entry for each node. Tests search it for mentions and the like. */
  readonly prose: readonly string[];
  /** Texts of code. A block has no line break at its end. */
  readonly code: readonly string[];
  /** Names of elements, each once, sorted. */
  readonly elements: readonly string[];
  /** Attributes and comments that do not belong to tables, lists or code. */
  readonly oddities: readonly string[];
  /** Texts of the cells, row by row, header rows included. */
  readonly rows: readonly (readonly string[])[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

export function readMarkdown(markdown: string): MarkdownReading {
  return readHtml(
    micromark(markdown, {
      allowDangerousHtml: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  );
}

/** Reads a page, or a part of one, in the same way. */
function readHtml(html: string): MarkdownReading {
  const nodes = parseFragment(html).childNodes.flatMap(withDescendants);
  const elements = nodes.filter(isElement);
  return {
    text: nodes.map(ownText).join(''),
    prose: nodes.filter((node) => node.nodeName === '#text' && !isInCode(node)).map(ownText),
    code: elements
      .filter(({ tagName }) => tagName === 'code')
      .map((element) => textOf(element).replace(/\n$/, '')),
    elements: [...new Set(elements.map(({ tagName }) => tagName))].sort(),
    oddities: nodes.flatMap(odditiesOf),
    rows: elements
      .filter(({ tagName }) => tagName === 'tr')
      .map((row) => row.childNodes.filter(isElement).map((cell) => textOf(cell))),
  };
}

/**
 * Finds what GitHub turns into links, emoji or formulas in the text of a page after the markdown is
 * parsed: mentions, issues, commits, advisories, addresses. Written independently of the code that
 * escapes them.
 */
export function findLiveMarkup({ prose }: MarkdownReading): readonly string[] {
  const alive = [
    /(?:^|[^\w/])@[a-z0-9]/i,
    /(?:^|\W)(?:#|gh-)\d+/i,
    /[\w.-]+\/[\w.-]+#\d+/,
    /\b[0-9a-f]{7,40}\b/,
    /\b(?:CVE-\d{4}-\d+|GHSA-\w{4}-)/i,
    /https?:\/\/|www\.|mailto:|[\w.+-]+@[\w-]+\./i,
    /:[a-z0-9_+-]+:/i,
    /\$[^$]+\$/,
  ];
  return prose.filter((text) => alive.some((pattern) => pattern.test(text)));
}

function withDescendants(node: Node): readonly Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(withDescendants) : [])];
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function isInCode(node: Node): boolean {
  for (let parent = node.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    if (parent.tagName === 'code') return true;
  return false;
}

function ownText(node: Node): string {
  return 'value' in node ? node.value : '';
}

function textOf(element: Element): string {
  return withDescendants(element).map(ownText).join('');
}

function odditiesOf(node: Node): readonly string[] {
  if (node.nodeName === '#comment') return ['comment'];
  return isElement(node)
    ? node.attrs
        .filter(({ name, value }) => !(name === 'class' && value.startsWith('language-')))
        .map(({ name }) => name)
    : [];
}
