import { describe, expect, it } from 'vitest';
import { renderReport } from '../../src/report/reporters.js';
import { everyDifference, wipedDataset } from '../support/report/drift-samples.js';
import { edited, firstPlan, refused, troubled } from '../support/report/report-plans.js';

const plans = { first: firstPlan, edited, refused, troubled };

describe.each(Object.entries(plans))('the text of the %s plan', (name, plan) => {
  it.each([40, 120])('reads well at %i columns', async (columns) => {
    const text = renderReport(
      'text',
      { kind: 'plan', plan, next: { savedAs: null } },
      { color: false, sources: new Map(), columns },
    );
    await expect(text).toMatchFileSnapshot(`goldens/widths/${name}-${columns}.txt`);
  });

  it('has every element in one line with --full', async () => {
    const text = renderReport(
      'text',
      { kind: 'plan', plan },
      { color: false, sources: new Map(), columns: 120, full: true },
    );
    await expect(text).toMatchFileSnapshot(`goldens/widths/${name}-full.txt`);
  });
});

describe('the text of a drift', () => {
  it('has every difference in one line with --full', async () => {
    const text = renderReport(
      'text',
      { kind: 'drift', drift: everyDifference },
      { color: false, sources: new Map(), columns: 120, full: true },
    );
    await expect(text).toMatchFileSnapshot('goldens/widths/drift-full.txt');
  });

  it('reads well at 40 columns', async () => {
    const text = renderReport(
      'text',
      { kind: 'drift', drift: everyDifference },
      { color: false, sources: new Map(), columns: 40 },
    );
    await expect(text).toMatchFileSnapshot('goldens/widths/drift-40.txt');
  });

  it.each([false, true])(
    'counts the elements of a wiped dataset, unless it is full: %s',
    async (full) => {
      const text = renderReport(
        'text',
        { kind: 'drift', drift: wipedDataset },
        { color: false, sources: new Map(), columns: 80, full },
      );
      await expect(text).toMatchFileSnapshot(
        `goldens/widths/drift-wiped${full ? '-full' : ''}.txt`,
      );
    },
  );
});
