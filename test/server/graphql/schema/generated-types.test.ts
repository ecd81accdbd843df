import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../toolchain/project-files.js';

test('the generated types match the schema; npm run generate:graphql writes them again', () => {
  const script = 'test/toolchain/generate-graphql-types.mjs';
  const fresh = execFileSync(process.execPath, [script, '--print'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const file = join(projectRoot, 'src/server/graphql/schema/generated-types.ts');
  expect(readFileSync(file, 'utf8')).toBe(fresh);
});
