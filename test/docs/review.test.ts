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

  it('is a picture in the README, of at most 200 kB', () => {
    expect(readFileSync(file('README.md'), 'utf8')).toContain('(docs/review-example.png)');
    expect(statSync(file('docs/review-example.png')).size).toBeLessThanOrEqual(200_000);
  });
});
