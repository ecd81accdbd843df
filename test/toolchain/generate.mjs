// Writes the code that is generated from schemas. Git does not track it: `npm ci` writes it, and so
// do the build and the tests if a schema changed since.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const VALIDATORS = {
  script: 'test/toolchain/generate-validators.mjs',
  load: () => import('./generate-validators.mjs'),
  folder: 'schemas',
  outputs: [
    'src/files/documents/generated-validators.ts',
    'src/manifest/schema/generated-validators.ts',
    'src/web/plan/generated-validators.ts',
  ],
};

const GRAPHQL_TYPES = {
  script: 'test/toolchain/generate-graphql-types.mjs',
  load: () => import('./generate-graphql-types.mjs'),
  folder: 'src/server/graphql/schema',
  outputs: ['src/server/graphql/schema/generated-types.ts'],
};

if (fileURLToPath(import.meta.url) === process.argv[1]) await setup();

/** Writes files that are missing or older than their schemas. Vitest calls it before the tests. */
export async function setup() {
  for (const { script, load, folder, outputs } of [VALIDATORS, GRAPHQL_TYPES]) {
    const schemas = readdirSync(folder).filter((name) => !name.endsWith('.ts'));
    const sources = [...schemas.map((name) => join(folder, name)), script, 'package-lock.json'];
    const newest = Math.max(...sources.map(modified));
    if (outputs.every((path) => modified(path) > newest)) continue;
    const { generate } = await load();
    for (const [path, text] of await generate()) writeFileSync(path, text);
  }
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
