import type { GraphQLSchema } from 'graphql';
import { type Dialect, fieldTypes } from '../../shared/dialect.js';
import { LazySchema } from './lazy-schema.js';
import { makeType } from './make-type.js';
import { readSchemaFiles, splitTypeDefinitions } from './type-definitions.js';

const schemas = new Map<Dialect, GraphQLSchema>();

/** Returns the schema of a dialect. It is cached with the types that earlier requests used. */
export function getSchema(dialect: Dialect): GraphQLSchema {
  const known = schemas.get(dialect);
  if (known) return known;
  const made = createSchema(dialect);
  schemas.set(dialect, made);
  return made;
}

/**
 * Creates the schema that the catalog serves: all of the public schema of DataHub 1.6, and fields
 * of newer releases that clients ask for.
 *
 * It has no resolvers. Fields resolve to members of the objects that `rootValue` returns, and
 * fields that no code resolves are answered as the directives of `mapped/` say.
 */
export function createSchema(dialect: Dialect): GraphQLSchema {
  const types = fieldTypes(dialect);
  return new LazySchema(splitTypeDefinitions(readSchemaFiles()), (definition, schema) =>
    makeType(definition, schema, types),
  );
}
