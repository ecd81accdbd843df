import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printValidators } from '../../../toolchain/print-validators.js';
import { projectRoot } from '../../../toolchain/project-files.js';

test('the checks match the schemas; npm run generate:validators writes them again', () => {
  const path = 'src/web/plan/generated-validators.ts';
  expect(readFileSync(join(projectRoot, path), 'utf8')).toBe(printValidators(path));
});
