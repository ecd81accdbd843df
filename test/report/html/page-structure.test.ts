import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readableMarkup } from '../../support/report/html-markup.js';
import { outlineOf } from '../../support/report/html-outline.js';
import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsUnder,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../support/report/html-tree.js';
import { renderPage } from '../../support/report/rendered.js';
import { reportDocuments } from '../../support/report/report-documents.js';
import { firstPlan, refused, troubled } from '../../support/report/report-plans.js';

/** Parts that show a kind of change by their colour. */
const coloured = new Set(['tag', 'link', 'sign', 'label', 'column', 'head']);

/** Classes that need no rule: the base of their part is their look. */
const unstyled = ['edge', 'pair', 'plain'];

const pages = Object.entries(reportDocuments).map(([title, document]) => {
  const page = renderPage(document);
  const elements = elementsUnder(parse(page));
  return { title, page, elements, styles: /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '' };
});

describe.each(pages)('the page of $title', ({ page, elements, styles }) => {
  it('refers to elements that are there, each with an id of its own', () => {
    const ids = elements.flatMap((one) => attributeOf(one, 'id') ?? []);
    expect(elements.flatMap(referencesOf).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has its title as the heading', () => {
    const texts = (name: string) => elements.filter(({ tagName }) => tagName === name).map(textOf);
    expect(texts('h1')).toEqual(texts('title').slice(0, 1));
  });

  it('has a rule for each class, and a colour for each kind of change', () => {
    const used = new Set(elements.flatMap(classesOf));
    const ruled = new Set([...styles.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !ruled.has(name) && !unstyled.includes(name))).toEqual([]);
    const colours = new Set(
      [...styles.matchAll(/([^{}]*)\{--tone:/g)].flatMap(([, selectors = '']) =>
        selectors.split(',').map((selector) => selector.trim().slice(1)),
      ),
    );
    const colourless = elements
      .map(classesOf)
      .filter((classes) => classes.some((name) => coloured.has(name)))
      .filter((classes) => !classes.some((name) => colours.has(name)));
    expect(colourless).toEqual([]);
  });

  it('loses no words in its outline, and nothing but the style sheet in its readable markup', () => {
    const outline = outlineOf(page);
    const body = elements.filter(({ tagName }) => tagName === 'body');
    const words = body.flatMap(textsUnder).map((text) => text.trim());
    expect(words.filter((text) => !outline.includes(text))).toEqual([]);
    const squeezed = (markup: string) => markup.replaceAll(/\n */g, '');
    expect(squeezed(readableMarkup(page))).toBe(
      squeezed(page.replace(styles, '').replace(/sha256-[^&]*/, 'sha256-…')),
    );
  });
});

it('has the sections of a plan with everything in their order', () => {
  const changes = [...refused.changes, ...firstPlan.changes];
  const plan = { ...refused, changes, findings: troubled.findings };
  const page = parse(renderPage({ kind: 'plan', plan }));
  const headings = elementsUnder(page).filter(({ tagName }) => tagName === 'h2');
  expect(headings.map(textOf)).toEqual([
    'Errors',
    'Refused by guards',
    'Removed',
    'Columns that lose ancestors',
    'Lineage that changes',
    'Other changes',
    'Affected columns',
    'Findings',
    'Guards that were lifted',
    'Apply it',
  ]);
});

/** The ids that an element names in its attributes. */
function referencesOf(element: HtmlElement): readonly string[] {
  const inUrls = element.attrs.flatMap(({ value }) =>
    [...value.matchAll(/url\(#([^)]*)\)/g)].map(([, id = '']) => id),
  );
  const labels = attributeOf(element, 'aria-labelledby')?.split(' ') ?? [];
  return [...inUrls, ...labels];
}

function textsUnder(node: HtmlNode): readonly string[] {
  return childrenOf(node).flatMap((child) =>
    isElement(child) ? textsUnder(child) : [textOf(child)],
  );
}
