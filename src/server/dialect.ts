/**
 * Whom the catalog follows where the interface spec and DataHub differ. This file alone knows those places.
 */
export type Dialect = 'spec' | 'datahub';

export const dialects: readonly Dialect[] = ['spec', 'datahub'];

/** The type of `searchResults[].degree`. The spec says string; DataHub's schema has a number. */
export function degreeType(dialect: Dialect): 'String!' | 'Int!' {
  return dialect === 'spec' ? 'String!' : 'Int!';
}

/** The status or GraphQL code for input that DataHub trips over, such as an urn that is none. */
export function brokenInputCode(dialect: Dialect): 400 | 500 {
  return dialect === 'spec' ? 400 : 500;
}

/** The status of a REST answer to a user who may not do what is asked. */
export function forbiddenStatus(dialect: Dialect): 401 | 403 {
  return dialect === 'spec' ? 401 : 403;
}

/** The status of a GraphQL answer in which something is forbidden; the error in the body says what. */
export function graphqlForbiddenStatus(dialect: Dialect): 200 | 401 {
  return dialect === 'spec' ? 401 : 200;
}

/**
 * Whether a caller whose credential is good, but whose user is removed, suspended or unknown, is told that it may not
 * do anything. The spec has one answer to whatever is wrong with a token.
 */
export function tellsWhoIsBarred(dialect: Dialect): boolean {
  return dialect === 'datahub';
}

/**
 * Whether a write of `upstreamLineage` over REST needs everything that it names to exist. The spec says so of all
 * lineage writes; DataHub stores the edge and makes the downstream.
 */
export function enforcesReferences(dialect: Dialect): boolean {
  return dialect === 'spec';
}

/**
 * Whether the type in an address of OpenAPI v3 has to be one that exists. A mistyped address is told
 * so in the dialect of the spec; DataHub's batch reads and bulk writes look at the urns alone.
 */
export function checksEntityType(dialect: Dialect): boolean {
  return dialect === 'spec';
}
