import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as library from '../../src/index.js';
import * as testing from '../../src/testing.js';
import { withParts } from '../support/docs/generated-parts.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const at = (path: string) => join(projectRoot, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

it('lists every exported type; npm run docs library writes it again', async () => {
  const page = withParts(read('docs/library.md'), { types: exportedTypes });
  await expect(page).toMatchFileSnapshot(at('docs/library.md'));
});

it('is the program examples/library/lineage.ts; npm run docs library writes it again', async () => {
  const blocks = [...read('docs/library.md').matchAll(/^```ts\n(.*?)^```$/gms)];
  const program = blocks.map(([, block = '']) => block).join('\n');
  await expect(program).toMatchFileSnapshot(at('examples/library/lineage.ts'));
});

it('uses every exported value', () => {
  const [, ...program] = read('examples/library/lineage.ts').split("from 'headwater/testing';");
  const used = new Set(program.join('').match(/\w+/g));
  const values = [library, testing].flatMap((entry) => Object.keys(entry));
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((name) => !used.has(name))).toEqual([]);
});

it('is a program that ends without an error', async () => {
  await import('../../examples/library/lineage.js');
});

/** The exported types of both entries, by the subjects that comments in `src/index.ts` name. */
function exportedTypes(): string {
  const [, ...parts] = read('src/index.ts').split(/^\/\/ (?=.*\.\n\nexport)/m);
  const groups = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return [title.replace(/\.$/, ''), lines.join('\n')] as const;
  });
  return [...groups, ['headwater/testing', read('src/testing.ts')] as const]
    .map(([title, text]) => `- ${title}: ${typesIn(text).join(', ')}.\n`)
    .join('');
}

function typesIn(text: string): readonly string[] {
  const exports = [...text.matchAll(/export (type )?\{([^}]*)\}/g)];
  return exports
    .flatMap(([, all, names = '']) =>
      names.split(',').flatMap((name) => {
        const [, only, bare] = /^\s*(type )?(\w+)\s*$/.exec(name) ?? [];
        return bare !== undefined && (all ?? only) !== undefined ? [bare] : [];
      }),
    )
    .sort()
    .map((name) => `\`${name}\``);
}
