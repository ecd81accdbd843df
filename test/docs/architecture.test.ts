import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withParts } from '../support/docs/generated-parts.js';
import { readMermaid } from '../support/report/mermaid-reading.js';
import { projectRoot } from '../tooling/checks/project-files.js';
import { decisionTable } from './decision-table.js';
import { layerDiagram } from './layer-diagram.js';
import { floorTables, layersTable } from './layer-tables.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const page = 'docs/architecture.md';

describe('docs/architecture.md', () => {
  it('has the tables of the code; npm run docs architecture updates them', async () => {
    const generated = withParts(read(page), {
      'layer-diagram': layerDiagram,
      layers: layersTable,
      floors: floorTables,
      decisions: decisionTable,
    });
    await expect(generated).toMatchFileSnapshot(join(projectRoot, page));
  });

  it('has diagrams that mermaid accepts', async () => {
    const diagrams = [...read(page).matchAll(/```mermaid\n([\s\S]*?)```/g)];
    expect(diagrams).toHaveLength(3);
    for (const [, text = ''] of diagrams)
      expect((await readMermaid(text)).links.length).toBeGreaterThan(4);
  });
});

/** The rows of the table of types: `| 1 | type in file | part | function in file | … |`. */
const steps = [
  ...read(page).matchAll(/^\| (\d+) \| `(\w+)` in `(\S+)` \| .* \| `(\w+)` in `(\S+)` \|/gm),
].map(([, number = '', type = '', file = '', maker = '', from = '']) => {
  return { number, type, file, maker, from };
});

describe('the way from YAML to the wire', () => {
  it('has seven types to the catalog and five more back', () => {
    const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(steps.map(({ number }) => Number(number))).toEqual(numbers);
  });

  it.each(steps)('$number names an existing type and the function that makes it', (step) => {
    expect(read(step.file)).toMatch(
      new RegExp(`^export (?:class|interface|type) ${step.type}\\b`, 'm'),
    );
    expect(read(step.from)).toMatch(
      new RegExp(`^export (?:async )?function ${step.maker}\\b`, 'm'),
    );
  });

  it.each(steps)('$number is in the picture, with its file and function', (step) => {
    const { number, type, file, maker } = step;
    expect(read(page)).toContain(`["${number} ${type}<br>${file.replace('src/', '')}"]`);
    // The picture begins with the first type.
    if (number !== '1')
      expect(read(page)).toMatch(new RegExp(`-->\\|${maker}\\| n${number}$`, 'm'));
  });
});
