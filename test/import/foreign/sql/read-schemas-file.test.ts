import { describe, expect, it } from 'vitest';
import {
  findWrittenSchemas,
  readSchemasFile,
} from '../../../../src/import/foreign/sql/read-schemas-file.js';
import { tableUrn } from '../../../support/import/sql-statements.js';

const read = (text: string) => readSchemasFile({ path: 'columns.yaml', text });

describe('readSchemasFile', () => {
  it('reads lists of names, and mappings from names to types', () => {
    const schemas = read('a.b.c: [id, 2, no]\nd:\n  x: number(10, 2)\n  y:\ne: {}\n');
    expect([...schemas].map(([name, columns]) => [name, Object.fromEntries(columns)])).toEqual([
      ['a.b.c', { id: '', 2: '', no: '' }],
      ['d', { x: 'number(10, 2)', y: '' }],
      ['e', {}],
    ]);
    expect(read('{"a": {"id": "int"}}').get('a')?.get('id')).toBe('int');
  });

  it.each([
    ['a: [', 'columns.yaml:1:'],
    ['- a\n', 'columns.yaml:1:1 it is no mapping from tables to columns'],
    ['b: []\na: id\n', 'columns.yaml:2:4 the columns of "a" are neither a list nor a mapping'],
    ['a:\n  - id\n  -\n', 'a column of "a" is no name'],
    ['a:\n  - id: number\n', 'columns.yaml:2:5 a column of "a" is no name'],
    ['a:\n  id: [x]\n', 'columns.yaml:2:7 the type of the column "id" is no text'],
  ])('refuses %j with its place', (text, message) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        codeName: 'sql-schemas-malformed',
        message: expect.stringContaining(message),
      }),
    );
  });
});

describe('findWrittenSchemas', () => {
  const find = (text: string, table: string, platformInstance?: string) => {
    const found = findWrittenSchemas(read(text), [tableUrn(table)], {
      namespace: 'acme',
      platformInstance,
    });
    return [...(found.get(tableUrn(table)) ?? [])].map(([name]) => name).join();
  };

  it.each([
    ['a.b: [x]', 'a.b', undefined],
    ['A.B: [x]', 'a.b', undefined],
    ['A.b: [y]\na.b: [x]', 'a.b', undefined],
    ['a.b: [x]', 'Prod.a.b', 'prod'],
    ['prod.a.b: [x]', 'prod.a.b', 'prod'],
    [`${JSON.stringify(tableUrn('a.b'))}: [x]`, 'a.b', undefined],
    [`${JSON.stringify(tableUrn('a.b').replaceAll('urn:li', 'urn:acme'))}: [x]`, 'a.b', undefined],
  ])('finds in %j the table %s', (text, table, instance) => {
    expect(find(text, table, instance)).toBe('x');
  });

  it('finds nothing for other tables, and for one without a valid urn', () => {
    expect(find('a.b: [x]', 'a.c')).toBe('');
    const found = findWrittenSchemas(read('b: [x]'), ['b', 'c'], { namespace: 'li' });
    expect([...found.keys()]).toEqual(['b']);
  });
});
