import { describe, expect, it } from 'vitest';
import type { PlanDocument } from '../../../src/plan/document/plan.js';
import type { ReportDocument } from '../../../src/report/document/report-document.js';
import { MARKDOWN_BUDGET } from '../../../src/report/markdown/part.js';
import { campaignRows } from '../../campaigns/campaign.js';
import { hostileMarkdown } from '../../support/report/hostile-markdown.js';
import { findLiveMarkup, readMarkdown } from '../../support/report/markdown-reading.js';
import { renderAs } from '../../support/report/rendered.js';
import { reportDocuments } from '../../support/report/report-documents.js';

/** The elements that a report itself uses. */
const ownElements = [
  ...'blockquote br code details h2 h3 h4 li p pre strong summary'.split(' '),
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

/** Keys whose texts come from outside the program, in any document. */
const FOREIGN = new Set([
  ...`address message allowed transform type path file ref stack target suggestion receipt`.split(
    /\s+/,
  ),
  ...`by run at description fieldPath nativeType actor origin commit startedAt effect`.split(/\s+/),
]);

/** Each document meets other names on CI, so that together they meet all. */
const documents = Object.entries(reportDocuments).map(([name, document], i) => ({
  name,
  document,
  names: campaignRows(hostileMarkdown, 5, i),
}));

describe.each(documents)('the markdown of $name', ({ document, names }) => {
  it.each(names)('has the same structure with hostile names: %s', (name) => {
    const tame = readMarkdown(rendered(named(document, 'abc')));
    const text = rendered(named(document, name));
    const read = readMarkdown(text);
    expect(read.elements.filter((element) => !ownElements.includes(element))).toEqual([]);
    expect(read.oddities).toEqual([]);
    expect(findLiveMarkup(read)).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(MARKDOWN_BUDGET);
    // Long names do not leave room for all rows.
    if (name.length < 200)
      expect(read.rows.map((cells) => cells.length)).toEqual(
        tame.rows.map((cells) => cells.length),
      );
  });
});

it('shows a name with markup unchanged as code', () => {
  const text = rendered(
    named(reportDocuments['edited-mappings'] as ReportDocument, 'shop `x` | <b>'),
  );
  expect(readMarkdown(text).code).toContain('shop `x` | <b>');
});

function rendered(document: ReportDocument): string {
  return renderAs('markdown', document);
}

/** Replaces every text that comes from a manifest, a catalog, a flag or git with this name. */
function named(document: ReportDocument, name: string): ReportDocument {
  const text = JSON.stringify(document, (key, value: unknown) =>
    typeof value === 'string' && FOREIGN.has(key) ? name : value,
  );
  return withScope(JSON.parse(text) as ReportDocument, name);
}

function withScope(document: ReportDocument, name: string): ReportDocument {
  if (document.kind !== 'plan') return document;
  const plan: PlanDocument = {
    ...document.plan,
    scope: { select: [name], exclude: [name], units: 1, outside: 1 },
  };
  return { ...document, plan };
}
