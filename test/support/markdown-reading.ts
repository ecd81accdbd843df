import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** What a reader of markdown makes of it: GitHub's dialect, its HTML let through as GitHub does. */
export interface MarkdownReading {
  /** All text, code included. */
  readonly text: string;
  /** Text outside code, a piece a node: where mentions and the like are looked for. */
  readonly prose: readonly string[];
  /** Texts of code, blocks without their last line break. */
  readonly code: readonly string[];
  /** Names of elements, each once, sorted. */
  readonly elements: readonly string[];
  /** Attributes and comments that are not of tables, lists and code. */
  readonly oddities: readonly string[];
  /** Texts of the cells, row by row, heads included. */
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

/** The same of a page or a piece of one. */
export function readHtml(html: string): MarkdownReading {
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
 * What GitHub makes of the text of a page after it was read as markdown, written down apart from the code that avoids it:
 * mentions, issues, commits, advisories, addresses, emoji and formulas.
 */
export function revivedIn({ prose }: MarkdownReading): readonly string[] {
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
