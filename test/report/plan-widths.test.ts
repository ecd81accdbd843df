import { describe, expect, it } from 'vitest';
import { everyDifference, wipedDataset } from '../support/report/drift-samples.js';
import { renderAs } from '../support/report/rendered.js';
import { edited, firstPlan, refused, troubled } from '../support/report/report-plans.js';

const plans = { first: firstPlan, edited, refused, troubled };

describe.each(Object.entries(plans))('the text of the %s plan', (name, plan) => {
  it.each([40, 120])('reads well at %i columns', async (columns) => {
    const text = renderAs('text', { kind: 'plan', plan, next: { savedAs: null } }, { columns });
    await expect(text).toMatchFileSnapshot(`goldens/widths/${name}-${columns}.txt`);
  });

  it('has every element in one line with --full', async () => {
    const text = renderAs('text', { kind: 'plan', plan }, { columns: 120, full: true });
    await expect(text).toMatchFileSnapshot(`goldens/widths/${name}-full.txt`);
  });
});

describe('the text of a drift', () => {
  it('has every difference in one line with --full', async () => {
    const text = renderAs(
      'text',
      { kind: 'drift', drift: everyDifference },
      { columns: 120, full: true },
    );
    await expect(text).toMatchFileSnapshot('goldens/widths/drift-full.txt');
  });

  it('reads well at 40 columns', async () => {
    const text = renderAs('text', { kind: 'drift', drift: everyDifference }, { columns: 40 });
    await expect(text).toMatchFileSnapshot('goldens/widths/drift-40.txt');
  });

  it.each([false, true])(
    'counts the elements of a wiped dataset, unless it is full: %s',
    async (full) => {
      const text = renderAs('text', { kind: 'drift', drift: wipedDataset }, { columns: 80, full });
      await expect(text).toMatchFileSnapshot(
        `goldens/widths/drift-wiped${full ? '-full' : ''}.txt`,
      );
    },
  );
});
