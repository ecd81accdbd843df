import { expect, it } from 'vitest';
import { compareCode } from '../../../src/insight/code/compare-code.js';
import { expressionsOf, withMeaning } from '../../../src/insight/code/transform-meaning.js';
import { codeOf, column } from '../../support/insight/code-lineage.js';
import { mapping, withColumns } from '../../support/model/lineage-builders.js';
import { unitOf } from '../../support/model/state-builders.js';

function differencesOf(declared: string, code: string | undefined) {
  const unit = withColumns(
    unitOf('orders', 'raw'),
    mapping('total', ['raw.amount'], { transform: declared }),
  );
  return compareCode([unit], codeOf('orders', [column('total', ['raw.amount'], code)]));
}

/** Prose is no SQL, and blanks do not count. */
const normalForm = (text: string) =>
  text.includes('!') ? undefined : text.replaceAll(/\s+/g, ' ');

it.each([
  ['SUM(amount)', 'SUM("R"."AMOUNT") AS "TOTAL"'],
  ['SQL:  sum( amount )', 'sum( amount )'],
  ['coalesce(`a.b`.`amount`, 0.5)', 'COALESCE(amount, 0.5)'],
  ['sum([r].[amount])', 'SUM(amount)'],
  ["iff(kind = 'A.b', amount, x[1])", `IFF("KIND" = 'A.b', "AMOUNT", "X"[1])`],
  ['größe.amount + 1', 'AMOUNT + 1'],
  ['summed up!', 'SUM(amount)'],
  ['SUM(amount)', 'what is this!'],
  ['hashed', 'MD5(amount)'],
  ['raw."Amount"', undefined],
  ['hashed', undefined],
  ['', undefined],
])('%s means %s, or is not SQL', (declared, code) => {
  expect(withMeaning(differencesOf(declared, code), normalForm).map(({ kind }) => kind)).toEqual(
    declared === '' ? ['transform'] : [],
  );
});

it.each([
  ['SUM(amount)', 'SUM(price)'],
  ["iff(kind = 'A', amount, 0)", "IFF(kind = 'a', amount, 0)"],
  ['amount', 'SUM(amount)'],
  ['SUM(amount)', undefined],
])('%s does not mean %s', (declared, code) => {
  const differences = differencesOf(declared, code);
  expect(withMeaning(differences, normalForm)).toEqual(differences);
});

it('lists each expression once, without its prefix', () => {
  const differences = [...differencesOf('SQL: a+1', 'a + 1'), ...differencesOf('a+1', undefined)];
  expect(expressionsOf(differences)).toEqual(['a+1', 'a + 1']);
  expect(expressionsOf(compareCode([unitOf('orders')], codeOf('orders', [])))).toEqual([]);
  const missing = codeOf('orders', [column('id', ['raw.id'])]);
  expect(expressionsOf(compareCode([unitOf('orders', 'raw')], missing))).toEqual([]);
});
