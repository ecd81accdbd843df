import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedProject, plantProject } from './planted-project.js';

/** A small action with a package of each kind: ESM, CommonJS, and JSON of the project. */
const action: Readonly<Record<string, string>> = {
  'src/action/main.ts': [
    "import { unzipSync } from 'fflate';",
    "import { Ajv2020 } from 'ajv/dist/2020.js';",
    "import manifest from '../../package.json' with { type: 'json' };",
    "import { word } from '../tasks/word.js';",
    '',
    'process.stdout.write(`$' +
      '{word} $' +
      '{manifest.name} $' +
      '{typeof unzipSync} $' +
      '{new Ajv2020().validate({}, 1)}`);',
    '',
  ].join('\n'),
  'src/tasks/word.ts': "export const word = 'one';\n",
};

/** Builds the bundle alone, without the compiler. */
const build = ['test/tooling/config/bundle-action.mjs'];

describe('check bundle', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject();
    await project.plant(action);
    execFileSync('node', build, { cwd: project.root });
  });
  afterEach(() => project.remove());

  it('passes if dist/ equals the output of the sources, and the bundle runs', async () => {
    expect(await project.run('bundle')).toMatchObject({ exitCode: 0, output: '' });
    const output = execFileSync('node', ['dist/index.js'], { cwd: project.root, encoding: 'utf8' });
    expect(output).toBe('one headwater function true');
  });

  it('finds a source change that was not built, and names the file', async () => {
    await project.plant({ 'src/tasks/word.ts': "export const word = 'other';\n" });
    const { exitCode, output } = await project.run('bundle');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('dist/index.js is not what the sources give');
    expect(output).toContain(
      'dist/modules.txt is not what the sources give: see src/tasks/word.ts',
    );
    expect(output).toContain('npm run build and commit dist');
    expect(output).not.toContain('licenses');
  });

  it('the bundle has the same bytes in another folder, and names no folder', async () => {
    const other = await plantProject();
    try {
      await other.plant(action);
      execFileSync('node', build, { cwd: other.root });
      const [text, otherText] = await Promise.all(
        [project, other].map(async ({ root }) => {
          const files = ['index.js', 'modules.txt'].map((name) => join(root, 'dist', name));
          return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
        }),
      );
      expect(otherText).toBe(text);
      expect(text).not.toContain(project.root);
      // The packages are linked here, from a folder that differs between machines.
      expect(text).toMatch(/^[0-9a-f]{16} node_modules\/fflate\//m);
      expect(text).not.toMatch(/^[0-9a-f]{16} \.\./m);
    } finally {
      await other.remove();
    }
  });

  it('an import that cannot be resolved fails the build', async () => {
    await project.plant({ 'src/tasks/word.ts': "export { word } from 'no-such-package';\n" });
    const { exitCode, output } = await project.run('bundle');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('no-such-package');
  });
});
