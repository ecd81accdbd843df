import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reviewedExample } from './reviewed-example.js';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);

describe('the review in the documentation', () => {
  it('equals the output of the tool', async () => {
    await expect(await reviewedExample('markdown')).toMatchFileSnapshot(
      '../../docs/review-example.md',
    );
  });

  it('has the same beginning in the page about reports', () => {
    const page = readFileSync(file('docs/reports.md'), 'utf8');
    const shown = /^````markdown\n([\s\S]*?)\n````$/m.exec(page)?.[1];
    expect(shown).toBe(beginningOf(readFileSync(file('docs/review-example.md'), 'utf8')));
  });

  it('is a picture in the README, of at most 200 kB', () => {
    expect(readFileSync(file('README.md'), 'utf8')).toContain('(docs/review-example.png)');
    expect(statSync(file('docs/review-example.png')).size).toBeLessThanOrEqual(200_000);
  });
});

/** Returns the report up to the impact, with a shortened source of the diagram. */
function beginningOf(report: string): string {
  const [whole = ''] = report.split('\n### Impact');
  return `${whole.replace(/(```mermaid\nflowchart LR\n)[\s\S]*?\n```/, '$1  …\n```')}…`;
}
