import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatManifest, formatSettings } from '../../src/manifest/format/format-manifest.js';
import { manifestLayout, settingsLayout } from '../../src/manifest/format/layouts.js';
import { projectFiles, projectRoot } from '../tooling/checks/project-files.js';

const files = projectFiles();
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

interface Snippet {
  /** The page, and the line of the block. */
  readonly at: string;
  readonly text: string;
  readonly keys: readonly string[];
}

const snippets = files
  .filter((path) => /^(?:README|docs\/.*)\.md$/.test(path))
  .flatMap((path) => snippetsOf(path, read(path)));

function snippetsOf(path: string, page: string): readonly Snippet[] {
  return [...page.matchAll(/^( *)```ya?ml\n(.*?)^ *```$/gms)].map((match) => {
    const [, indent = '', block = ''] = match;
    const text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const keys = [...text.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);
    return { at: `${path}:${page.slice(0, match.index).split('\n').length}`, text, keys };
  });
}

/** A snippet may show a part of a file, without the keys that every file has. */
function completed({ text, keys }: Snippet, required: Readonly<Record<string, string>>): string {
  const missing = Object.entries(required).filter(([key]) => !keys.includes(key));
  return `${missing.map(([key, value]) => `${key}: ${value}\n`).join('')}${text}`;
}

const isPartOf = (layout: typeof manifestLayout) => (snippet: Snippet) =>
  snippet.keys.length > 0 && snippet.keys.every((key) => layout.keys.includes(key));
const isManifest = isPartOf(manifestLayout);
const isSettings = isPartOf(settingsLayout);

it('every block of YAML is a manifest, settings or a file of a pipeline', () => {
  const others = snippets.filter((one) => !isManifest(one) && !isSettings(one));
  expect(snippets.length - others.length).toBeGreaterThanOrEqual(7);
  const isPipeline = ({ text }: Snippet) =>
    /^(?:on|stages|pipelines|with):|^- (?:uses|if):/m.test(text);
  expect(others.filter((one) => !isPipeline(one)).map(({ at }) => at)).toEqual([]);
});

it.each(snippets.filter(isManifest))('the manifest in $at is formatted', (snippet) => {
  const text = completed(snippet, { version: '1' });
  expect(formatManifest({ path: 'a.yaml', text })).toEqual({ text, findings: [] });
});

it.each(snippets.filter((one) => !isManifest(one) && isSettings(one)))(
  'the settings in $at are formatted',
  (snippet) => {
    const text = completed(snippet, { version: '1', stack: 'shop' });
    expect(formatSettings({ path: 'headwater.yaml', text })).toEqual({ text, findings: [] });
  },
);

it.each(files.filter((path) => /^examples\/.*\/lineage\/.*\.yaml$/.test(path)))(
  'the example %s is formatted',
  (path) => {
    const text = read(path);
    expect(formatManifest({ path, text })).toEqual({ text, findings: [] });
  },
);

it.each(files.filter((path) => /^examples\/.*\/headwater\.yaml$/.test(path)))(
  'the settings %s are formatted',
  (path) => {
    const text = read(path);
    expect(formatSettings({ path, text })).toEqual({ text, findings: [] });
  },
);
