import { describe, expect, it } from 'vitest';
import { registeredCodes } from '../../src/errors/find-code.js';
import { type Finding, finding } from '../../src/errors/finding.js';
import type { ReportDocument, ReportOptions } from '../../src/report/document/report-document.js';
import { at } from '../support/model/state-builders.js';
import {
  applyReport,
  applyResults,
  driftReport,
  guardedPlan,
  plainPlan,
  receiptReport,
  someFindings,
  troubledPlan,
  validationReport,
} from '../support/report/annotated-documents.js';
import { renderAs } from '../support/report/rendered.js';
import { type SarifFile, type SarifResult, sarifProblems } from '../support/report/sarif-schema.js';

const documents: readonly (readonly [string, ReportDocument])[] = [
  ['a validation', validationReport],
  ['a validation of settings with mistakes', { ...validationReport, stack: null, counts: null }],
  ['a plan', { kind: 'plan', plan: guardedPlan }],
  ['a plan that cannot be applied', { kind: 'plan', plan: troubledPlan }],
  ['a plan without a word', { kind: 'plan', plan: plainPlan }],
  ['a receipt', receiptReport],
  ['drift', driftReport],
  ...applyResults.map((result) => [`an apply: ${result.kind}`, applyReport(result)] as const),
];

describe('SARIF', () => {
  it.each(documents)(
    'is valid against the published schema and the rules of code scanning: %s',
    (_what, document) => {
      const text = render(document);
      expect(sarifProblems(text)).toEqual([]);
      const [{ results, tool }] = runsOf(text);
      for (const { ruleId, ruleIndex, locations } of results) {
        expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
        expect(locations).toHaveLength(1);
      }
    },
  );

  it('shows findings at their line and column, by severity', () => {
    const results = resultsOf(validationReport);
    expect(results.map(({ level }) => level)).toEqual(['error', 'warning', 'warning', 'note']);
    expect(results[0]).toMatchObject({
      message: { text: '"ordrs" is not there; did you mean: orders' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'lineage/a%20b.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 16, endLine: 3, endColumn: 21 },
          },
        },
      ],
    });
    expect(results[0]?.relatedLocations).toHaveLength(1);
  });

  it('has paths relative to the top of the repository', () => {
    const [first] = resultsOf(validationReport, { below: 'data/my lineage/' });
    expect(first?.locations[0].physicalLocation.artifactLocation.uri).toBe(
      'data/my%20lineage/lineage/a%20b.yaml',
    );
  });

  it('puts findings without a manifest at the settings, since code scanning rejects a result without a place', () => {
    const nowhere = resultsOf(validationReport).find(({ message }) => message.text === 'nowhere');
    expect(nowhere?.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'headwater.yaml' },
      region: { startLine: 1, startColumn: 1 },
    });
  });

  it('has guards: a refusal is an error at its change, a lifted guard is a suppressed note', () => {
    const guards = resultsOf({ kind: 'plan', plan: guardedPlan }).filter(({ ruleId }) =>
      ruleId.startsWith('HW4'),
    );
    expect(guards.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual([
      'HW4004 error',
      'HW4004 error',
      'HW4001 note',
    ]);
    expect(guards[0]?.locations[0].physicalLocation.artifactLocation.uri).toBe('lineage/a.yaml');
    expect(guards[2]?.suppressions?.[0]?.justification).toBe('the old mart goes');
  });

  it('puts a guard about an element that no manifest names any more at the settings', () => {
    const changes = guardedPlan.changes.map((change) => ({ ...change, place: null }));
    const [guard] = resultsOf({ kind: 'plan', plan: { ...guardedPlan, findings: [], changes } });
    expect(guard?.locations[0].physicalLocation.artifactLocation.uri).toBe('headwater.yaml');
    const failed = applyResults.at(-1);
    if (!failed) throw new Error('no result');
    const [first] = resultsOf(applyReport(failed, { plan: { ...plainPlan, changes } }));
    expect(first?.locations[0].physicalLocation.artifactLocation.uri).toBe('headwater.yaml');
  });

  it.each([
    ['stale', ['HW5008 error', 'HW5008 error']],
    ['not-permitted', ['HW5012 error', 'HW5012 error']],
    ['no-consent', ['HW5001 error']],
    ['not-approved', ['HW9006 error']],
    ['dry-run', ['HW9006 error']],
    ['refused', []],
  ])('has the results of an apply that ended as %s', (kind, expected) => {
    const result = applyResults.find((one) => one.kind === kind);
    if (!result) throw new Error(kind);
    expect(resultsOf(applyReport(result)).map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual(
      expected,
    );
  });

  it('lists what an apply did not do, and what it held back', () => {
    const result = applyResults.at(-1);
    if (!result) throw new Error('no result');
    const results = resultsOf(applyReport(result, { heldBack: plainPlan.changes.slice(0, 1) }));
    expect(results.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual([
      'HW6003 error',
      'HW6001 error',
      'HW5013 warning',
      'HW5014 note',
    ]);
    expect(results[0]?.message.text).toBe(
      'failed: lineage of snowflake orders (PROD): the catalog refused it',
    );
  });

  it('names a category for each kind of run, so that an upload does not close the alerts of another run', () => {
    const category = (document: ReportDocument) => runsOf(render(document))[0].automationDetails.id;
    expect(category(validationReport)).toBe('headwater/validate/shop/');
    expect(category({ ...validationReport, stack: null })).toBe('headwater/validate/');
    const target = { ...plainPlan.target, target: 'dev' };
    expect(category({ kind: 'plan', plan: { ...plainPlan, target } })).toBe(
      'headwater/plan/shop%40dev/',
    );
    expect(category(receiptReport)).toBe('headwater/apply/shop/');
    expect(category(driftReport)).toBe('headwater/drift/shop/');
  });

  it('makes no links or placeholders from names', () => {
    const message = 'see [docs](https://example.org) and {0} of {name}';
    expect(resultsOf(withFindings([finding('dataset-gone', { message })]))[0]?.message.text).toBe(
      'see [docs] (https://example.org) and {{0}} of {name}',
    );
  });

  it('keeps the identity of a result when lines move, and distinguishes equal results', () => {
    const same = (line: number) => finding('dataset-gone', { message: 'twice', place: at(line) });
    const fingerprints = (...findings: readonly Finding[]) =>
      resultsOf(withFindings(findings)).map((one) => one.partialFingerprints['headwater/v1']);
    const here = fingerprints(same(3), same(9));
    expect(fingerprints(same(30), same(90))).toEqual(here);
    expect(new Set(here).size).toBe(2);
    expect(
      fingerprints(finding('dataset-gone', { message: 'twice', place: at(3, 'b.yaml') })),
    ).not.toContain(here[0]);
    expect(fingerprints(finding('column-gone', { message: 'twice', place: at(3) }))).not.toContain(
      here[0],
    );
  });

  it('ends at the limit of code scanning, and counts what is left out', () => {
    const many = Array.from({ length: 25_002 }, (_, i) =>
      finding('dataset-gone', { message: `gone ${i}` }),
    );
    const [{ results, invocations }] = runsOf(
      render(withFindings([...many, finding('dataset-missing', { message: 'the gravest' })])),
    );
    expect(results).toHaveLength(25_000);
    expect(results[0]?.message.text).toBe('the gravest');
    expect(invocations[0].toolExecutionNotifications?.[0]?.message.text).toMatch(/^3 more/);
  });

  it('has a description for a code of a later version', () => {
    const later = { ...someFindings[0], code: 'HW9999' } as Finding;
    const text = render(withFindings([later]));
    expect(sarifProblems(text)).toEqual([]);
    expect(runsOf(text)[0].tool.driver.rules).toEqual([
      {
        id: 'HW9999',
        shortDescription: { text: 'a code that this version of headwater does not know' },
      },
    ]);
  });

  it.each(registeredCodes)(
    'describes $code within the length limit of code scanning',
    ({ title, explanation }) => {
      expect(title.length).toBeLessThanOrEqual(255);
      expect(explanation.length).toBeLessThanOrEqual(1024);
    },
  );
});

function withFindings(findings: readonly Finding[]): ReportDocument {
  return { ...validationReport, findings };
}

function render(document: ReportDocument, options: Partial<ReportOptions> = {}): string {
  return renderAs('sarif', document, options);
}

function runsOf(text: string): SarifFile['runs'] {
  return (JSON.parse(text) as SarifFile).runs;
}

function resultsOf(
  document: ReportDocument,
  options: Partial<ReportOptions> = {},
): readonly SarifResult[] {
  return runsOf(render(document, options))[0].results;
}
