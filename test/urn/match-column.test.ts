import { describe, expect, it } from 'vitest';
import { matchColumn, writtenPath } from '../../src/urn/field-path.js';

const city = '[version=2.0].[type=struct].address.[type=string].city';
const member = (type: string, name = 'value') =>
  `[version=2.0].[type=union].[type=${type}].${name}`;

describe('a column is found', () => {
  it.each([
    ['by its exact path', 'total', ['id', 'total'], 'total'],
    ['by its exact path of version 2', city, ['id', city], city],
    ['by its simple name in a schema of version 2', 'address.city', [city], city],
    ['by a path of version 2 in a schema of version 1', city, ['address.city'], 'address.city'],
    [
      'by its exact path among members of a union',
      member('int'),
      [member('string'), member('int')],
      member('int'),
    ],
    ['by its exact path before any simple name', 'value', [member('string'), 'value'], 'value'],
    ['in other letter case', 'Address.City', ['id', city], city],
    [
      'in its own letter case before any other',
      'Value',
      ['VALUE', member('int', 'Value'), 'value'],
      member('int', 'Value'),
    ],
    ['in a schema that lists it twice', 'total', ['total', 'total'], 'total'],
  ])('%s', (_how, column, schema, path) => {
    expect(matchColumn(column, schema)).toEqual({ kind: 'found', path });
  });

  it('in no schema without it', () => {
    expect(matchColumn('total', ['totals'])).toEqual({ kind: 'unknown' });
    expect(matchColumn('total', [])).toEqual({ kind: 'unknown' });
  });

  it('not by a name that several columns share, in the same or any letter case', () => {
    const members = [member('string'), member('int')];
    expect(matchColumn('value', ['id', ...members])).toEqual({
      kind: 'ambiguous',
      candidates: members,
    });
    expect(matchColumn('Value', [...members, 'VALUE'])).toEqual({
      kind: 'ambiguous',
      candidates: [...members, 'VALUE'],
    });
  });
});

describe('a column is written', () => {
  it('by its simple name', () => {
    expect(writtenPath(city, ['id', city], 'simple')).toBe('address.city');
    expect(writtenPath('id', ['id', city], 'simple')).toBe('id');
    // A name in another letter case is another name.
    expect(writtenPath(member('int'), [member('int'), 'VALUE'], 'simple')).toBe('value');
  });

  it('by its exact path if another column has its name, or if the settings say so', () => {
    const members = [member('string'), member('int')];
    expect(writtenPath(member('int'), members, 'simple')).toBe(member('int'));
    expect(writtenPath(city, [city], 'exact')).toBe(city);
  });
});
