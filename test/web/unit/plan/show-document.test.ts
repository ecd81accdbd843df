import { describe, expect, it } from 'vitest';
import { MAX_BYTES, sizeProblem } from '../../../../src/web/plan/open-document.js';

import { type Showing, showDocument } from '../../../../src/web/plan/show-document.js';
import { everyDifference } from '../../../support/report/drift-samples.js';
import { graphDocuments } from '../../../support/report/graph-documents.js';
import { hostileNames } from '../../../support/report/hostile-names.js';
import { asJson } from '../../../support/report/rendered.js';
import { reportDocuments } from '../../../support/report/report-documents.js';
import {
  comparison,
  edited,
  firstPlan,
  refused,
  troubled,
} from '../../../support/report/report-plans.js';

function shown(text: string) {
  const showing = showDocument(text);
  if (!showing.ok) throw new Error(JSON.stringify(showing.problem));
  return showing.shown;
}

function problem(showing: Showing) {
  if (showing.ok) throw new Error('the document was opened');
  return showing.problem;
}

const plan = JSON.stringify(refused);
const { receipt } = reportDocuments;
const { impact } = graphDocuments;
if (receipt?.kind !== 'receipt' || impact?.kind !== 'impact') throw new Error('no such samples');
const titles = (text: string) => shown(text).view.sections.map(({ title }) => title);

describe('showDocument', () => {
  it.each([
    ['a first plan', firstPlan],
    ['a changing plan', edited],
    ['a refused plan', refused],
    ['a plan with errors', troubled],
    ['a comparison', comparison],
  ])('shows %s with its lineage', (_what, document) => {
    const { kind, lineage, view } = shown(JSON.stringify(document));
    const links = document.changes.filter(({ element }) => element !== 'dataset');
    expect(kind).toBe('plan');
    expect(lineage.changes.links.filter(({ state }) => state !== 'context')).toHaveLength(
      links.length,
    );
    expect(view.sections.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(
      document.changes.length,
    );
  });

  it('shows what is lost before what is new', () => {
    const found = titles(JSON.stringify(edited));
    expect(found.indexOf('Removals')).toBeLessThan(found.indexOf('Changes'));
    expect(found.indexOf('Changes')).toBeLessThan(found.indexOf('Additions'));
    expect(found).toContain('Removals');
  });

  it('shows refusals first, with the flag that lifts them', () => {
    const { sections, status } = shown(plan).view;
    expect(sections[0]).toMatchObject({ id: 'refused', isWhole: true });
    expect(sections[0]?.rows.some(({ command }) => command?.startsWith('--allow '))).toBe(true);
    expect(status.verdict).toMatch(/^Refused by /);
  });

  it('shows a drift as missing, altered and mark lost', () => {
    const found = titles(JSON.stringify(everyDifference));
    expect(found.slice(0, 3)).toEqual(['Missing', 'Altered', 'Mark lost']);
  });

  it.each(Object.entries(graphDocuments))('shows %s as the command writes it', (_name, report) => {
    if (report.kind !== 'impact' && report.kind !== 'graph') throw new Error(report.kind);
    const text = asJson(report);
    const { kind, lineage } = shown(text);
    expect([kind, lineage.entities.length > 0]).toEqual([report.kind, true]);
  });

  it('affects all that an impact lists, except its subject', () => {
    const { lineage } = shown(asJson(impact));
    const { dataset } = impact.subject;
    const others = lineage.entities.filter((urn) => urn !== dataset);
    expect([...lineage.changes.affected].filter((key) => !key.includes('\n'))).toEqual(others);
  });

  it('shows a receipt with what was not done first, and the outcome of each change', () => {
    const { view } = shown(asJson(receipt));
    expect(view.sections[0]).toMatchObject({ id: 'outcomes', title: 'Not applied' });
    const [row] = view.sections.find(({ id }) => id === 'kind-delete')?.rows ?? [];
    expect(row?.lines.at(-1)).toMatch(/^(?:failed|unknown|written in part|applied)/);
    const old = { ...JSON.parse(asJson(receipt)), kind: undefined };
    expect(shown(JSON.stringify(old)).kind).toBe('receipt');
  });

  it('gives each change its two ends, as the catalog spells them', () => {
    const hostile = JSON.parse(JSON.stringify(edited));
    const change = hostile.changes.find((one: { element: string }) => one.element === 'pair');
    change.downstreamField = change.downstreamField.replace(/,[^,]*$/, ',a\u202Eb)');
    const rows = shown(JSON.stringify(hostile)).view.sections.flatMap((section) => section.rows);
    const ends = rows.flatMap((row) => row.ends.map(({ column }) => column));
    expect(ends).toContain('a\u202Eb');
  });

  it('writes control characters as visible escapes', () => {
    const hostile = { ...refused, target: { ...refused.target, stack: hostileNames.join() } };
    const { view } = shown(JSON.stringify(hostile));
    expect(JSON.stringify(view)).not.toMatch(/\p{Cf}|\p{Zl}|\p{Zp}/u);
    expect(view.title).toContain('\\u{202e}');
  });
});

describe('a document that cannot be opened', () => {
  it.each([
    ['broken JSON', `${plan.slice(0, 40)}`, /not JSON/, /^line 1, column \d+$/],
    ['nothing', ' ', /empty/, null],
    ['a list', '[]', /not a JSON object/, /line 1/],
    ['another kind', '{"kind":"doctor"}', /kind "doctor"/, /^\/kind$/],
    ['something else', '{"a":1}', /did not write this document/, null],
    [
      'a newer plan',
      plan.replace(/"formatVersion":"[\d.]+"/, '"formatVersion":"1.6"'),
      /format 1\.6, .* up to 1\.5/,
      /^\/formatVersion$/,
    ],
    [
      'a newer drift',
      '{"kind":"drift","formatVersion":"2.0"}',
      /format 2\.0, .* up to 1\.1/,
      /formatVersion/,
    ],
    [
      'an edited plan',
      JSON.stringify({ ...refused, intent: 'destroy' }),
      /published schema/,
      /^\/intent$/,
    ],
    ['an extra member', JSON.stringify({ ...refused, more: 1 }), /"more"/, /top of the document/],
  ])('%s is named with its place and the next step', (_what, text, title, place) => {
    const found = problem(showDocument(text));
    expect(found.title).toMatch(title);
    if (place === null) expect(found.place).toBeNull();
    else expect(found.place).toMatch(place);
    expect(found.next).not.toBe('');
  });

  it('names a document that is too large with both sizes', () => {
    expect(sizeProblem(MAX_BYTES)).toBeUndefined();
    expect(sizeProblem(MAX_BYTES + 100_000)?.title).toContain(
      '20.1 MB, and this page opens at most 20 MB',
    );
  });

  it('names a document that contradicts itself', () => {
    const contradictory = { ...refused, target: { ...refused.target, origin: null, actor: null } };
    expect(problem(showDocument(JSON.stringify(contradictory))).title).toMatch(/contradicts/);
  });
});
