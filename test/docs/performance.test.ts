import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markdownTable, withParts } from '../support/docs/generated-parts.js';
import { measures, renderFigures } from '../tooling/benchmarks/scale/bench-modules.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const page = 'docs/performance.md';

it('docs/performance.md shows the last figures; npm run docs performance updates them', async () => {
  const tables = JSON.parse(read('test/tooling/benchmarks/scale/figures.json'));
  const generated = withParts(read(page), {
    figures: () => renderFigures(tables),
    measures: measuresTable,
  });
  await expect(generated).toMatchFileSnapshot(join(projectRoot, page));
});

function measuresTable(): string {
  const rows = measures.flatMap(({ name, about, limitAbout = '' }) =>
    about === undefined ? [] : [[name, about, limitAbout]],
  );
  return markdownTable([['Measure', 'What is measured', 'Limit'], ...rows]);
}
