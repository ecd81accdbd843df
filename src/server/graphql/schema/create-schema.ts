import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Dialect } from '../../shared/dialect.js';
import { appSdl } from './app-sdl.js';
import { entitySdl } from './entity-sdl.js';
import { lineageSdl } from './lineage-sdl.js';
import { policySdl } from './policy-sdl.js';
import { roleSdl } from './role-sdl.js';
import { searchSdl } from './search-sdl.js';
import { tokenSdl } from './token-sdl.js';

const schemas = new Map<Dialect, GraphQLSchema>();

/**
 * Returns the schema of a dialect. It is cached, since building it takes longer than the rest of
 * the start.
 */
export function getSchema(dialect: Dialect): GraphQLSchema {
  const known = schemas.get(dialect);
  if (known) return known;
  const made = createSchema(dialect);
  schemas.set(dialect, made);
  return made;
}

/**
 * Builds the schema that the catalog serves. Everything in it has the name and the nullability of
 * DataHub's schema. Members of DataHub that it lacks are refused as unknown rather than answered
 * wrongly.
 *
 * It has no resolvers: fields resolve to members of the objects that `rootValue` returns.
 */
export function createSchema(dialect: Dialect): GraphQLSchema {
  return buildSchema(
    [
      'type Query\n\ntype Mutation\n',
      entitySdl,
      lineageSdl(dialect),
      searchSdl,
      appSdl,
      tokenSdl,
      policySdl,
      roleSdl,
    ].join(''),
  );
}
