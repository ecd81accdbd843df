import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/**
 * Generates the checks of documents for the pages from the published schemas. The content security
 * policy of the pages forbids compiling schemas in the browser.
 *
 * With `--print` it prints the file instead of writing it.
 */
const FILE = 'src/web/plan/generated-validators.ts';
const KINDS = ['plan', 'drift', 'impact', 'graph'];

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  // A test holds the published schemas against the schema of schemas.
  validateSchema: false,
  code: { source: true, esm: true, lines: true },
});
const schemas = KINDS.map((kind) =>
  JSON.parse(readFileSync(`schemas/${kind}.schema.json`, 'utf8'), withoutWords),
);
for (const schema of schemas) ajv.addSchema(schema);
const code = standaloneCode.default(
  ajv,
  Object.fromEntries(KINDS.map((kind, i) => [kind, schemas[i].$id])),
);
if (/\brequire\(/.test(code))
  throw new Error('a schema uses a keyword that needs a module of ajv at run time');
const text = `// Generated from the schemas in schemas/ by \`npm run generate:validators\`. Do not edit.
// @ts-nocheck
${code.replace(/^"use strict";\s*/, '').trimEnd()}
`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(FILE, text);

/** Descriptions would be shipped to the browser, and nobody reads them there. */
function withoutWords(key, value) {
  return key === 'description' && typeof value === 'string' ? undefined : value;
}
