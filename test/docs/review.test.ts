import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reviewedExample } from '../support/reviewed-example.js';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);

describe('the review in the documentation', () => {
  it('is what the tool prints', async () => {
    await expect(await reviewedExample('markdown')).toMatchFileSnapshot(
      '../../docs/review-example.md',
    );
  });

  it('begins in the README as it does in the whole', () => {
    const readme = readFileSync(file('README.md'), 'utf8');
    const shown = /^````markdown\n([\s\S]*?)\n````$/m.exec(readme)?.[1];
    expect(shown).toBe(beginningOf(readFileSync(file('docs/review-example.md'), 'utf8')));
  });

  it('is in the README as a picture too, of a size that a page can bear', () => {
    expect(readFileSync(file('README.md'), 'utf8')).toContain('(docs/review-example.png)');
    expect(statSync(file('docs/review-example.png')).size).toBeLessThanOrEqual(200_000);
  });
});

/** Up to the columns that are affected, the source of the diagram shortened. */
function beginningOf(report: string): string {
  const [whole = ''] = report.split('\n| Column |');
  return `${whole.replace(/(```mermaid\nflowchart LR\n)[\s\S]*?\n```/, '$1  …\n```')}…`;
}
