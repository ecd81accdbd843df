import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { commandHelp } from '../../src/cli/help/command-help.js';
import { anchorsOf } from '../support/docs/anchors.js';
import { listCommands } from '../support/docs/commands-page.js';
import { projectFiles, projectRoot } from '../tooling/checks/project-files.js';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const files = projectFiles();
const pages = files.filter((path) => /^(?:README|docs\/.*|\.github\/.*)\.md$/.test(path));

describe('the pages', () => {
  it('are all in the table of contents', () => {
    const contents = read('docs/README.md');
    const own = files.filter((path) => /^docs\/(?!README)[^/]+\.md$/.test(path));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((path) => !contents.includes(`(${path.slice(5)})`))).toEqual([]);
  });

  it.each(pages)('%s has only links to existing files and headings', (path) => {
    const links = linksIn(read(path));
    expect(links.filter((link) => !leadsSomewhere(link, path))).toEqual([]);
  });

  it('have blocks of YAML that can be read', () => {
    const blocks = pages.flatMap((path) => [...read(path).matchAll(/^ *```yaml\n(.*?)^ *```$/gms)]);
    expect(blocks.length).toBeGreaterThan(10);
    for (const [, block = ''] of blocks) expect(parseDocument(block).errors).toEqual([]);
  });

  it('that the help and other messages name exist', () => {
    const named = [
      ...Object.values(commandHelp).map(({ documentation }) => `docs/${documentation}`),
      ...inSources(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g),
    ];
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((link) => !leadsSomewhere(link, 'README.md'))).toEqual([]);
  });
});

describe('the command lines of the pages', () => {
  const commands = listCommands();

  it.each(pages.filter((path) => !path.startsWith('docs/decisions')))(
    '%s names only commands and flags of the program',
    (path) => {
      expect(commandLinesIn(read(path)).flatMap(mistakesIn)).toEqual([]);
    },
  );

  it('are found, with their mistakes', () => {
    expect(commandLinesIn('```sh\n$ npx headwater plna --out x # why\n```\n')).toEqual([
      'plna --out x',
    ]);
    expect(mistakesIn('plna --out x')).toEqual(['plna --out x: no such command']);
    expect(mistakesIn('plan --ouch x')).toEqual(['plan --ouch x: --ouch']);
  });

  function mistakesIn(line: string): readonly string[] {
    const words = line.split(/\s+/);
    const found = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
    if (found === undefined) {
      const isGeneral = /^(?:help|-|COMMAND|complete|import$|token$)/.test(line);
      return isGeneral ? [] : [`${line}: no such command`];
    }
    const flags = new Set(found.command.options.flatMap(({ short, long }) => [short, long]));
    const given = words
      .filter((word) => /^--?[a-zA-Z]/.test(word))
      .map((word) => word.split('=')[0]);
    return given.filter((flag) => !flags.has(flag)).map((flag) => `${line}: ${flag}`);
  }
});

/** American English: the British spellings of words that stand in such pages. */
const british =
  /\b\w*(?:behaviour|colour|neighbour|favour|honour|organis|recognis|normalis|optimis|summaris|initialis|serialis|minimis|catalogue|centre|licence|cancelled|labelled|analyse|artefact|whilst|grey)\w*/gi;

it('American English is the spelling of the pages, the help, the schemas and the codes', () => {
  const texts = [
    ...pages.filter((path) => !path.startsWith('docs/decisions')),
    ...files.filter((path) => /^(?:action\.yml|schemas\/.*\.json|examples\/.*)$/.test(path)),
    ...files.filter((path) => path.startsWith('test/cli/goldens/help')),
  ];
  expect(texts.length).toBeGreaterThan(50);
  expect(
    texts.flatMap((path) => [...read(path).matchAll(british)].map(([word]) => `${path}: ${word}`)),
  ).toEqual([]);
});

function linksIn(page: string): readonly string[] {
  const text = page.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link));
}

function leadsSomewhere(link: string, from: string): boolean {
  const [file = '', heading] = link.split('#');
  const path = file === '' ? from : join(dirname(from), file);
  if (!existsSync(join(projectRoot, path))) return false;
  return heading === undefined || anchorsOf(read(path)).includes(heading);
}

/** The text after `headwater` of each command line in a block, without its comment. */
function commandLinesIn(page: string): readonly string[] {
  const blocks = [...page.matchAll(/^```(?:sh|console|yaml|groovy)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, block = '']) =>
    [...block.matchAll(/(?:^|[$-] |npx |\(|')headwater ([^\n]*)/gm)].map(([, line = '']) =>
      line.replace(/\s+#.*$|'? ?[|>;)}].*$|'$/g, '').trim(),
    ),
  );
}

function inSources(pattern: RegExp): readonly string[] {
  return files
    .filter((path) => /^src\/.*\.ts$/.test(path))
    .flatMap((path) => [...read(path).matchAll(pattern)].map(([found]) => found));
}
