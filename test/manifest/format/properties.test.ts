import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { formatManifest, formatSettings } from '../../../src/manifest/format/format-manifest.js';
import { campaignRuns } from '../../campaigns/campaign.js';
import { readManifests } from '../../support/manifest/reading.js';
import { yamlTexts } from '../../support/manifest/yaml-texts.js';
import { commentsIn, strayComments, writtenManifests } from './written-manifests.js';

const files = globSync(
  ['examples/**/*.yaml', 'test/manifest/fixtures/**/*.yaml', 'test/scenarios/**/*.yaml'],
  { absolute: true },
);

const RUNS = campaignRuns('formatted manifests', { part: 15, whole: 2000 });

const formatterOf = (path: string) =>
  path.endsWith('headwater.yaml') || path.includes('/settings/') ? formatSettings : formatManifest;

test('the files of the project format to the same content, and stay when formatted again', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const format = formatterOf(path);
    const text = readFileSync(path, 'utf8');
    const once = format({ path, text });
    expect(format({ path, text: once.text })).toEqual(once);
    expect(contentOf(once.text)).toEqual(contentOf(text));
  }
});

test('generated manifests keep their content, their comments and what the comments stand at', () => {
  fc.assert(
    fc.property(writtenManifests, (text) => {
      const { text: once, findings } = formatManifest({ path: 'm.yaml', text });
      expect(findings).toEqual([]);
      expect(strayComments(once)).toEqual([]);
      expect(commentsIn(once)).toEqual(commentsIn(text));
      expect(contentOf(once)).toEqual(contentOf(text));
      expect(formatManifest({ path: 'm.yaml', text: once }).text).toBe(once);
    }),
    { numRuns: RUNS },
  );
});

test('generated manifests come out without long lines of brackets, blank lines in a row or tabs', () => {
  fc.assert(
    fc.property(writtenManifests, (text) => {
      const once = formatManifest({ path: 'm.yaml', text }).text;
      expect(once).not.toMatch(/^\n|\n\n\n|[ \t]\n|\n\n$/);
      const wide = once.split('\n').filter((line) => line.replace(/ # .*/, '').length > 100);
      expect(wide).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('mutated manifests never fail, and change only their layout', () => {
  const originals = files.map((path) => readFileSync(path, 'utf8'));
  const texts = fc.oneof(fc.constantFrom(...originals), writtenManifests, yamlTexts());
  fc.assert(
    fc.property(texts, fc.array(edits, { maxLength: 3 }), (text, changes) => {
      const mutated = changes.reduce((one, change) => change(one), text);
      for (const format of [formatManifest, formatSettings]) {
        const once = format({ path: 'm.yaml', text: mutated });
        expect(format({ path: 'm.yaml', text: once.text })).toEqual(once);
        expect(once.findings.filter(({ name }) => name === 'not-formatted')).toEqual([]);
        if (once.findings.length > 0) expect(once.text).toBe(mutated);
        expect(contentOf(once.text)).toEqual(contentOf(mutated));
      }
    }),
    { numRuns: RUNS },
  );
});

const inserted = fc.constantFrom(
  ...['#', ' # c', '\n', '\n\n', '\n# c\n', '\n    # c\n', ' ', '  ', '\t', '\r\n', '\r', '\u2028'],
  ...['&a ', '*a', '|', '>', '|+\n', '- ', '? ', ': ', ',', '[', ']', '{', '}', '"', "'", '!!str '],
  ...['---\n', '...\n', '%YAML 1.2\n---\n', '\uFEFF', '\\', '0x1', '~', 'null', '@', '%'],
);

/** Changes of a text at a place: text put in, or taken out, or a line said twice. */
const edits: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), inserted)
    .map(([share, word]) => (text: string) => {
      const at = Math.floor(share * text.length);
      return text.slice(0, at) + word + text.slice(at);
    }),
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 9 }))
    .map(([share, count]) => (text: string) => {
      const at = Math.floor(share * text.length);
      return text.slice(0, at) + text.slice(at + count);
    }),
  fc.double({ min: 0, max: 0.999, noNaN: true }).map((share) => (text: string) => {
    const lines = text.split('\n');
    const at = Math.floor(share * lines.length);
    return lines.toSpliced(at, 0, String(lines[at])).join('\n');
  }),
);

/** Returns the desired state without places, and the codes of the findings. */
function contentOf(text: string): unknown {
  const { desired, findings } = readManifests({ 'm.yaml': text });
  const bare = JSON.stringify(desired, (key, value: unknown) =>
    key === 'place' ? undefined : value,
  );
  return { desired: JSON.parse(bare), codes: findings.map(({ code }) => code).sort() };
}
