import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSql } from '../../../../src/import/foreign/sql/read-sql.js';
import type { SqlStatement } from '../../../../src/import/foreign/sql/sql-parser.js';
import { column, sqlFile, statement } from '../../../support/import/sql-statements.js';

const TABLES = ['a', 'b', 'c', 'tmp1', 'tmp2'] as const;
const isTemporary = (name: string) => name.startsWith('tmp');

const tables = fc.uniqueArray(fc.constantFrom(...TABLES), { maxLength: 3 });
const from = fc
  .tuple(fc.constantFrom(...TABLES), fc.constantFrom('x', 'y', 'Y'))
  .map((path) => path.join('.'));

const statements = fc.array(
  fc
    .record({
      line: fc.nat({ max: 9 }),
      kind: fc.constantFrom('INSERT', 'UPDATE', 'DELETE', 'CREATE_VIEW', 'SELECT', 'UNKNOWN'),
      into: fc.option(fc.constantFrom(...TABLES), { nil: undefined }),
      reads: tables,
      columns: fc.array(fc.tuple(fc.constantFrom('x', 'y'), fc.array(from, { maxLength: 3 }))),
      logic: fc.option(fc.constant('f(x)'), { nil: undefined }),
      problem: fc.option(fc.constant('words'), { nil: undefined }),
    })
    .map(({ into, columns, logic, ...parts }) =>
      statement({
        ...parts,
        writes: into === undefined ? [] : [into],
        isTemporary: into !== undefined && isTemporary(into),
        columns:
          into === undefined
            ? []
            : columns.map(([name, upstreams]) => column(`${into}.${name}`, upstreams, logic)),
      }),
    ),
  { maxLength: 8 },
);

/** Lists the edges that statements state directly, each as downstream and upstream. */
function statedEdges(all: readonly SqlStatement[]): readonly string[] {
  return all
    .flatMap(({ reads, writes }) =>
      writes.flatMap(({ urn }) => reads.map((read) => [urn, read.urn] as const)),
    )
    .filter((ends) => ends[0] !== ends[1] && !ends.some((urn) => urn.includes('tmp')))
    .map((ends) => ends.join(' '));
}

it('loses nothing, and leaves no temporary table', () => {
  // Each temporary table exists before anything reads it.
  const made = ['tmp1', 'tmp2'].map((name) =>
    statement({ kind: 'CREATE_DDL', isTemporary: true, writes: [name] }),
  );
  fc.assert(
    fc.property(statements, (all) => {
      const file = sqlFile('a.sql', ...made, ...all);
      const { lineage, leftOut, records } = readSql([file], {
        namespace: 'li',
        schemas: new Map(),
      });
      expect(JSON.stringify(lineage)).not.toContain('tmp');
      const edges = lineage.units.flatMap((unit) =>
        unit.edges.map(({ upstream }) => `${unit.downstream} ${upstream}`),
      );
      expect(edges).toEqual(expect.arrayContaining([...statedEdges(all)]));
      const pairs = lineage.units.flatMap((unit) =>
        unit.pairs.map(({ upstream }) => `${unit.downstream} ${upstream.dataset}`),
      );
      expect(edges).toEqual(expect.arrayContaining(pairs));
      // A statement that is left out as a whole is a record without a part behind it.
      const whole = leftOut.filter(({ record }) => !record.includes(': ')).length;
      const taken = all.length + made.length - whole;
      // A pair of several statements is one pair, and a record of each.
      expect(records).toBeGreaterThanOrEqual(leftOut.length + taken + pairs.length);
    }),
    { numRuns: 300 },
  );
});
