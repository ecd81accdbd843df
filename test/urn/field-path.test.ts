import { expect, test } from 'vitest';
import { simplifyFieldPath } from '../../src/urn/field-path.js';

test.each([
  ['a', 'a'],
  ['a.b.c', 'a.b.c'],
  ['a.[type=x].b', 'a.[type=x].b'],
  ['[version=2.0].[type=E].[type=string].a', 'a'],
  ['[version=2.0].[key=True].[type=E].[type=long].id', 'id'],
  ['[version=2.0].[type=E].[type=array].[type=Foo].ar.[type=long].a', 'ar.a'],
  ['[version=2.0].[type=union].[type=A].[type=int].x', 'x'],
  ['[version=2.0].[type=union].[type=B].[type=int].x', 'x'],
  // DataHub's Python client splits the type's name at its dot, and other tools rely on that.
  ['[version=2.0].[type=com.example.Row].a', 'example.a'],
])('%s is simplified to %s', (path, simple) => {
  expect(simplifyFieldPath(path)).toBe(simple);
});
