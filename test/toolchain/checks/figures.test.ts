import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PlantedProject, plantProject } from './planted-project.js';

/** A text with this number of lines. */
function lines(count: number, first = 'export function short() {}'): string {
  return `${first}\n${'// a line\n'.repeat(count - 1)}`;
}

/** Files that miss no limit, enough of them that one more changes no quantile. */
const ordinary = Object.fromEntries(
  Array.from({ length: 30 }, (_, i) => [`src/ordinary-${i}.ts`, lines(70)]),
);

/** Files that miss one limit each. */
const offenders = {
  'src/long.ts': lines(301),
  'src/long-function.ts': lines(80, `export function run() {\n${'  //\n'.repeat(59)}}`),
  'src/small.ts': lines(19),
  'src/importer.ts': lines(70, "import './small.js';"),
};

function exceptions(...all: readonly (readonly [kind: string, path: string])[]) {
  const list = all.map(([kind, path]) => ({ kind, path, why: 'a test' }));
  return {
    'test/toolchain/figures-exceptions.mjs': `export const exceptions = ${JSON.stringify(list)};\n`,
  };
}

describe('check figures', () => {
  let project: PlantedProject;

  beforeEach(async () => {
    project = await plantProject({ copy: ['test/toolchain/figures', 'test/toolchain/measure'] });
    await project.plant({ ...ordinary, ...exceptions() });
  });
  afterEach(() => project.remove());

  it('fail because of each file that misses a limit, and of each exception of no use', async () => {
    await project.plant({ ...offenders, ...exceptions(['small file', 'src/long.ts']) });
    const { exitCode, output } = await project.run('figures');
    expect(output.split('\n\n').slice(1).join('\n')).toBe(
      [
        'without an exception: 3',
        '  src/long.ts: long file, 301 lines',
        '  src/long-function.ts: long function, run with 61 lines',
        '  src/small.ts: small file, 19 lines',
        'exceptions of no use: 1',
        '  src/long.ts: small file\n',
      ].join('\n'),
    );
    expect(exitCode).toBe(1);
  });

  it('fail because of a long import chain, and print it', async () => {
    const chain = Array.from({ length: 25 }, (_, i) => [
      `src/link-${i}.ts`,
      lines(70, i === 24 ? 'export {};' : `export type * from './link-${i + 1}.js';`),
    ]);
    await project.plant(Object.fromEntries(chain));
    const { exitCode, output } = await project.run('figures');
    expect(output).toContain('longest import chain: 25\n  src/link-0.ts\n  src/link-1.ts\n');
    expect(exitCode).toBe(1);
  });
});
