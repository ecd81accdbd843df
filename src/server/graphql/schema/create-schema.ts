import { readdirSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
  parse,
  parseType,
  typeFromAST,
} from 'graphql';
import { type Dialect, fieldTypes } from '../../shared/dialect.js';

const schemas = new Map<Dialect, GraphQLSchema>();

/** Returns the schema of a dialect. The first call makes it, in a tenth of a second. */
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
 * The schema has no resolvers. Fields resolve to members of the objects that `rootValue` returns.
 * Directives say how to answer the fields that no code resolves.
 */
export function createSchema(dialect: Dialect): GraphQLSchema {
  // A test validates the files. Their directives are not part of the schema that clients see.
  const schema = buildASTSchema(parse(readSchemaFiles(), { noLocation: true }), {
    assumeValid: true,
    assumeValidSDL: true,
  });
  for (const [place, type] of fieldTypes(dialect)) setFieldType(place, type, schema);
  return schema;
}

/** Reads the files of the schema. The build copies them to `lib/`. */
export function readSchemaFiles(): string {
  const folder = new URL('./', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return names
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

function setFieldType(place: string, type: string, schema: GraphQLSchema): void {
  const [typeName = '', fieldName = ''] = place.split('.');
  const parent = schema.getType(typeName);
  const field = isObjectType(parent) ? parent.getFields()[fieldName] : undefined;
  if (field) field.type = typeFromAST(schema, parseType(type) as never) as GraphQLOutputType;
}
