import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import configuration from '../config/dependency-cruiser.mjs';

/**
 * Checks the import directions of `src/` in the working directory. Exits with 1 if an import is
 * forbidden or a file was not read.
 *
 * The tool's own command reports success when it could not read any file, for example with a
 * version of TypeScript that it does not support. So this check requires that the tool saw every
 * file on disk, and some imports.
 */
const { options, ...ruleSet } = configuration;
const { output: result } = await cruise(
  ['src'],
  { ...options, ruleSet, validate: true },
  undefined,
  {
    tsConfig: extractTsConfig('tsconfig.json'),
  },
);
const { output: report, exitCode } = await format(result, { outputType: 'err-long' });
const problems = blindSpots(result.modules);

process.stdout.write(report);
for (const problem of problems) process.stderr.write(`error: ${problem}\n`);
process.exitCode = exitCode === 0 && problems.length === 0 ? 0 : 1;

function blindSpots(modules) {
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = sourceFiles().filter((file) => !seen.has(file));
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const problems = unseen.map(
    (file) =>
      `${file} was not seen; is the installed TypeScript one that dependency-cruiser can read?`,
  );
  return imports === 0
    ? [...problems, 'saw no import in any module, so nothing was checked']
    : problems;
}

function sourceFiles() {
  const entries = readdirSync('src', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}
