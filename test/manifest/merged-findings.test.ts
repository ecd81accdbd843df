import { expect, it } from 'vitest';
import type { Finding } from '../../src/errors/finding.js';
import { readManifests } from '../support/manifest/reading.js';

const isError = ({ level }: Finding) => level === 'error';

const without = (names: readonly string[]) =>
  `version: 1\ndatasets:\n${names.map((name) => `  ${name}: {name: s.${name}}`).join('\n')}\n`;

it.each([
  [['a', 'b'], '2 datasets of this file have no platform', '"s.a", "s.b"'],
  [['a', 'b', 'c', 'd', 'e'], '5 datasets of this file have no platform', '"s.c" and 2 more'],
])('datasets of a file without a platform are one finding: %j', (names, count, named) => {
  const findings = readManifests({ 'a.yaml': without(names) }).findings.filter(isError);
  expect(findings).toMatchObject([
    { name: 'missing-platform', message: expect.stringContaining(count), place: { line: 3 } },
  ]);
  expect(findings[0]?.message).toContain(named);
  expect(findings[0]?.related).toHaveLength(names.length - 1);
});

it.each([
  [1, 'a tab cannot indent: use spaces'],
  [2, 'a tab cannot indent: use spaces here and in 1 more line'],
  [3, 'a tab cannot indent: use spaces here and in 2 more lines'],
])('lines that start with a tab are one finding: %i', (lines, message) => {
  const text = `version: 1\ndatasets:\n${Array.from({ length: lines }, (_, i) => `\tk${i}: 1\n`).join('')}`;
  const findings = readManifests({ 'a.yaml': text }).findings.filter(isError);
  expect(findings).toMatchObject([{ name: 'yaml-syntax', message, place: { line: 3 } }]);
});
