import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plugin } from '@graphql-codegen/typescript';
import { buildASTSchema, parse, visit } from 'graphql';

const FOLDER = 'src/server/graphql/schema';

/**
 * Returns the file with the TypeScript types of the GraphQL schema: of its objects, arguments,
 * inputs and enums.
 */
export async function generate() {
  const schema = readSchema();
  const text = [
    '// Generated from the .graphql files of this folder by `npm run generate`. Do not edit.',
    await generateTypes(schema),
    generateRootArguments(schema),
  ].join('\n\n');
  return new Map([[join(FOLDER, 'generated-types.ts'), text]]);
}

/**
 * Reads the schema of the dialect `datahub`, which is that of the files, without the fields of which
 * code makes no value: those that a directive answers, and the unresolved ones.
 */
function readSchema() {
  const names = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.graphql') && !name.startsWith('unresolved-'),
  );
  const files = names.sort().map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const document = visit(parse(files.join('\n')), {
    FieldDefinition: ({ directives }) =>
      directives.every(({ name }) => name.value === 'deprecated') ? undefined : null,
  });
  return buildASTSchema(document, { assumeValidSDL: true });
}

async function generateTypes(schema) {
  const { prepend, content } = await plugin(schema, [], {
    declarationKind: 'interface',
    // Values as well as types, since resolvers check stored values against them.
    enumsAsConst: true,
    immutableTypes: true,
    // The default convention writes MLModel as MlModel.
    namingConvention: { typeNames: capitalize, enumValues: 'keep' },
    scalars: { Long: 'number' },
    strictScalars: true,
    skipTypename: true,
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | null',
    // GraphQL calls a member that is a function with the arguments of the field.
    wrapEntireFieldDefinitions: true,
    entireFieldWrapperValue: 'T | Promise<T> | ((args: never) => T | Promise<T>)',
  });
  return [...prepend, content].join('\n').trimEnd();
}

/** The generator has a type for the arguments of each field. This one finds it by the field. */
function generateRootArguments(schema) {
  const members = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.length > 0)
      .map(({ name }) => `  readonly ${name}: ${type.name}${capitalize(name)}Args;\n`),
  );
  return `/** The arguments of the fields of Query and Mutation that have some. */
export interface RootArguments {
${members.join('')}}
`;
}

function capitalize(name) {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
