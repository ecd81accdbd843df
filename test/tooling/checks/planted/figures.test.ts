import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedProject, plantProject } from './planted-project.js';

/** A text with this number of lines. */
function lines(count: number, first = 'export function short() {}'): string {
  return `${first}\n${'// a line\n'.repeat(count - 1)}`;
}

/** Files that miss no limit, enough of them that one more changes no quantile. */
const ordinary = Object.fromEntries(
  Array.from({ length: 30 }, (_, i) => [`src/plan/ordinary-${i}.ts`, lines(70)]),
);

/** Files that miss one limit each. */
const offenders = {
  'src/plan/long.ts': lines(301),
  'src/plan/long-function.ts': lines(80, `export function run() {\n${'  //\n'.repeat(59)}}`),
  'src/plan/small.ts': lines(19),
  'src/plan/importer.ts': lines(70, "import './small.js';"),
};

function exceptions(...all: readonly (readonly [kind: string, path: string])[]) {
  const list = all.map(([kind, path]) => ({ kind, path, why: 'a test' }));
  return {
    'test/tooling/checks/figures-exceptions.mjs': `export const exceptions = ${JSON.stringify(list)};\n`,
  };
}

describe('check figures', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject({
      copy: ['test/tooling/checks/figures', 'test/tooling/checks/measure'],
    });
    await project.plant({ ...ordinary, ...exceptions() });
  });
  afterEach(() => project.remove());

  it('pass if every figure keeps its limit', async () => {
    const { exitCode, output } = await project.run('figures');
    expect(output).toMatch(/^ok +files +30 +at most \d+$/m);
    expect(output).not.toContain('missed');
    expect(exitCode).toBe(0);
  });

  it('leave out generated files', async () => {
    await project.plant({ 'src/plan/generated-types.ts': lines(301) });
    expect(await project.run('figures')).toMatchObject({ exitCode: 0 });
  });

  it('fail because of each file that misses a limit, and of each exception of no use', async () => {
    await project.plant({ ...offenders, ...exceptions(['small file', 'src/plan/long.ts']) });
    const { exitCode, output } = await project.run('figures');
    expect(output.split('\n\n').slice(2).join('\n')).toBe(
      [
        'without an exception: 3',
        '  src/plan/long.ts: long file, 301 lines',
        '  src/plan/long-function.ts: long function, run with 61 lines',
        '  src/plan/small.ts: small file, 19 lines',
        'exceptions of no use: 1',
        '  src/plan/long.ts: small file\n',
      ].join('\n'),
    );
    expect(exitCode).toBe(1);
  });

  it('pass if each of these files has an exception', async () => {
    const all = exceptions(
      ['long file', 'src/plan/long.ts'],
      ['long function', 'src/plan/long-function.ts'],
      ['small file', 'src/plan/small.ts'],
    );
    await project.plant({ ...offenders, ...all });
    expect(await project.run('figures')).toMatchObject({ exitCode: 0 });
  });

  it('fail because of a room over its budget, and say what to do', async () => {
    const rows = Array.from({ length: 26 }, (_, i) => [`src/urn/row-${i}.ts`, lines(150)]);
    await project.plant({ ...Object.fromEntries(rows), 'src/urn/rest.ts': lines(110) });
    expect(await project.run('figures')).toMatchObject({ exitCode: 0 });
    await project.plant({ 'src/urn/rest.ts': lines(111) });
    const { exitCode, output } = await project.run('figures');
    expect(output).toMatch(/^missed +lines of errors, urn, model +4011 +at most 4010, aim 4000$/m);
    expect(output).toContain('raise it with a note in docs/decisions, or make room\n');
    expect(exitCode).toBe(1);
  });

  it('fail because of a file without a room', async () => {
    await project.plant({ 'src/attic/box.ts': lines(70) });
    const { exitCode, output } = await project.run('figures');
    expect(output).toMatch(/^missed +lines without a room +70 +at most 0$/m);
    expect(exitCode).toBe(1);
  });

  it('fail because of a type name that two files export', async () => {
    await project.plant({
      'src/plan/one.ts': lines(70, 'export type Edge = string;'),
      'src/plan/two.ts': lines(70, 'export interface Edge {}'),
    });
    const { exitCode, output } = await project.run('figures');
    expect(output).toContain(
      'type names used twice: 1\n  Edge: src/plan/one.ts, src/plan/two.ts\n',
    );
    expect(exitCode).toBe(1);
  });

  it('fail because of a long import chain, and print it', async () => {
    const chain = Array.from({ length: 29 }, (_, i) => [
      `src/plan/link-${i}.ts`,
      lines(70, i === 28 ? 'export {};' : `export type * from './link-${i + 1}.js';`),
    ]);
    await project.plant(Object.fromEntries(chain));
    const { exitCode, output } = await project.run('figures');
    expect(output).toContain(
      'longest import chain: 29\n  src/plan/link-0.ts\n  src/plan/link-1.ts\n',
    );
    expect(exitCode).toBe(1);
  });
});
