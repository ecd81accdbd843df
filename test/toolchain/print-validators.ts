import { execFileSync } from 'node:child_process';
import { projectRoot } from './project-files.js';

/**
 * Returns the text that `npm run generate:validators` would write.
 *
 * @param path of the generated file, from the root of the project
 */
export function printValidators(path: string): string {
  return execFileSync(
    process.execPath,
    ['test/toolchain/generate-validators.mjs', '--print', path],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 10_000_000 },
  );
}
