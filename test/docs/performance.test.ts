import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markdownTable, withParts } from '../support/docs/generated-parts.js';
import {
  measures,
  type Row,
  renderTable,
  tableCells,
} from '../tooling/benchmarks/scale/bench-modules.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const page = 'docs/performance.md';

/** The file that `npm run bench -- --json` wrote. */
interface Run {
  readonly datasets: number;
  readonly node: string;
  readonly platform: string;
  readonly arch: string;
  readonly cores: number;
  /** The load of the machine before the run. */
  readonly loadBefore: number;
  readonly rows: readonly Row[];
}

it('docs/performance.md shows the figures of the last run; npm run docs performance updates them', async () => {
  const run = JSON.parse(read('test/tooling/benchmarks/scale/figures.json')) as Run;
  const generated = withParts(read(page), {
    figures: () => figures(run),
    measures: measuresTable,
  });
  await expect(generated).toMatchFileSnapshot(join(projectRoot, page));
});

function figures({ datasets, node, platform, arch, cores, loadBefore, rows }: Run): string {
  const machine = `Node ${node} on ${platform} ${arch} with ${cores} cores and a load of ${loadBefore.toFixed(1)} before the run`;
  const job = `${datasets.toLocaleString('en-US')} datasets`;
  return `A run with ${job}, ${machine}.\n\n${renderTable(tableCells(rows))}`;
}

function measuresTable(): string {
  const rows = measures.map(({ name, about, limitAbout = '' }) => [name, about, limitAbout]);
  return markdownTable([['Measure', 'What is measured', 'Limit'], ...rows]);
}
