import { type DefaultTreeAdapterMap, defaultTreeAdapter } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];

export const isElement: (node: HtmlNode) => node is HtmlElement = defaultTreeAdapter.isElementNode;

export function childrenOf(node: HtmlNode): readonly HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** All elements below a node, in order. */
export function elementsUnder(node: HtmlNode): readonly HtmlElement[] {
  return childrenOf(node).flatMap((child) => [
    ...(isElement(child) ? [child] : []),
    ...elementsUnder(child),
  ]);
}

/** All text except styles. */
export function textOf(node: HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (isElement(node) && node.tagName === 'style') return '';
  return childrenOf(node).map(textOf).join('');
}

export function attributeOf({ attrs }: HtmlElement, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

export function classesOf(element: HtmlElement): readonly string[] {
  return attributeOf(element, 'class')?.split(' ') ?? [];
}
