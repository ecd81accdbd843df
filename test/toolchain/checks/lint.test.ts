import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type CheckOutcome, type PlantedProject, plantProject } from './planted-project.js';

/** Rule -> file that violates it -> text of the file. */
const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['lint/suspicious/noExplicitAny', 'src/plan/any-type.ts', 'export type Anything = any;\n'],
  ['lint/style/noDefaultExport', 'src/plan/default-export.ts', 'export default 1;\n'],
  ['lint/style/noEnum', 'src/plan/enumeration.ts', 'export enum Colour {\n  red = "red",\n}\n'],
  [
    'lint/style/noNamespace',
    'src/plan/name-space.ts',
    'export namespace Colours {\n  export const red = 1;\n}\n',
  ],
  [
    'lint/style/noParameterProperties',
    'src/plan/parameter-property.ts',
    'export class Box {\n  constructor(readonly size: number) {}\n}\n',
  ],
  [
    'lint/style/noNonNullAssertion',
    'src/plan/non-null.ts',
    'export const first = (list: string[]): string => list[0]!;\n',
  ],
  [
    'lint/style/useImportType',
    'src/plan/import-type.ts',
    "import { Urn } from '../urn/urn.js';\n\nexport type Same = Urn;\n",
  ],
  ['lint/style/useFilenamingConvention', 'src/plan/camelCase.ts', 'export const one = 1;\n'],
  [
    'lint/style/noExcessiveLinesPerFile',
    'src/plan/long-file.ts',
    lines(301, (n) => `export const constant${n} = ${n};`),
  ],
  ['lint/complexity/noExcessiveLinesPerFunction', 'src/plan/long-function.ts', longFunction(61)],
  ['lint/complexity/noExcessiveLinesPerFunction', 'test/plan/long-test.ts', longFunction(251)],
  [
    'lint/complexity/noExcessiveCognitiveComplexity',
    'src/plan/complex-function.ts',
    complexFunction(16),
  ],
  ['lint/nursery/noFloatingPromises', 'src/apply/floating-promise.ts', floatingPromise()],
  ['lint/suspicious/noConsole', 'src/tasks/console.ts', "console.log('printed by a task');\n"],
  [
    'lint/style/noRestrictedGlobals',
    'src/plan/clock.ts',
    'export const now = (): number => Date.now();\n',
  ],
  [
    'lint/style/noRestrictedGlobals',
    'src/report/environment.ts',
    "export const home = (): string => process.env['HOME'] ?? '';\n",
  ],
  [
    'lint/style/noRestrictedGlobals',
    'src/manifest/network.ts',
    "export const load = (): Promise<Response> => fetch('http://127.0.0.1');\n",
  ],
  [
    'lint/suspicious/noFocusedTests',
    'test/plan/focused.test.ts',
    "import { it } from 'vitest';\n\nit.only('runs alone', () => {});\n",
  ],
  [
    'lint/suspicious/noSkippedTests',
    'test/plan/skipped.test.ts',
    "import { it } from 'vitest';\n\nit.skip('never runs', () => {});\n",
  ],
  [
    'assist/source/organizeImports',
    'src/plan/import-order.ts',
    "export * from './b.js';\nexport * from './a.js';\n",
  ],
  ['format', 'src/plan/badly-formatted.ts', 'export const  text = "double quotes"\n'],
];

/**
 * Code exactly at the limits passes, so that the tests notice a limit that moved in either
 * direction.
 */
const allowed: Readonly<Record<string, string>> = {
  'src/plan/file-at-limit.ts': lines(300, (n) => `export const constant${n} = ${n};`),
  'src/plan/function-at-limit.ts': longFunction(60),
  'src/plan/complexity-at-limit.ts': complexFunction(15),
  'test/plan/test-at-limit.ts': longFunction(250),
};

describe('check:lint', () => {
  let project: PlantedProject;
  let outcome: CheckOutcome;

  beforeAll(async () => {
    project = await plantProject();
    await project.plant({
      ...allowed,
      ...Object.fromEntries(violations.map(([, file, text]) => [file, text])),
    });
    outcome = await project.run('check:lint', ['--max-diagnostics=none']);
  });
  afterAll(() => project.remove());

  it('fails if a rule is violated', () => {
    expect(outcome.exitCode).toBe(1);
  });

  it.each(violations)('finds %s in %s', (rule, file) => {
    expect(findings(outcome, file)).toContain(rule);
  });

  it.each(Object.keys(allowed))('finds nothing in %s', (file) => {
    expect(findings(outcome, file)).toEqual([]);
  });

  it('passes once the violations are gone', async () => {
    const clean = await plantProject();
    onTestFinished(() => clean.remove());
    await clean.plant(allowed);
    expect(await clean.run('check:lint')).toMatchObject({ exitCode: 0 });
  });
});

/** Returns the rules that one file violates. */
function findings({ output }: CheckOutcome, file: string): readonly string[] {
  const rows = output
    .split('\n')
    .filter((row) => row.startsWith(`${file}:`) || row.startsWith(`${file} `));
  return rows.map((row) => row.split(' ')[1] ?? '');
}

function lines(count: number, line: (n: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index + 1)}\n`).join('');
}

/** Returns a function with this number of lines in its body. */
function longFunction(bodyLines: number): string {
  return `export function long(): number {\n  let sum = 0;\n${lines(bodyLines - 2, (n) => `  sum += ${n};`)}  return sum;\n}\n`;
}

function complexFunction(complexity: number): string {
  const branches = lines(complexity, (n) => `  if (value === ${n}) return '${n}';`);
  return `export function complex(value: number): string {\n${branches}  return '';\n}\n`;
}

function floatingPromise(): string {
  return 'async function write(): Promise<void> {}\n\nexport function start(): void {\n  write();\n}\n';
}
