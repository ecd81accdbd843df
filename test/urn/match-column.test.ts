import { describe, expect, it } from 'vitest';
import { matchColumn } from '../../src/urn/match-column.js';

const text = '[version=2.0].[type=struct].address.[type=string].city';
const member = (type: string) => `[version=2.0].[type=union].[type=${type}].value`;

describe('a column is found', () => {
  it.each([
    ['by its exact path', 'total', ['id', 'total'], 'total'],
    ['by its exact path of version 2', text, ['id', text], text],
    ['by its simple name in a schema of version 2', 'address.city', [text], text],
    ['by a path of version 2 in a schema of version 1', text, ['address.city'], 'address.city'],
    ['by its exact path among members of a union', member('int'), [member('string'), member('int')], member('int')],
    ['by its exact path before any simple name', 'value', [member('string'), 'value'], 'value'],
  ])('%s', (_how, column, schema, path) => {
    expect(matchColumn(column, schema)).toEqual({ kind: 'found', path });
  });

  it('never in other letter case', () => {
    expect(matchColumn('Total', ['total'])).toEqual({ kind: 'unknown' });
    expect(matchColumn('total', [])).toEqual({ kind: 'unknown' });
  });

  it('not by a name that several members of a union share', () => {
    expect(matchColumn('value', [member('string'), member('int')])).toEqual({ kind: 'ambiguous' });
  });
});
