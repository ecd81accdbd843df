import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../../../src/report/document/report-document.js';
import { campaignRows } from '../../campaigns/campaign.js';
import { hostileNames } from '../../support/report/hostile-names.js';
import { readHtml } from '../../support/report/html-reading.js';
import { renamedDocument } from '../../support/report/renamed-document.js';
import { renderAs } from '../../support/report/rendered.js';
import { reportDocuments } from '../../support/report/report-documents.js';

/** The elements of a page. None of them loads, runs or sends anything. */
const ownElements = new Set([
  ...`html head meta title style body header main footer section div span h1 h2 p b br`.split(
    /\s+/,
  ),
  ...'ul li code pre ins del details summary table thead tbody tr th td'.split(' '),
  ...['svg', 'desc', 'defs', 'marker', 'path', 'g', 'rect', 'circle', 'text', 'label', 'input'],
]);

const ownAttributes = new Set([
  ...`charset http-equiv content name lang class id scope open role tabindex type checked`.split(
    /\s+/,
  ),
  ...`aria-label aria-labelledby aria-hidden width height viewBox d rx x y cx cy r
    transform fill`.split(/\s+/),
  ...`font-size text-anchor marker-end markerWidth markerHeight refX refY markerUnits
    orient`.split(/\s+/),
]);

const names = [...hostileNames, 'a\u0000b\u001b[31m\u202e', '\ud800'];

/** Each page with some of the names, which differ from page to page. Each name is on some pages. */
const documents = Object.entries(reportDocuments).map(([title, document], i) => ({
  title,
  document,
  someNames: campaignRows(names, 2, i),
}));

it('shows each hostile name on some page', () => {
  expect(new Set(documents.flatMap(({ someNames }) => someNames))).toEqual(new Set(names));
});

describe.each(documents)('the page of $title', ({ document, someNames }) => {
  const tame = readHtml(rendered(renamedDocument(document, 'abc')));

  it.each(someNames)('has the same structure with hostile names: %s', (name) => {
    const read = readHtml(rendered(renamedDocument(document, name)));
    expect(read.errors).toEqual([]);
    expect(read.elements.filter((element) => !ownElements.has(element))).toEqual([]);
    expect(read.attributes.filter(([, attribute]) => !ownAttributes.has(attribute))).toEqual([]);
    expect(read.elements.length - lines(read)).toBe(tame.elements.length - lines(tame));
    expect(read.text.replaceAll('\n', '')).not.toMatch(/[\p{Cf}\p{Cs}\p{Cc}]/u);
  });

  it('refers to nothing outside of itself', () => {
    const read = readHtml(rendered(document));
    const references = read.attributes.filter(
      ([, name, value]) =>
        /^(?:href|src|srcset|style|xlink)|^on/.test(name) || /url\((?!#)/.test(value),
    );
    expect(references).toEqual([]);
    expect(rendered(document)).not.toMatch(/@import|url\((?!#)|@font-face/);
  });
});

it('shows the name unchanged', () => {
  const name = '<b>"a" & \'b\'</b>';
  const read = readHtml(
    rendered(renamedDocument(reportDocuments['edited-mappings'] as ReportDocument, name)),
  );
  expect(read.textsOf('h1')).toEqual([`Headwater plan for stack ${name}`]);
  expect(read.textsOf('code')).toContain(name);
});

/**
 * Counts the elements that show values, since a value of several lines has one element for each
 * line. A box has one for each line of its head.
 */
function lines({ elements, attributes }: ReturnType<typeof readHtml>): number {
  const heads = attributes.filter(
    ([, name, value]) => name === 'class' && /^(?:name|caption)$/.test(value),
  );
  return elements.filter((name) => name === 'ins' || name === 'del').length * 2 + heads.length;
}

function rendered(document: ReportDocument): string {
  return renderAs('html', document, {
    sources: new Map([['lineage/a.yaml', '<b>\n\u001b[31mred\n']]),
  });
}
