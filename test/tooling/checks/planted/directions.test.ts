import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type CheckOutcome, type PlantedProject, plantProject } from './planted-project.js';

/**
 * A small project: each row has a file that others may import, and an entry that imports it, so
 * that it is no orphan.
 */
const house: Readonly<Record<string, string>> = {
  'src/errors/finding.ts': 'export const finding = 1;\n',
  'src/urn/urn.ts': "export { finding } from '../errors/finding.js';\n",
  'src/model/model.ts': "export { finding } from '../urn/urn.js';\n",
  'src/yaml/node.ts': "export * from '../model/model.js';\n",
  'src/manifest/read.ts':
    "import 'yaml';\nimport 'ajv/dist/2020.js';\nexport * from '../yaml/node.js';\n",
  'src/plan/plan.ts': "import 'node:crypto';\nexport * from '../model/model.js';\n",
  'src/plan/document/receipt.ts': 'export const receipt = 1;\n',
  'src/plan/unit/edge.ts': "export * from '../document/receipt.js';\n",
  'src/plan/guards/guard.ts': "export * from '../unit/edge.js';\n",
  'src/plan/build-plan.ts': "export * from './guards/guard.js';\n",
  'src/insight/drift.ts': "export * from '../plan/build-plan.js';\n",
  'src/report/text.ts':
    "import 'node:util';\nexport * from '../plan/plan.js';\nexport * from '../insight/drift.js';\n",
  'src/import/foreign/dbt.ts': "export * from '../../model/model.js';\n",
  'src/import/merge/merge.ts': "export * from '../../manifest/read.js';\n",
  'src/import/run/run.ts': "export * from '../../tasks/run.js';\n",
  'src/apply/apply.ts': "export * from '../plan/plan.js';\n",
  'src/catalog/client.ts': "import 'undici';\nexport * from '../model/model.js';\n",
  'src/server/server.ts': "import 'hono';\nimport 'node:fs';\nexport * from '../model/model.js';\n",
  'src/files/settings.ts':
    "import 'node:fs';\nimport 'ajv';\nexport * from '../errors/finding.js';\n",
  'src/tasks/run.ts':
    "export * from '../apply/apply.js';\nexport * from '../catalog/client.js';\nexport * from '../files/settings.js';\n",
  'src/cli/main.ts':
    "import 'commander';\nexport * from '../tasks/run.js';\nimport type {} from './commands/serve.js';\nexport const serve = () => import('./commands/serve.js');\n",
  'src/cli/commands/serve.ts': "export * from '../../server/server.js';\n",
  'src/action/main.ts': "import '@octokit/core';\nexport * from '../tasks/run.js';\n",
  'src/testing.ts': "export * from './server/server.js';\n",
  'src/index.ts': "export * from './tasks/run.js';\n",
  'schemas/manifest.schema.json': '{}\n',
};

/**
 * Rule -> file that violates it -> text of the file. Each file is the only violation of its rule.
 */
