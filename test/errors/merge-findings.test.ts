import { expect, test } from 'vitest';
import { addressesOf, finding, withLevel } from '../../src/errors/finding.js';
import { limitFindings, mergeEqualFindings } from '../../src/errors/merge-findings.js';
import type { Place } from '../../src/errors/place.js';

function at(line: number): Place {
  return { file: 'a.yaml', line, column: 1 };
}

function missing(line: number, about: string) {
  return finding('dataset-missing', { message: 'x', place: at(line), about: [about] });
}

test('findings that say the same are one, at the first of their places', () => {
  const [merged, ...others] = mergeEqualFindings([
    missing(3, 'b'),
    missing(1, 'a'),
    missing(3, 'b'),
  ]);
  expect(others).toEqual([]);
  expect(merged).toMatchObject({ code: 'HW3001', place: at(1), related: [at(3)] });
  expect(merged && addressesOf(merged)).toEqual(['b', 'a']);
});

test('related places and levels are kept', () => {
  const one = withLevel(
    finding('soft-deleted', { message: 'x', place: at(2), related: [at(5)], suggestion: 'y' }),
    'error',
  );
  expect(mergeEqualFindings([one, one])).toEqual([
    { ...one, place: at(2), related: [at(5)], suggestion: 'y', level: 'error' },
  ]);
});

test('findings that differ stay as they are', () => {
  const findings = [
    missing(1, 'a'),
    finding('dataset-missing', { message: 'y', place: at(1) }),
    finding('dataset-gone', { message: 'x', place: at(1) }),
    withLevel(missing(1, 'a'), 'warning'),
    finding('dataset-missing', { message: 'x', place: at(1), suggestion: 'z' }),
  ];
  expect(mergeEqualFindings(findings)).toEqual(findings);
  expect(mergeEqualFindings(findings)[0]).toBe(findings[0]);
});

test('findings without a place are one without a place', () => {
  const one = finding('no-lineage', { message: 'x' });
  expect(mergeEqualFindings([one, finding('no-lineage', { message: 'x' })])).toEqual([one]);
});

test('a list of findings that nobody reads is cut, and its last finding says how many are left out', () => {
  const all = Array.from({ length: 50_003 }, (_, line) =>
    finding('unknown-short-name', { message: `${line}`, place: at(line) }),
  );
  expect(limitFindings(all.slice(0, 50_000))).toHaveLength(50_000);
  const cut = limitFindings(all);
  expect(cut).toHaveLength(50_001);
  expect(cut.at(-1)).toMatchObject({
    message: 'the stack has 3 more findings of this kind, which are not listed',
    place: { line: 50_000 },
  });
});
