import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedProject, plantProject } from './planted-project.js';

const core = ['errors', 'urn', 'model', 'yaml', 'manifest', 'plan', 'report', 'formats'] as const;

/**
 * Covered code, large in comparison to the planted code, so that one missed branch of the core
 * stays above the overall thresholds.
 */
const covered: Readonly<Record<string, string>> = {
  'src/apply/covered.ts': `export function sum(value: number): number {\n${'  value += value > 0 ? 1 : 2;\n'.repeat(50)}  return value;\n}\n`,
  'test/apply/covered.test.ts': testOf('../../src/apply/covered.js', 'sum', 'sum(1);\nsum(-1000);'),
};

describe('check:tests', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject();
    await project.plant(covered);
  });
  afterEach(() => project.remove());

  it('passes if everything is covered', async () => {
    expect(await project.run('check:tests')).toMatchObject({ exitCode: 0 });
  });

  it('fails if a test fails', async () => {
    await project.plant({
      'test/apply/failing.test.ts':
        "import { expect, it } from 'vitest';\n\nit('fails', () => expect(1).toBe(2));\n",
    });
    const { exitCode, output } = await project.run('check:tests');
    expect(exitCode).not.toBe(0);
    expect(output).toMatch(/FAIL .*test\/apply\/failing\.test\.ts > fails/);
  });

  it('fails below the overall thresholds, and counts files that no test loads', async () => {
    await project.plant({ 'src/apply/untested.ts': covered['src/apply/covered.ts'] ?? '' });
    const { exitCode, output } = await project.run('check:tests');
    expect(exitCode).not.toBe(0);
    expect(output).toMatch(/Coverage for lines \(\S+\) does not meet global threshold \(95%\)/);
    expect(output).toMatch(/Coverage for branches \(\S+\) does not meet global threshold \(90%\)/);
  });

  it('fails if one line or branch of a core folder is missed, although the overall coverage is high', async () => {
    await project.plant(Object.fromEntries(core.flatMap(missesOneBranch)));
    const { exitCode, output } = await project.run('check:tests');
    expect(exitCode).not.toBe(0);
    for (const folder of core) {
      expect(output).toMatch(
        new RegExp(
          `Coverage for lines \\(\\S+\\) does not meet "src/${folder}/\\*\\*" threshold \\(100%\\)`,
        ),
      );
      expect(output).toMatch(
        new RegExp(
          `Coverage for branches \\(\\S+\\) does not meet "src/${folder}/\\*\\*" threshold \\(100%\\)`,
        ),
      );
    }
    expect(output).not.toContain('global threshold');
  });
});

/** A file and a test of it that misses one line, and with it one branch. */
function missesOneBranch(folder: string): readonly (readonly [file: string, text: string])[] {
  const statements = '  value += 1;\n'.repeat(20);
  return [
    [
      `src/${folder}/missed.ts`,
      `export function missed(value: number): number {\n${statements}  if (value < 0) {\n    return 0;\n  }\n  return value;\n}\n`,
    ],
    [
      `test/${folder}/missed.test.ts`,
      testOf(`../../src/${folder}/missed.js`, 'missed', 'missed(1);'),
    ],
  ];
}

function testOf(module: string, name: string, calls: string): string {
  return `import { it } from 'vitest';\nimport { ${name} } from '${module}';\n\nit('runs', () => {\n${calls}\n});\n`;
}
