import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plugin } from '@graphql-codegen/typescript';
import { buildSchema } from 'graphql';

/**
 * Generates the TypeScript types of the GraphQL schema: of its objects, arguments, inputs and enums.
 *
 * With `--print` it prints the file instead of writing it.
 */
const FOLDER = 'src/server/graphql/schema';

const schema = readSchema();
const text = [
  '// Generated from the .graphql files of this folder by `npm run generate:graphql`. Do not edit.',
  await generateTypes(),
  generateRootArguments(),
].join('\n\n');
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(FOLDER, 'generated-types.ts'), text);

/** Reads the schema of the dialect `datahub`, which is that of the files. */
function readSchema() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.graphql'));
  return buildSchema(
    names
      .sort()
      .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
      .join('\n'),
  );
}

async function generateTypes() {
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
function generateRootArguments() {
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
