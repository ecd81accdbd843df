import { expect, test } from 'vitest';
import {
  addressesOf,
  finding,
  hasErrors,
  sortByCode,
  sortFindings,
  withLevel,
} from '../../src/errors/finding.js';
import { comparePlaces, formatPlace, type Place } from '../../src/errors/place.js';

function at(file: string, line: number, column: number): Place {
  return { file, line, column };
}

test('a finding has the code and the level of the registry, and only the fields that were given', () => {
  expect(finding('settings-not-found', { message: 'gone' })).toEqual({
    code: 'HW1001',
    name: 'settings-not-found',
    level: 'error',
    message: 'gone',
  });
  expect(
    finding('soft-deleted', {
      message: 'hidden',
      place: undefined,
      related: [],
      suggestion: undefined,
    }),
  ).toEqual({
    code: 'HW3004',
    name: 'soft-deleted',
    level: 'warning',
    message: 'hidden',
  });
});

test('related places are sorted; a suggestion may be empty', () => {
  const related = [at('b', 1, 1), at('a', 2, 1), at('a', 1, 9)];
  expect(
    finding('bad-flag', { message: 'x', place: at('c', 1, 1), related, suggestion: '' }),
  ).toMatchObject({
    place: at('c', 1, 1),
    related: [at('a', 1, 9), at('a', 2, 1), at('b', 1, 1)],
    suggestion: '',
  });
  expect(related[0]).toEqual(at('b', 1, 1));
});

test('findings are sorted by place, code and message; those without a place are last', () => {
  const sorted = [
    finding('bad-flag', { message: 'a', place: at('a', 1, 2) }),
    finding('settings-not-found', { message: 'x', place: at('a', 1, 10) }),
    finding('bad-flag', { message: 'a', place: at('a', 1, 10) }),
    finding('bad-flag', { message: 'b', place: at('a', 1, 10) }),
    finding('bad-flag', { message: 'b', place: at('a', 1, 10) }),
    finding('bad-flag', { message: 'a', place: at('a', 2, 1) }),
    finding('bad-flag', { message: 'a', place: at('b', 1, 1) }),
    finding('bad-flag', { message: 'a' }),
    finding('bad-flag', { message: 'b' }),
  ];
  expect(sortFindings([...sorted].reverse())).toEqual(sorted);
});

test('places are compared by file, then line, then column', () => {
  expect(comparePlaces(at('a', 9, 9), at('b', 1, 1))).toBeLessThan(0);
  expect(comparePlaces(at('b', 1, 1), at('a', 9, 9))).toBeGreaterThan(0);
  expect(comparePlaces(at('a', 2, 9), at('a', 10, 1))).toBeLessThan(0);
  expect(comparePlaces(at('a', 1, 1), at('a', 1, 1))).toBe(0);
  expect(comparePlaces(undefined, at('a', 1, 1))).toBeGreaterThan(0);
  expect(comparePlaces(at('a', 1, 1), undefined)).toBeLessThan(0);
  expect(comparePlaces(undefined, undefined)).toBe(0);
});

test('a place is formatted so that terminals and editors link it', () => {
  expect(formatPlace(at('lineage/orders.yaml', 12, 5))).toBe('lineage/orders.yaml:12:5');
});

test('only findings of level error are errors', () => {
  expect(hasErrors([finding('soft-deleted', { message: 'x' })])).toBe(false);
  expect(
    hasErrors([finding('soft-deleted', { message: 'x' }), finding('bad-flag', { message: 'x' })]),
  ).toBe(true);
  expect(hasErrors([])).toBe(false);
});

test('the addresses of a finding stand beside it, also with another level', () => {
  const found = finding('cycle', { message: 'round', about: ['orders', 'raw'] });
  expect(JSON.stringify(found)).not.toContain('orders');
  expect(addressesOf(found)).toEqual(['orders', 'raw']);
  const milder = withLevel(found, 'info');
  expect(milder).toEqual({ ...found, level: 'info' });
  expect(addressesOf(milder)).toEqual(['orders', 'raw']);
  expect(addressesOf({ ...found })).toEqual([]);
});

test('findings of a plan are sorted by code, then message', () => {
  const [later, second, first] = [
    finding('soft-deleted', { message: 'a' }),
    finding('settings-not-found', { message: 'b', place: at('a.yaml', 1, 1) }),
    finding('settings-not-found', { message: 'a', place: at('b.yaml', 1, 1) }),
  ];
  expect(sortByCode([later, second, first])).toEqual([first, second, later]);
});
