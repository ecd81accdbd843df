import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from '../tooling/checks/project-files.js';
import { layers } from './toolchain-data.js';

const files = projectFiles();
const rowNames = new Set(layers.map(({ row }) => row));
const names = new Set(files.map((path) => basename(path)));

/** Text in code that has the form of a path and names no file of the repository. */
const elsewhere = ['headwater.yaml', 'headwater/testing', 'lib/'];

/** Returns the text in code, without blocks and without text that no path can be. */
function codeIn(page: string): readonly string[] {
  const prose = page.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return [...new Set(code)].filter((text) => !/[\s@<>()]/.test(text) && !elsewhere.includes(text));
}

function isMissing(text: string): boolean {
  // `import/run`, a row of the table of layers
  if (rowNames.has(text)) return false;
  // `src/plan/`, `test/tooling/config/layers.mjs`
  if (/^\w[^:]*\//.test(text))
    return !files.some((path) => path === text || (text.endsWith('/') && path.startsWith(text)));
  // `seen-pair.ts`, `package.json`
  return /^[\w-]+\.(?:ts|mjs|md|json|yml|yaml)$/.test(text) && !names.has(text);
}

describe.each(['docs/architecture.md', 'docs/contributing.md'])('%s', (path) => {
  const page = readFileSync(join(projectRoot, path), 'utf8');

  it('names only files and folders that exist', () => {
    const code = codeIn(page);
    expect(code.filter((text) => text.startsWith('src/')).length).toBeGreaterThan(20);
    expect(code.filter(isMissing)).toEqual([]);
  });
});
