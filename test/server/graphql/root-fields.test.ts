import { expect, test } from 'vitest';
import type { RootFields } from '../../../src/server/graphql/root-fields.js';
import type { Owner, SearchResult } from '../../../src/server/graphql/schema/generated-types.js';

/** The type check fails if one of the expected errors does not occur. */
test('a value that the schema does not allow is a type error', () => {
  const wrong = {
    // @ts-expect-error: the field is a boolean.
    entityExists: (): ReturnType<RootFields['entityExists']> => 'yes',
    // @ts-expect-error: the field must not be null.
    revokeAccessToken: (): ReturnType<RootFields['revokeAccessToken']> => null,
    // @ts-expect-error: a page needs a total.
    listPolicies: (): ReturnType<RootFields['listPolicies']> => ({
      start: 0,
      count: 0,
      policies: [],
    }),
    // @ts-expect-error: the argument is a list of urns.
    entities: (...[{ urns }]: Parameters<RootFields['entities']>): string => urns,
    // @ts-expect-error: a result lists the fields that matched.
    result: (): SearchResult => ({ entity: { urn: '', type: 'DATASET' } }),
    // @ts-expect-error: the enum has no such value.
    type: (): Owner['type'] => 'OWNER',
  };
  expect(Object.keys(wrong)).toHaveLength(6);
});
