import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printValidators } from '../../toolchain/print-validators.js';
import { projectRoot } from '../../toolchain/project-files.js';

test.each([
  'src/manifest/schema/generated-validators.ts',
  'src/files/documents/generated-validators.ts',
])('%s matches the schemas; npm run generate:validators writes it again', (path) => {
  expect(readFileSync(join(projectRoot, path), 'utf8')).toBe(printValidators(path));
});
