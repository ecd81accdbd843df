import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readableMarkup } from '../../support/report/html-markup.js';
import {
  attributeOf,
  classesOf,
  elementsUnder,
  type HtmlElement,
  textOf,
} from '../../support/report/html-tree.js';
import { renderPage } from '../../support/report/rendered.js';
import { reportDocuments } from '../../support/report/report-documents.js';
import { firstPlan, refused, troubled } from '../../support/report/report-plans.js';

/** Parts that show a kind of change by their color. */
const colored = new Set(['tag', 'link', 'sign', 'label', 'column', 'head']);

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

  it('has a rule for each class, and a color for each kind of change', () => {
    const used = new Set(elements.flatMap(classesOf));
    const ruled = new Set([...styles.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !ruled.has(name) && !unstyled.includes(name))).toEqual([]);
    const colors = new Set(
      [...styles.matchAll(/([^{}]*)\{--tone:/g)].flatMap(([, selectors = '']) =>
        selectors.split(',').map((selector) => selector.trim().slice(1)),
      ),
    );
    const colorless = elements
      .map(classesOf)
      .filter((classes) => classes.some((name) => colored.has(name)))
      .filter((classes) => !classes.some((name) => colors.has(name)));
    expect(colorless).toEqual([]);
  });

  it('loses nothing but the style sheet in its readable markup', () => {
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
