import { parse } from 'parse5';
import { classesOf, elementsUnder, type HtmlElement, textOf } from './html-tree.js';

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

function matches(element: HtmlElement, selector: string): boolean {
  const [name, className] = selector.split('.');
  return (
    element.tagName === name && (className === undefined || classesOf(element).includes(className))
  );
}
