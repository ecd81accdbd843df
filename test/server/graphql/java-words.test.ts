import { describe, expect, test } from 'vitest';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { post, runningCatalog } from '../../support/server/catalog.js';

/** Sends a document that is refused, and returns its errors without their positions. */
async function errorsOf(
  query: string,
  { dialect = 'datahub', variables = {} }: { readonly dialect?: Dialect; variables?: object } = {},
): Promise<readonly unknown[]> {
  const catalog = await runningCatalog({ dialect });
  const { status, body } = await post(catalog, '/api/graphql', { query, variables });
  expect([status, body.data]).toEqual([200, null]);
  return body.errors.map(({ message, extensions }: Readonly<Record<string, unknown>>) => {
    expect(extensions).toEqual({ classification: 'ValidationError' });
    return message;
  });
}

describe('an error of a document has the class and the text of graphql-java (datahub)', () => {
  test.each([
    ['a field', '{ nope }', "FieldUndefined@[nope]) : Field 'nope' in type 'Query' is undefined"],
    [
      'a field of a field',
      '{ d: dataset(urn: "a") { properties { nme } } }',
      "FieldUndefined@[dataset/properties/nme]) : Field 'nme' in type 'DatasetProperties' is undefined",
    ],
    [
      'a field in a fragment',
      '{ dataset(urn: "a") { ...F } } fragment F on Dataset { ... on Dataset { properties { nme } } }',
      "FieldUndefined@[F/properties/nme]) : Field 'nme' in type 'DatasetProperties' is undefined",
    ],
    [
      'an argument',
      '{ dataset(urn: "a", urm: "b") { urn } }',
      "UnknownArgument@[dataset]) : Unknown field argument 'urm'",
    ],
    [
      'a type',
      '{ entity(urn: "a") { ... on Datset { urn } } }',
      "UnknownType@[entity]) : Unknown type 'Datset'",
    ],
    [
      'the type of a variable',
      'query ($urn: Strng) { dataset(urn: "a") { urn } }',
      "UnknownType) : Unknown type 'Strng'",
      "UnusedVariable) : Unused variable 'urn'",
    ],
    [
      'an argument that is missing',
      '{ dataset { urn } }',
      "MissingFieldArgument@[dataset]) : Missing field argument 'urn'",
    ],
    [
      'no members',
      '{ dataset(urn: "a") { properties } }',
      "SubselectionRequired@[dataset/properties]) : Subselection required for type 'DatasetProperties' of field 'properties'",
    ],
    [
      'members of a text',
      '{ dataset(urn: "a") { urn { length } } }',
      "SubselectionNotAllowed@[dataset/urn]) : Subselection not allowed on leaf type 'String!' of field 'urn'",
    ],
    [
      'a variable that is not declared',
      '{ dataset(urn: $urn) { urn } }',
      "UndefinedVariable@[dataset]) : Undefined variable 'urn'",
    ],
    [
      'a variable of another type',
      'query ($urn: Int!) { dataset(urn: $urn) { urn } }',
      "VariableTypeMismatch@[dataset]) : Variable 'urn' of type 'Int!' used in position expecting type 'String!'",
    ],
    [
      'a fragment',
      '{ dataset(urn: "a") { ...F } } fragment G on Dataset { urn }',
      "UndefinedFragment@[dataset]) : Undefined fragment 'F'",
      "UnusedFragment) : Unused fragment 'G'",
    ],
  ])('%s', async (_what, query, ...words) => {
    const variables = { urn: 5 };
    const expected = words.map((one) => `Validation error (${one}`);
    expect(await errorsOf(query, { variables })).toEqual(expected);
  });

  test.each([
    [{}, "Variable 'urn' has coerced Null value for NonNull type 'String!'"],
    [{ urn: null }, "Variable 'urn' has coerced Null value for NonNull type 'String!'"],
    [{ urn: 5 }, 'String cannot represent a non string value: 5'],
  ])('the variables %j', async (variables, words) => {
    const query = 'query ($urn: String!) { entityExists(urn: $urn) }';
    expect(await errorsOf(query, { variables })).toEqual([
      `Variable 'urn' has an invalid value: ${words}`,
    ]);
  });

  test('another error keeps the text of graphql-js', async () => {
    const query = '{ dataset(urn: "a") { a: urn a: name } }';
    expect(await errorsOf(query)).toEqual([expect.stringMatching(/^Fields "a" conflict because/)]);
  });
});

test('an error of a document has the text of graphql-js (spec)', async () => {
  expect(await errorsOf('{ dataset(urn: "a", urm: "b") { nme } }', { dialect: 'spec' })).toEqual([
    expect.stringMatching(/^Unknown argument "urm" on field "Query.dataset"/),
    expect.stringMatching(/^Cannot query field "nme" on type "Dataset"/),
  ]);
});
