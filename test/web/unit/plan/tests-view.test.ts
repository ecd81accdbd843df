import { describe, expect, it } from 'vitest';
import { showDocument } from '../../../../src/web/plan/show-document.js';
import { planTestsSection, testsView } from '../../../../src/web/plan/tests-view.js';
import { outcome, outcomes, testsDocument, violation } from '../../../support/web/tests-sample.js';

const view = testsView(testsDocument);
const section = (id: string) => view.sections.find((one) => one.id === id);

describe('the view of tests', () => {
  it('shows violated tests first, with what the changes violate before what they leave', () => {
    expect(view.status).toMatchObject({ mood: 'bad' });
    expect(view.sections.map(({ id }) => id)).toEqual([
      'test-pii-stays-in-finance',
      'test-fan-out',
      'test-layers',
      'others',
      'findings',
    ]);
  });

  it('tells rule, reason, level, counts, limits and place of a violated test', () => {
    expect(section('test-pii-stays-in-finance')?.facts).toEqual([
      'no path of columns leads from tag PII to outside of domain finance',
      'Personal data may leave finance only hashed',
      'error: 2 violations: 1 new and 1 there before',
      'there may be more: the catalog does not show 1 dataset',
      'headwater.yaml:8:5',
    ]);
    expect(section('test-layers')?.facts).toContain(
      'error: 12 violations: 12 there before, 1 fixed',
    );
    expect(section('test-layers')?.facts).toContain('2 of them are listed');
    expect(section('test-fan-out')?.facts).toContain('warning: 1 violation');
  });

  it('has a row for each violation, with its path and the transforms on it', () => {
    const rows = section('test-pii-stays-in-finance')?.rows;
    expect(rows?.map(({ word, tone }) => [word, tone])).toEqual([
      ['new', 'cut'],
      ['there before', 'alter'],
    ]);
    expect(rows?.[0]).toMatchObject({
      address: 'mart_users.email_key <- raw_users.email',
      lines: [
        'mart_users.email_key <- stg_users.email_key <- raw_users.email',
        'stg_users.email_key <- raw_users.email: lower(email)',
        'mart_users.email_key <- stg_users.email_key: coalesce(email_key, backup)',
      ],
      place: 'lineage/orders.yaml:12:5',
      path: ['raw_users.email', 'stg_users.email_key', 'mart_users.email_key'],
    });
    expect(section('test-fan-out')?.rows[0]).toMatchObject({ word: 'violation', place: null });
  });

  it('tells of the other tests whether they hold, are fixed or did not run', () => {
    expect(section('others')?.rows.map(({ word, address }) => `${address} ${word}`)).toEqual([
      'depth holds',
      'marts-have-sources 2 fixed',
      'owned skipped',
    ]);
    expect(section('findings')?.rows.map(({ word }) => word)).toEqual(['warning HW3053']);
  });

  it('is good without errors, and has no catalog if none was asked', () => {
    const { status, sections, facts } = testsView({
      ...testsDocument,
      ...{ basis: 'declared', findings: [], tests: [outcome('depth')] },
      target: { ...testsDocument.target, origin: null },
    });
    expect([status.mood, sections.map(({ title }) => title)]).toEqual(['good', ['Tests']]);
    expect(facts).toEqual(['the lineage of the manifests; no catalog was asked']);
  });
});

describe('a document of tests', () => {
  const drawingsOf = (document: unknown) => {
    const showing = showDocument(JSON.stringify(document));
    if (!showing.ok) throw new Error(showing.problem.title);
    return showing.shown.drawings;
  };

  it('has a drawing of each violated test', () => {
    const drawings = drawingsOf(testsDocument);
    expect(drawings.map((one) => /Lineage of [\w-]+/.exec(String(one))?.[0])).toEqual([
      'Lineage of pii-stays-in-finance',
      'Lineage of fan-out',
      'Lineage of layers',
    ]);
  });

  it('has nothing to draw if all tests hold', () => {
    expect(drawingsOf({ ...testsDocument, tests: [outcome('depth')] })).toEqual(['']);
  });
});

describe('the tests of a plan', () => {
  it('are those that it violates, fixes, leaves violated or could not run', () => {
    const old = outcome('old', { shown: [violation(['raw', 'mart'])] });
    const [{ rows, facts } = { rows: [], facts: [] }] = planTestsSection([...outcomes, old]);
    expect(rows.map(({ word, address }) => `${address} ${word}`)).toEqual([
      'pii-stays-in-finance violated',
      'fan-out violated',
      'layers violated before',
      'old violated before',
      'marts-have-sources 2 fixed',
      'owned skipped',
    ]);
    expect(rows[0]?.path).toHaveLength(3);
    expect(facts).toEqual(['Tests: 2 held, 4 violated, 1 skipped.']);
  });

  it('are a line if all hold, and nothing without tests', () => {
    expect(planTestsSection([outcome('depth')])).toMatchObject([{ rows: [] }]);
    expect(planTestsSection([])).toEqual([]);
  });
});
