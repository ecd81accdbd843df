import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { type PlantedProject, plantProject } from './planted-project.js';

const main = 'lib/program/main.js';
const version = '1.2.3';
const { name, repository, bin, scripts } = manifest;
const described = { name, version, repository, bin, scripts, type: 'module', files: ['lib'] };
const root = { name, version, bin };
const base = `FROM node:24.1.0@sha256:${'0'.repeat(64)}`;

/** A package without dependencies, and one of each file that a release reads. */
const small: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(described),
  'package-lock.json': JSON.stringify({ ...root, lockfileVersion: 3, packages: { '': root } }),
  'test/tooling/release/contents.json': '["package.json", "README.md", "lib/**"]',
  'setup/Dockerfile': `\n${base}\nUSER 1:1\nENTRYPOINT ["headwater"]\n`,
  'CHANGELOG.md': `# Changelog\n\n## ${version} - unreleased\n\n- A [page](docs/page.md)\n`,
  'README.md': '',
  'docs/getting-started.md': 'npm i -D /path/to/headwater-1.2.3.tgz',
  'lib/program/third-party-licenses.txt': '',
  'lib/web/licenses.md': '',
  'dist/third-party-licenses.txt': '',
  [main]: `#!/usr/bin/env node\nconsole.log('${version}');\n`,
};

/** A mistake as the files that have it, and what the check says. */
const mistakes: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'a place with another version',
    { 'docs/getting-started.md': 'headwater-1.2.2.tgz' },
    'docs/getting-started.md says 1.2.2, not 1.2.3',
  ],
  ['a version without a part', { 'CHANGELOG.md': '## Unreleased\n' }, 'no part "## 1.2.3'],
  [
    'a part without an entry',
    { 'CHANGELOG.md': `## ${version} - 2027-01-31\n` },
    'the part of 1.2.3 has no entry',
  ],
  [
    'a file that no line lists',
    {
      'lib/program/a b': '',
      'test/tooling/release/contents.json': '["package.json", "README.md", "lib/**.{js,txt,md}"]',
    },
    'lib/program/a b is in no line',
  ],
  [
    'a bundled package that is not locked',
    { 'lib/web/licenses.md': '## one - 1.0.0 (MIT)\n' },
    'the SBOM lacks one@1.0.0',
  ],
  [
    'a program of another version',
    { [main]: "#!/usr/bin/env node\nconsole.log('1');\n" },
    'installs in an empty folder: failed',
  ],
  [
    'an image that runs as root',
    { 'setup/Dockerfile': `\n${base}\nENTRYPOINT ["headwater"]\n` },
    'it runs as root',
  ],
  [
    'an image of a base that moves',
    { 'setup/Dockerfile': '\nFROM node:24\nUSER 1:1\nENTRYPOINT ["headwater"]\n' },
    'no version with its digest',
  ],
];

describe('check release', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject({
      copy: ['.github/workflows/release.yml', 'test/tooling/release/'],
    });
    await project.plant(small);
    await chmod(join(project.root, main), 0o755);
  });
  afterEach(() => project.remove());

  it('runs every script of the workflow, and publishes nothing', async () => {
    const { exitCode, output } = await project.run('release');
    expect(output).toContain('would run: gh release upload v1.2.3 --clobber headwater-1.2.3');
    expect(output).toContain('/git/refs/tags/v1 ');
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
  });

  it.each(mistakes)('finds %s', async (_, files, problem) => {
    await project.plant(files);
    const { exitCode, output } = await project.run('release');
    expect(output).toContain(problem);
    expect(exitCode).toBe(1);
  });

  it.each([
    ['the day', '## 1.2.3 - unreleased\n\n- One\n', 1],
    ['the first place', '## Unreleased\n\n## 1.2.3 - 2027-01-31\n\n- One\n', 1],
    ['nothing', '## 1.2.3 - 2027-01-31\n\n- One\n', 0],
  ])('on a tag, misses %s of the part', async (_, text, exitCode) => {
    await project.plant({ 'CHANGELOG.md': text });
    const { status } = spawnSync('node', ['test/tooling/release/check-version.mjs', 'v1.2.3'], {
      cwd: project.root,
      env: { ...process.env, GITHUB_REF_TYPE: 'tag' },
    });
    expect(status).toBe(exitCode);
  });
});