const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['errors-imports', 'src/errors/bad.ts', "import '../urn/urn.js';"],
  ['urn-imports', 'src/urn/bad.ts', "import '../model/model.js';"],
  ['model-imports', 'src/model/bad.ts', "import '../plan/plan.js';"],
  ['yaml-imports', 'src/yaml/bad.ts', "import '../manifest/read.js';"],
  ['manifest-imports', 'src/manifest/bad.ts', "import '../plan/plan.js';"],
  ['plan-imports', 'src/plan/bad.ts', "import '../manifest/read.js';"],
  ['plan-document-imports', 'src/plan/document/bad.ts', "import '../unit/edge.js';"],
  ['plan-unit-imports', 'src/plan/unit/bad.ts', "import '../build-plan.js';"],
  ['plan-known-floor', 'src/plan/elsewhere/bad.ts', "import '../document/receipt.js';"],
  ['insight-imports', 'src/insight/bad.ts', "import '../report/text.js';"],
  ['report-imports', 'src/report/bad.ts', "import '../apply/apply.js';"],
  ['import/foreign-imports', 'src/import/foreign/bad.ts', "import '../../manifest/read.js';"],
  ['import/merge-imports', 'src/import/merge/bad.ts', "import '../foreign/dbt.js';"],
  ['import/run-imports', 'src/import/run/bad.ts', "import '../../server/server.js';"],
  ['apply-imports', 'src/apply/bad.ts', "import '../catalog/client.js';"],
  ['catalog-imports', 'src/catalog/bad.ts', "import '../server/server.js';"],
  ['server-imports', 'src/server/bad.ts', "import '../catalog/client.js';"],
  ['files-imports', 'src/files/bad.ts', "import '../catalog/client.js';"],
  ['tasks-imports', 'src/tasks/bad.ts', "import '../server/server.js';"],
  ['cli-imports', 'src/cli/commands/bad.ts', "import '../../server/server.js';"],
  ['serve-imports', 'src/cli/commands/serve.ts', "import '../../catalog/client.js';"],
  ['action-imports', 'src/action/bad.ts', "import '../catalog/client.js';"],
  ['web-imports', 'src/web/bad.ts', "import '../catalog/client.js';"],
  [
    'web/lineage-known-floor',
    'src/web/lineage/elsewhere/bad.ts',
    "import '../../../errors/finding.js';",
  ],
  ['index-imports', 'src/index.ts', "import './server/server.js';"],
  ['testing-imports', 'src/testing.ts', "import './catalog/client.js';"],
  [
    'plan-imports',
    'src/plan/type-only.ts',
    "import type { finding } from '../catalog/client.js';\nexport type One = typeof finding;",
  ],
  [
    'tasks-imports',
    'src/tasks/dynamic.ts',
    "export const load = () => import('../server/server.js');",
  ],
  ['manifest-builtins', 'src/manifest/bad.ts', "import 'node:fs';"],
  ['plan-builtins', 'src/plan/bad.ts', "import { readFile } from 'node:fs/promises';"],
  ['plan-builtins', 'src/plan/without-prefix.ts', "import 'http';"],
  ['report-builtins', 'src/report/bad.ts', "import 'node:process';"],
  ['apply-builtins', 'src/apply/bad.ts', "import 'node:fs';"],
  ['catalog-builtins', 'src/catalog/bad.ts', "import 'node:fs';"],
  ['tasks-builtins', 'src/tasks/bad.ts', "import 'node:fs';"],
  ['cli-builtins', 'src/cli/bad.ts', "import 'node:fs/promises';"],
  ['errors-packages', 'src/errors/bad.ts', "import 'ajv';"],
  ['plan-packages', 'src/plan/bad.ts', "import 'yaml';"],
  ['files-packages', 'src/files/bad.ts', "import 'yaml';"],
  ['apply-packages', 'src/apply/bad.ts', "import 'undici';"],
  ['tasks-packages', 'src/tasks/bad.ts', "import 'undici';"],
  ['cli-packages', 'src/cli/bad.ts', "import 'libsql';"],
  ['catalog-packages', 'src/catalog/bad.ts', "import 'hono';"],
  ['report-packages', 'src/report/bad.ts', "import 'commander';"],
  [
    'plan-files',
    'src/plan/bad.ts',
    "import '../../schemas/manifest.schema.json' with { type: 'json' };",
  ],
  [
    'server-files',
    'src/server/bad.ts',
    "import '../../schemas/manifest.schema.json' with { type: 'json' };",
  ],
  ['known-row', 'src/utils/bad.ts', "import '../errors/finding.js';"],
  ['serve-on-demand', 'src/cli/eager.ts', "import './commands/serve.js';"],
  ['no-cycle', 'src/urn/cycle-a.ts', "import './cycle-b.js';"],
  ['no-orphan', 'src/model/orphan.ts', 'export const alone = 1;'],
  ['resolvable', 'src/plan/bad.ts', "import './nowhere.js';"],
  ['real-dependency', 'src/server/bad.ts', "import 'vitest';"],
  ['bundled-dependency', 'src/action/undeclared.ts', "import 'picomatch';"],
];

describe('check directions', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject();
    await project.plant(house);
  });
  afterEach(() => project.remove());

  it('finds each violation, and nothing else', async () => {
    await project.plant(planted());
    const outcome = await project.run('directions');
    expect(outcome.exitCode).toBe(1);
    expect(findings(outcome)).toEqual(
      expect.arrayContaining(violations.map(([rule, file]) => `${rule}: ${file}`)),
    );
    expect(findings(outcome).filter((found) => !expected.has(found))).toEqual([]);
  });

  it('fails if the tool saw no import', async () => {
    await rm(join(project.root, 'src'), { recursive: true });
    await project.plant({ 'src/index.ts': 'export const one = 1;\n' });
    expect(await project.run('directions')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('saw no import'),
    });
  });
});

describe('check directions with a TypeScript that the tool cannot read', () => {
  it('fails, and names the files that the tool did not see', async () => {
    const project = await plantProject({
      copiedPackages: ['dependency-cruiser'],
      replacedPackages: ['typescript'],
    });
    onTestFinished(() => project.remove());
    await project.plant({
      ...house,
      'node_modules/typescript/package.json':
        '{ "name": "typescript", "version": "7.0.2", "main": "index.js" }',
      'node_modules/typescript/index.js': '',
    });
    const { exitCode, output } = await project.run('directions');
    expect(exitCode).toBe(1);
    expect(output).toContain('src/plan/plan.ts was not seen');
  });
});

/**
 * Violations that follow from others: the second half of the cycle, and the rules that several
 * wrong imports share.
 */
const expected: ReadonlySet<string> = new Set([
  ...violations.map(([rule, file]) => `${rule}: ${file}`),
  'no-cycle: src/urn/cycle-b.ts',
  'server-packages: src/server/bad.ts',
  'action-packages: src/action/undeclared.ts',
]);

/** Joins the texts of violations that share a file. */
function planted(): Readonly<Record<string, string>> {
  const files: Record<string, string> = { 'src/urn/cycle-b.ts': "import './cycle-a.js';\n" };
  for (const [, file, text] of violations)
    files[file] = `${files[file] ?? house[file] ?? ''}${text}\n`;
  return files;
}

/** `rule: file` of each violation. */
function findings({ output }: CheckOutcome): readonly string[] {
  return [...output.matchAll(/^\s*error (\S+): (\S+)/gm)].map(
    ([, rule, file]) => `${rule}: ${file}`,
  );
}
