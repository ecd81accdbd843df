import { describe, expect, it } from 'vitest';
import type { ReportDocument, ReportOptions } from '../../src/report/document/report-document.js';
import {
  applyReport,
  applyResults,
  driftReport,
  guardedPlan,
  plainPlan,
  validationReport,
} from '../support/report/annotated-documents.js';
import { type JunitReading, readJunit } from '../support/report/junit-reading.js';
import { renderAs } from '../support/report/rendered.js';
import {
  outcome,
  planWithTests,
  testDocument,
  testsCompared,
  testsDeclared,
} from '../support/report/test-documents.js';

function read(document: ReportDocument, options: Partial<ReportOptions> = {}): JunitReading {
  return readJunit(renderAs('junit', document, options));
}

/** Each case by its name, as `failed`, `skipped` or `passed`. */
function results({ cases }: JunitReading): Readonly<Record<string, string>> {
  const result = ({ failure, skipped }: JunitReading['cases'][number]) => {
    if (failure) return 'failed';
    return skipped ? 'skipped' : 'passed';
  };
  return Object.fromEntries(cases.map((one) => [one.attributes['name'], result(one)]));
}

describe('JUnit of lineage tests', () => {
  const reading = read({ kind: 'tests', tests: testsCompared }, { below: 'data/' });

  it('has a case for each test; only an error fails', () => {
    expect(results(reading)).toMatchObject({
      depth: 'passed',
      layers: 'passed',
      'marts-have-sources': 'failed',
      'marts-not-from-raw': 'failed',
      'no-cycles': 'passed',
      owned: 'skipped',
      'pii-stays-in-finance': 'failed',
      'HW3052: test "owned": `is` selects nothing': 'passed',
    });
  });

  it('has the place of the test, and in the text the paths with their declarations', () => {
    const pii = reading.cases.find(({ attributes }) => attributes['name'] === 'marts-not-from-raw');
    expect(pii?.attributes).toEqual({
      name: 'marts-not-from-raw',
      classname: 'headwater.test.shop@dev',
      time: '0',
      file: 'data/headwater.yaml',
      line: '4',
    });
    expect(pii?.failure?.['type']).toBe('HW3050');
    expect(pii?.text.split('\n')).toContain(
      'new analytics.mart.orders_daily <- analytics.raw.orders (data/lineage/a.yaml:12:5)',
    );
  });

  it('names the stack without a target, and needs no violation', () => {
    const { suite, cases } = read({ kind: 'tests', tests: testsDeclared });
    expect(suite['name']).toBe('headwater test shop');
    expect(cases).toHaveLength(2);
  });

  it('has one passed case without tests', () => {
    const { cases } = read({ kind: 'tests', tests: testDocument([]) });
    expect(cases.map(({ attributes, text }) => [attributes['name'], text])).toEqual([
      ['headwater test', 'Tests: 0 held, 0 violated.'],
    ]);
  });

  it('has names without what XML 1.0 forbids', () => {
    const named = outcome('a<b>&"\'\u0000\u001b\ud800\ufffe]]>', { selected: [], sentence: '' });
    const { cases } = read({ kind: 'tests', tests: testDocument([named]) });
    expect(cases[0]?.attributes['name']).toBe('a<b>&"\'\\u{0}\\u{1b}\\u{d800}\ufffd]]>');
    expect(cases[0]?.text).toBe('');
  });
});

it('is read by a parser that refuses what is not well-formed', () => {
  const text = renderAs('junit', { kind: 'tests', tests: testsCompared });
  for (const broken of [text.replace('</failure>', ''), text.replace('&#60;', '<')])
    expect(() => readJunit(broken)).toThrow();
});

describe('JUnit of what a command found', () => {
  it('has errors as failures and warnings as passed cases', () => {
    const { cases } = read(validationReport);
    expect(cases.map(({ failure, text }) => [failure?.['type'], text])).toEqual([
      ['HW3001', 'error HW3001: "ordrs" is not there; did you mean: orders\nlineage/a b.yaml:3:16'],
      [undefined, expect.stringContaining('over several lines')],
      [undefined, 'warning HW3019: nowhere'],
    ]);
  });

  it('numbers equal names, so that no reader merges them', () => {
    const [first] = validationReport.findings;
    const twice = { ...validationReport, findings: first ? [first, first] : [] };
    expect(Object.keys(results(read(twice)))).toEqual([
      'HW3001: "ordrs" is not there; did you mean: orders',
      'HW3001: "ordrs" is not there; did you mean: orders (2)',
    ]);
  });

  it('has refused guards as failures, at the declaration that breaks a test, and no lifted ones', () => {
    const { cases } = read({ kind: 'plan', plan: planWithTests });
    const refused = cases.filter(({ failure }) => failure !== undefined);
    expect(refused.map(({ attributes }) => [attributes['file'], attributes['line']])).toEqual([
      ['lineage/a.yaml', '12'],
    ]);
    expect(Object.keys(results(read({ kind: 'plan', plan: guardedPlan }))).join()).not.toContain(
      'HW4001',
    );
  });

  it.each([
    ['a plan', { kind: 'plan', plan: plainPlan }, 'headwater plan shop'],
    [
      'a validation of settings with mistakes',
      { ...validationReport, findings: [], stack: null },
      'headwater validate',
    ],
    ['drift', driftReport, 'headwater drift shop'],
    ...applyResults.map(
      (result) =>
        [`an apply: ${result.kind}`, applyReport(result), 'headwater apply shop'] as const,
    ),
  ] satisfies readonly (readonly [string, ReportDocument, string])[])(
    'has at least one case: %s',
    (_what, document, suite) => {
      const reading = read(document);
      expect(reading.suite['name']).toBe(suite);
      expect(reading.cases.length).toBeGreaterThan(0);
    },
  );
});
