import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../toolchain/project-files.js';

test('the checks match the schemas; npm run generate:validators writes them again', () => {
  const script = 'test/toolchain/generate-validators.mjs';
  const path = 'src/manifest/schema/generated-validators.ts';
  const fresh = execFileSync(process.execPath, [script, '--print', path], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const file = join(projectRoot, path);
  expect(readFileSync(file, 'utf8')).toBe(fresh);
});
