import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { editPackage, type PlantedProject, plantProject } from './planted-project.js';

/** A small project without dead code. */
const living: Readonly<Record<string, string>> = {
  'src/index.ts': "export { used } from './plan/used.js';\n",
  'src/plan/used.ts': 'export const used = 1;\n',
  'src/testing.ts': 'export const testing = 1;\n',
  'src/cli/main.ts': "import { used } from '../plan/used.js';\n\nused;\n",
  'src/action/main.ts': "import { used } from '../plan/used.js';\n\nused;\n",
  'test/plan/used.test.ts':
    "import { it } from 'vitest';\nimport { used } from '../../src/plan/used.js';\n\nit('is used', () => used);\n",
  'examples/quickstart.mjs': '',
  'schemas/one.schema.json': '{}',
};

describe('check:dead-code', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject();
    await project.plant(living);
    await editPackage(project, withoutUnused);
  });
  afterEach(() => project.remove());

  it('passes without a violation', async () => {
    expect(await project.run('check:dead-code')).toMatchObject({ exitCode: 0 });
  });

  it('finds an unused file, export, type and package, and an undeclared package', async () => {
    await project.plant({
      'src/plan/unused-file.ts': 'export const one = 1;\n',
      'src/plan/used.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
      'src/index.ts': "import 'undeclared-package';\nexport { used } from './plan/used.js';\n",
    });
    await editPackage(project, (manifest) => ({
      ...manifest,
      dependencies: { 'unused-package': '1.0.0' },
    }));
    const { exitCode, output } = await project.run('check:dead-code');
    expect(exitCode).not.toBe(0);
    for (const name of [
      'src/plan/unused-file.ts',
      'unusedExport',
      'undeclared-package',
      'unused-package',
    ])
      expect(output).toContain(name);
  });

  it('finds a file of src/ that only a test uses', async () => {
    await project.plant({
      'src/plan/only-tested.ts': 'export const onlyTested = 1;\n',
      'test/plan/only-tested.test.ts':
        "import { onlyTested } from '../../src/plan/only-tested.js';\n\nonlyTested;\n",
    });
    const { exitCode, output } = await project.run('check:dead-code');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('src/plan/only-tested.ts');
  });
});

/**
 * Keeps the packages that the small project uses: none at run time, and those of the checks
 * themselves.
 */
function withoutUnused(manifest: Record<string, unknown>): object {
  const tests = [
    '@graphql-codegen/typescript',
    '@microsoft/api-extractor',
    '@microsoft/jest-sarif',
    'ajv-formats',
    'js-yaml',
    'mermaid',
    'micromark',
    'micromark-extension-gfm',
    'nock',
    'parse5',
  ];
  const action = [
    '@actions/workflow-parser',
    '@octokit/core',
    '@octokit/plugin-paginate-rest',
    'fflate',
  ];
  const web = [
    '@noble/hashes',
    '@tanstack/react-query',
    '@types/react',
    '@types/react-dom',
    '@xyflow/react',
    'axe-core',
    'playwright-core',
    'react',
    'react-dom',
    'wouter',
  ];
  const unused = [...tests, ...action, ...web];
  const devDependencies = Object.entries(
    manifest['devDependencies'] as Record<string, string>,
  ).filter(([name]) => !unused.includes(name));
  return { ...manifest, dependencies: {}, devDependencies: Object.fromEntries(devDependencies) };
}
