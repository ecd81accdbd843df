import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  parseType,
} from 'graphql';
import { type Dialect, fieldTypes } from '../../shared/dialect.js';

/** The files of the schema beside this one. Their order is that of the types in introspection. */
export const schemaFiles = [
  'root',
  'entity',
  'aspects',
  'properties',
  'dataset',
  'assets',
  'vocabulary',
  'people',
  'ml',
  'platforms',
  'other-entities',
  'lineage',
  'lineage-search',
  'search',
  'app',
  'tokens',
  'policies',
  'roles',
] as const;

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
  const text = schemaFiles.map(readSchemaFile).join('\n');
  return buildASTSchema(withFieldTypes(parse(text), fieldTypes(dialect)));
}

/** The build copies these files to `lib/`. */
function readSchemaFile(name: string): string {
  return readFileSync(new URL(`./${name}.graphql`, import.meta.url), 'utf8');
}

/** Replaces the types of fields. The fields are given as `Type.field`. */
function withFieldTypes(document: DocumentNode, types: ReadonlyMap<string, string>): DocumentNode {
  const definitions = document.definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
    const fields = (definition.fields ?? []).map((field) => {
      const type = types.get(`${definition.name.value}.${field.name.value}`);
      return type === undefined ? field : { ...field, type: parseType(type) };
    });
    return { ...definition, fields };
  });
  return { ...document, definitions };
}
