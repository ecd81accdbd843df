/**
 * Whom the catalog follows where the interface spec and DataHub differ. This file alone knows those places.
 */
export type Dialect = 'spec' | 'datahub';

export const dialects: readonly Dialect[] = ['spec', 'datahub'];

/** The type of `searchResults[].degree`. The spec says string; DataHub's schema has a number. */
export function degreeType(dialect: Dialect): 'String!' | 'Int!' {
  return dialect === 'spec' ? 'String!' : 'Int!';
}

/** The code of a GraphQL error about input that DataHub trips over, such as an urn that is none. */
export function brokenInputCode(dialect: Dialect): 400 | 500 {
  return dialect === 'spec' ? 400 : 500;
}
