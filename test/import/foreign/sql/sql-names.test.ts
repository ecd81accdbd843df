import { describe, expect, it } from 'vitest';
import {
  column,
  linesOf,
  sqlFile,
  statement,
  tableUrn,
} from '../../../support/import/sql-statements.js';

describe('columnSpeller', () => {
  it('spells columns as the known schema, else as the statement that makes them', () => {
    const schemas = new Map([
      [
        tableUrn('raw'),
        new Map([
          ['ID', ''],
          ['Net', ''],
          ['net', ''],
        ]),
      ],
    ]);
    const first = statement({
      reads: ['raw'],
      writes: ['A'],
      columns: [column('A.Id', ['raw.id']), column('A.n', ['raw.net', 'raw.NET'], 'f(net)')],
    });
    const second = statement({ reads: ['A'], writes: ['B'], columns: [column('B.x', ['A.ID'])] });
    const last = statement({
      reads: ['raw'],
      writes: ['A'],
      columns: [column('A.ID', ['raw.other'])],
    });
    expect(linesOf([sqlFile('a.sql', first, second, last)], schemas)).toEqual([
      'A <- raw',
      'A.Id <- raw.ID 0.9',
      'A.Id <- raw.other 0.9',
      'A.n <- raw.net SQL: f(net) 0.9',
      'B <- A',
      'B.x <- A.Id 0.9',
    ]);
  });
});
