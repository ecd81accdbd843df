import { describe, expect, it } from 'vitest';
import { planView } from '../../../../src/web/plan/plan-view.js';
import { showDocument } from '../../../../src/web/plan/show-document.js';
import { planTestsSection, testsView } from '../../../../src/web/plan/tests-view.js';
import { urnOf } from '../../../support/model/state-builders.js';
import {
  planWithHeldTests,
  planWithTests,
  testsDeclared,
} from '../../../support/report/test-documents.js';
import { sampleTests } from '../../../support/web/tests-sample.js';

const view = testsView(sampleTests);
const section = (id: string) => view.sections.find((one) => one.id === id);

describe('the view of tests', () => {
  it('shows the violated tests first, and of them those with new violations', () => {
    expect(view.status).toMatchObject({ mood: 'bad' });
    expect(view.sections.map(({ id }) => id)).toEqual([
      'test-pii-stays-in-finance',
      'test-layers',
      'test-fan-out',
      'skipped',
      'held',
      'findings',
    ]);
  });

  it('tells rule, reason, level, counts, limit and place of a violated test', () => {
    expect(section('test-pii-stays-in-finance')?.facts).toEqual([
      'no path leads from columns with the tag "PII" to what is not of the domain "finance"',
      'Personal data may leave finance only hashed',
      'error: at least 1 new violation, 1 there before',
      'one dataset is not readable',
      'from selects 12, to selects 40',
      'headwater.yaml:4:3',
    ]);
    expect(section('test-layers')?.facts).toContain('the first 2 are listed');
  });

  it('has a row for each violation, with its path and the transforms on it', () => {
    const [first, second] = section('test-pii-stays-in-finance')?.rows ?? [];
    expect(first).toMatchObject({
      ...{ word: 'new', tone: 'cut', place: 'lineage/a.yaml:12:5' },
      address: 'mart_users.email_key <- stg_users.email_key <- raw_users.email',
      lines: [
        'mart_users.email_key: coalesce(email_key, backup)',
        'stg_users.email_key: lower(email)',
      ],
      ends: [
        { urn: urnOf('raw_users'), column: 'email' },
        { urn: urnOf('stg_users'), column: 'email_key' },
        { urn: urnOf('mart_users'), column: 'email_key' },
      ],
    });
    expect(second).toMatchObject({ word: 'old', tone: 'alter', lines: [] });
    const [third] = section('test-fan-out')?.rows ?? [];
    expect(third).toMatchObject({ word: 'violation', address: 'raw_users has 3 downstreams' });
  });

  it('is good if all tests hold', () => {
    const { status, sections } = testsView(testsDeclared);
    expect([status.mood, ...sections.map(({ id }) => id)]).toEqual(['good', 'held']);
  });
});

describe('a document of tests', () => {
  const lineageOf = (document: unknown) => {
    const showing = showDocument(JSON.stringify(document));
    if (!showing.ok) throw new Error(showing.problem.title);
    return showing.shown.lineage;
  };

  it('has the paths of all violations, and the steps that the change makes are added', () => {
    const { entities, changes } = lineageOf(sampleTests);
    expect(entities).toHaveLength(5);
    expect(changes.links.filter(({ state }) => state === 'added')).toMatchObject([
      { columns: { upstream: 'email_key', downstream: 'email_key' } },
    ]);
  });

  it('has nothing to draw if all tests hold', () => {
    expect(lineageOf(testsDeclared).entities).toEqual([]);
  });
});

describe('the tests of a plan', () => {
  it('are those that did not simply hold', () => {
    const [{ rows } = { rows: [] }] = planTestsSection(planWithTests);
    expect(rows.map(({ word, address, tone }) => `${address}: ${word} (${tone})`)).toEqual([
      'marts-not-from-raw: refused HW4008 (cut)',
      'pii-stays-in-finance: lifted HW4008 (mark)',
      'marts-have-sources: warning HW3051 (alter)',
      'depth: warning HW3051 (alter)',
      'owned: skipped HW3053 (mark)',
      'layers: fixed (add)',
    ]);
    expect(rows.find(({ address }) => address === 'marts-not-from-raw')?.ends).toHaveLength(2);
  });

  it('are no section if all hold, since a fact of the plan says so', () => {
    expect(planTestsSection(planWithHeldTests)).toEqual([]);
    expect(planView(planWithHeldTests).facts).toContain('Tests: 2 hold.');
  });
});
