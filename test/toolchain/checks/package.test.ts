import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedProject, plantProject } from './planted-project.js';

/** A hand-written build with the files that package.json promises. */
const built: Readonly<Record<string, string>> = {
  'lib/src/index.js': "export { one } from './one.js';\n",
  'lib/src/index.d.ts': "export { one } from './one.js';\n",
  'lib/src/one.js': 'export const one = 1;\n',
  'lib/src/one.d.ts': 'export declare const one = 1;\n',
  'lib/src/testing.js': 'export const testing = 1;\n',
  'lib/src/testing.d.ts': 'export declare const testing = 1;\n',
  'lib/program/main.js': '#!/usr/bin/env node\n',
  'schemas/one.schema.json': '{}\n',
  LICENSE: '',
  'README.md': '',
};

describe('check:package', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject();
    await project.plant(built);
  });
  afterEach(() => project.remove());

  it('passes without a violation', async () => {
    expect(await project.run('check:package')).toMatchObject({ exitCode: 0 });
  });

  it.each([
    [
      'a command without its first line',
      { 'lib/program/main.js': 'process.exit();\n' },
      'pkg.bin.headwater',
    ],
    [
      'CommonJS where the package says ESM',
      { 'lib/src/index.js': 'module.exports = { one: 1 };\n' },
      'lib/src/index.js',
    ],
  ])('finds %s', async (_, files, name) => {
    await project.plant(files);
    const { exitCode, output } = await project.run('check:package');
    expect(exitCode).not.toBe(0);
    expect(output).toContain(name);
  });

  it('leaves the action, and what is bundled into the command line, out of the package', async () => {
    await project.plant({
      'lib/src/action/main.js': '',
      'lib/src/action/event/step.js': '',
      'lib/src/cli/program.js': '',
      'dist/index.js': '',
      'action.yml': '',
    });
    const output = execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: project.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ files }] = JSON.parse(output) as [{ files: readonly { path: string }[] }];
    expect(files.map(({ path }) => path).sort()).toEqual(
      [...Object.keys(built), 'package.json'].sort(),
    );
  });

  it('finds types that cannot be resolved', async () => {
    await project.plant({ 'lib/src/index.d.ts': "export { one } from './missing.js';\n" });
    const { exitCode, output } = await project.run('check:package');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('Internal resolution error');
  });
});
