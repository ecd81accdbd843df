// Writes the code that is generated from schemas, if it is missing or older than they are. Git does
// not track it. `npm ci`, the build and the tests run this script.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VALIDATORS = {
  script: 'test/tooling/generate/validators.mjs',
  load: () => import('./validators.mjs'),
  folder: 'schemas',
  outputs: [
    'src/files/documents/generated-validators.ts',
    'src/manifest/schema/generated-validators.ts',
    'src/web/plan/generated-validators.ts',
  ],
};

const GRAPHQL_TYPES = {
  script: 'test/tooling/generate/graphql-types.mjs',
  load: () => import('./graphql-types.mjs'),
  folder: 'src/server/graphql/schema',
  outputs: ['src/server/graphql/schema/generated-types.ts'],
};

for (const { script, load, folder, outputs } of [VALIDATORS, GRAPHQL_TYPES]) {
  const schemas = readdirSync(folder).filter((name) => !name.endsWith('.ts'));
  const sources = [...schemas.map((name) => join(folder, name)), script, 'package-lock.json'];
  const newest = Math.max(...sources.map(modified));
  if (outputs.every((path) => modified(path) > newest)) continue;
  const { generate } = await load();
  for (const [path, text] of await generate()) writeFileSync(path, text);
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
