import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedProject, plantProject } from './planted-project.js';

/** Compiler setting or rule -> its error -> a file that breaks it. */
const violations: readonly (readonly [
  setting: string,
  error: string,
  file: string,
  text: string,
])[] = [
  ['strict', 'TS2322', 'src/plan/wrong-type.ts', "export const size: number = 'large';\n"],
  ['strict', 'TS2322', 'test/plan/wrong-type.test.ts', "export const size: number = 'large';\n"],
  [
    'noUncheckedIndexedAccess',
    'TS2322',
    'src/plan/index-access.ts',
    'export const first = (list: string[]): string => list[0];\n',
  ],
  [
    'exactOptionalPropertyTypes',
    'TS2375',
    'src/plan/optional.ts',
    'export const box: { size?: number } = { size: undefined };\n',
  ],
  [
    'noPropertyAccessFromIndexSignature',
    'TS4111',
    'src/plan/index-signature.ts',
    'export const name = (map: Record<string, string>): string | undefined => map.name;\n',
  ],
  [
    'noImplicitOverride',
    'TS4114',
    'src/plan/override.ts',
    'class A {\n  run(): void {}\n}\nexport class B extends A {\n  run(): void {}\n}\n',
  ],
  [
    'noImplicitReturns',
    'TS2366',
    'src/plan/not-exhaustive.ts',
    "export function hue(colour: 'red' | 'blue'): number {\n  switch (colour) {\n    case 'red':\n      return 0;\n  }\n}\n",
  ],
  [
    'noUnusedLocals',
    'TS6133',
    'src/plan/unused-local.ts',
    'const unused = 1;\nexport const used = 2;\n',
  ],
  [
    'noUnusedParameters',
    'TS6133',
    'src/plan/unused-parameter.ts',
    'export const zero = (unused: number): number => 0;\n',
  ],
  [
    'erasableSyntaxOnly',
    'TS1294',
    'src/plan/enumeration.ts',
    "export enum Colour {\n  red = 'red',\n}\n",
  ],
  [
    'verbatimModuleSyntax',
    'TS1484',
    'src/plan/type-import.ts',
    "import { Clean } from './clean.js';\nexport type Same = Clean;\n",
  ],
  ['nodenext', 'TS2835', 'src/plan/no-extension.ts', "export * from './clean';\n"],
];

const clean = {
  'src/plan/clean.ts': 'export type Clean = string;\n',
  'src/cli/main.ts': 'export const main = (): number => 0;\n',
  'src/action/main.ts': 'export const main = (): number => 0;\n',
};

describe('check:types and build', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject({
      copy: ['src/web/index.html', 'src/web/icon', 'src/web/tsconfig'],
    });
    await project.plant({ 'src/web/main.tsx': 'export {};\n' });
    await project.plant(clean);
  });
  afterEach(() => project.remove());

  it('passes without a violation, and builds an executable command', async () => {
    await project.plant({
      'src/cli/main.ts': "#!/usr/bin/env node\nprocess.stdout.write('ran');\n",
      'lib/src/left-over.js': '',
    });
    expect(await project.run('check:types')).toMatchObject({ exitCode: 0, output: '' });
    expect(await project.run('build')).toMatchObject({ exitCode: 0, output: '' });
    await project.plant({
      'package.json':
        '{ "type": "module", "scripts": { "start": "lib/program/main.js", "list": "ls lib/src" } }',
    });
    expect(await project.run('start')).toMatchObject({ exitCode: 0, output: 'ran' });
    expect((await project.run('list')).output).not.toContain('left-over');
  });

  it('build keeps only the fields of package.json that the program reads', async () => {
    await project.plant({
      'src/plan/version.ts':
        "import manifest from '../../package.json' with { type: 'json' };\n\nexport const version: string = manifest.version;\n",
    });
    expect(await project.run('build')).toMatchObject({ exitCode: 0, output: '' });
    const copy: unknown = JSON.parse(
      await readFile(join(project.root, 'lib/package.json'), 'utf8'),
    );
    expect(copy).toEqual({ type: 'module', version: expect.any(String) });
  });

  it('check:types finds each violation in src/ and in test/', async () => {
    await project.plant(Object.fromEntries(violations.map(([, , file, text]) => [file, text])));
    const { exitCode, output } = await project.run('check:types');
    expect(exitCode).not.toBe(0);
    const found = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)].map(
      ([, file, error]) => `${error} ${file}`,
    );
    expect(found.sort()).toEqual(violations.map(([, error, file]) => `${error} ${file}`).sort());
  });

  it('build finds an exported value without a type', async () => {
    await project.plant({
      'src/plan/inferred.ts': 'export const sum = (a: number, b: number) => a + b;\n',
    });
    const { exitCode, output } = await project.run('build');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('src/plan/inferred.ts(1,46): error TS9013');
  });
});
