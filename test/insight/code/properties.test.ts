import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeFindings } from '../../../src/insight/code/code-findings.js';
import { compareCode } from '../../../src/insight/code/compare-code.js';
import { withMeaning } from '../../../src/insight/code/transform-meaning.js';
import { type CodeColumn, codeOf } from '../../support/insight/code-lineage.js';
import { mapping, withColumns } from '../../support/model/lineage-builders.js';
import { unitOf, urnOf } from '../../support/model/state-builders.js';

const upstreams = ['raw.a', 'raw.b', 'fx.a', 'fx.B'] as const;

const columns: fc.Arbitrary<readonly CodeColumn[]> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    from: fc.subarray([...upstreams], { minLength: 1 }),
    sql: fc.option(fc.constantFrom('SUM(x)', 'MAX(x)'), { nil: undefined }),
    line: fc.nat(90),
  }),
  { minLength: 1, selector: ({ name }) => name },
);

const edits = fc.constantFrom('add', 'drop', 'transform', 'upper case');

/** Declares exactly these columns. */
function declared(all: readonly CodeColumn[]) {
  const mappings = all.map(({ name, from, sql }) =>
    mapping(name, from, sql === undefined ? {} : { transform: `SQL: ${sql}` }),
  );
  return withColumns(unitOf('orders', 'raw', 'fx'), ...mappings);
}

function namesOf(own: readonly CodeColumn[], code: readonly CodeColumn[]): readonly string[] {
  const differences = compareCode([declared(own)], codeOf('orders', code));
  const book = (urn: string) => (urn === urnOf('orders') ? 'orders' : urn);
  return codeFindings(
    withMeaning(differences, (text) => text),
    book,
  ).map(({ name, message }) => `${name} ${message}`);
}

test('declared as the code is, nothing is found; each edit of either side is one finding', () => {
  fc.assert(
    fc.property(columns, edits, fc.boolean(), (all, edit, isCode) => {
      expect(namesOf(all, all)).toEqual([]);
      const [first, ...others] = all;
      if (first === undefined) return;
      const edited = [editedColumn(first, edit), ...others];
      const found = isCode ? namesOf(all, edited) : namesOf(edited, all);
      const isSeen = expectsFinding(first, edit, isCode);
      expect(found).toHaveLength(isSeen ? changedPairs(first, edit) : 0);
      for (const one of found) expect(one).toContain(`"orders.${first.name}`);
    }),
  );
});

function editedColumn(one: CodeColumn, edit: string): CodeColumn {
  switch (edit) {
    case 'add':
      return { ...one, from: [...one.from, 'raw.new'] };
    case 'drop':
      return { ...one, from: [...one.from.slice(1), 'raw.kept'] };
    case 'transform':
      return { ...one, sql: 'MIN(x)' };
    default:
      return {
        ...one,
        from: one.from.map((name) => name.replace(/\w+$/, (part) => part.toUpperCase())),
      };
  }
}

/** A declaration without a transform accepts any. */
function expectsFinding({ sql }: CodeColumn, edit: string, isCode: boolean): boolean {
  return edit === 'transform' ? !isCode || sql !== undefined : edit !== 'upper case';
}

function changedPairs({ from }: CodeColumn, edit: string): number {
  if (edit === 'add') return 1;
  return edit === 'drop' ? 2 : from.length;
}
