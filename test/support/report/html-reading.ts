import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The content of a page as a browser's parser reads it. */
export interface HtmlReading {
  readonly errors: readonly string[];
  /** Names of all elements, in order. */
  readonly elements: readonly string[];
  readonly attributes: readonly (readonly [element: string, name: string, value: string])[];
  /** All text except styles. */
  readonly text: string;
  /**
   * Returns the texts of the elements with a name, or with a name and a class: `td`, `text.name`.
   */
  readonly textsOf: (selector: string) => readonly string[];
}

export function readHtml(text: string): HtmlReading {
  const errors: string[] = [];
  const root = parse(text, {
    onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`),
  });
  const all = elementsUnder(root);
  return {
    errors,
    elements: all.map(({ tagName }) => tagName),
    attributes: all.flatMap(({ tagName, attrs }) =>
      attrs.map(({ name, value }) => [tagName, name, value] as const),
    ),
    text: textOf(root),
    textsOf: (selector) => all.filter((one) => matches(one, selector)).map(textOf),
  };
}

function elementsUnder(node: Node): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [
    ...(defaultTreeAdapter.isElementNode(child) ? [child] : []),
    ...elementsUnder(child),
  ]);
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'style') return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function matches({ tagName, attrs }: Element, selector: string): boolean {
  const [name, className] = selector.split('.');
  const classes = attrs.find((one) => one.name === 'class')?.value.split(' ') ?? [];
  return tagName === name && (className === undefined || classes.includes(className));
}
