import { expect, it } from 'vitest';
import { readManifests } from '../support/manifest/reading.js';

/** With quadratic time these would take minutes. */
const COUNT = 15_000;

function lines(line: (n: number) => string): string {
  return Array.from({ length: COUNT }, (_, n) => line(n)).join('\n');
}

it.each([
  ['unknown keys', `version: 1\n${lines((n) => `k${n}: 1`)}\n`, 'unknown-key'],
  ['anchors', `version: 1\n${lines((n) => `k${n}: &a${n} 1`)}\n`, 'unknown-key'],
  [
    'malformed names',
    `version: 1\ndatasets:\n${lines((n) => `  "1 ${n}": {platform: dbt, name: a.b}`)}\n`,
    'malformed-text',
  ],
])('the time for many mistakes in one mapping grows linearly: %s', (_what, text, name) => {
  const start = performance.now();
  const { findings } = readManifests({ 'a.yaml': text });
  expect(findings.filter((one) => one.name === name)).toHaveLength(COUNT);
  expect(performance.now() - start).toBeLessThan(20_000);
});
