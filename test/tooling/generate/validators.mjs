import { readFileSync } from 'node:fs';
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/** A function of each definition, in place of a copy at each use: the copies are a megabyte. */
const documentOptions = { allowUnionTypes: true, inlineRefs: false };

/**
 * The checks of files and documents from the published schemas. The content security policy of the
 * pages forbids compiling schemas in the browser, and a command would take longer to compile them
 * than to read a small stack.
 *
 * `imports` stands before the code, and `type` is that of each check. With `otherVersions`, each
 * kind has a second check, for documents of other minor versions.
 *
 * @type {readonly {
 *   readonly file: string, readonly kinds: readonly string[], readonly otherVersions?: true,
 *   readonly options: object, readonly imports: string, readonly type: string
 * }[]}
 */
const outputs = [
  {
    file: 'src/web/plan/generated-validators.ts',
    kinds: ['plan', 'receipt', 'drift', 'impact', 'graph', 'tests'],
    options: documentOptions,
    imports: '',
    type: '',
  },
  {
    file: 'src/files/documents/generated-validators.ts',
    kinds: ['plan', 'receipt'],
    otherVersions: true,
    options: documentOptions,
    imports: `import type { ValidateFunction } from 'ajv/dist/2020.js';
`,
    type: ': ValidateFunction',
  },
  {
    file: 'src/manifest/schema/generated-validators.ts',
    kinds: ['manifest', 'settings'],
    options: {
      allErrors: true,
      // Our own messages stand for those of ajv.
      messages: false,
      // With this option, an error contains the part of the schema that failed.
      verbose: true,
      // A branch of an if/then uses keys and types that are declared beside it, not inside it.
      strictTypes: false,
      strictRequired: false,
      // All our least lengths are 1, for which characters and UTF-16 codes are the same.
      unicode: false,
      // A function stands for that of `schema-formats.ts`, which the code calls.
      formats: { date: () => false },
    },
    imports: `import type { ValidateFunction } from 'ajv/dist/2020.js';
import * as formats from './schema-formats.js';
`,
    type: ': ValidateFunction',
  },
];

/** Returns the text of each file, by path. */
export function generate() {
  return new Map(outputs.map((output) => [output.file, validators(output)]));
}

function validators({ kinds, otherVersions, options, imports, type }) {
  const ajv = new Ajv2020({
    strict: true,
    // A test holds the published schemas against the schema of schemas.
    validateSchema: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    logger: false,
    ...options,
  });
  leaveOutKeywords(ajv);
  const schemas = new Map(
    kinds.map((kind) => [
      kind,
      JSON.parse(readFileSync(`schemas/${kind}.schema.json`, 'utf8'), withoutWords),
    ]),
  );
  if (otherVersions) {
    for (const kind of kinds) schemas.set(`${kind}OfOtherVersion`, loosen(schemas.get(kind)));
  }
  if (options.verbose) {
    for (const { $defs } of schemas.values()) nameDefinitions($defs);
    shareDefinitions([...schemas.values()]);
  }
  for (const schema of schemas.values()) ajv.addSchema(schema);
  const code = standaloneCode.default(
    ajv,
    Object.fromEntries([...schemas].map(([name, { $id }]) => [name, $id])),
  );
  if (/\brequire\(/.test(code))
    throw new Error('a schema uses a keyword that needs a module of ajv at run time');
  const typed = code
    .replace(/^"use strict";\s*/, '')
    // Nobody reads the place of an error in the schema.
    .replaceAll(/\bschemaPath:"[^"\\]*",/g, '')
    .replaceAll(/^(export const \w+) = /gm, `$1${type} = `);
  return `// Generated from the schemas in schemas/ by \`npm run generate\`. Do not edit.
// @ts-nocheck
${imports}${typed.trimEnd()}
`;
}

/**
 * Returns the schema for other minor versions: objects may hold more, in any minor version. Its
 * address has one more folder, so that its relative references lead to schemas of the same kind.
 */
function loosen(schema) {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'additionalProperties') return undefined;
    if (key === '$id') return new URL('other-version/', value).href + value.split('/').at(-1);
    return key === 'formatVersion' ? { type: 'string' } : value;
  });
}

/** Leaves out keywords that no schema has, and that make each function larger. */
function leaveOutKeywords(ajv) {
  for (const keyword of ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'])
    ajv.removeKeyword(keyword);
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
}

/** Writes the name of each definition into it. An error contains the definition, and not its name. */
function nameDefinitions(definitions) {
  for (const [name, definition] of Object.entries(definitions)) definition.$comment = name;
}

/** Refers to the first schema for each definition that two schemas have: its check stands once. */
function shareDefinitions([{ $id, $defs: shared }, ...others]) {
  for (const { $defs } of others) {
    for (const [name, definition] of Object.entries($defs)) {
      if (JSON.stringify(definition) === JSON.stringify(shared[name]))
        $defs[name] = { $ref: `${$id}#/$defs/${name}` };
    }
  }
}

/** Descriptions and examples would be shipped and loaded, and nobody reads them there. */
function withoutWords(key, value) {
  if (key === 'examples' && Array.isArray(value)) return undefined;
  return key === 'description' && typeof value === 'string' ? undefined : value;
}
