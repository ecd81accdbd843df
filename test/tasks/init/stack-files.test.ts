import { expect, it } from 'vitest';
import { buildDesiredState } from '../../../src/manifest/build-desired-state.js';
import { formatManifest } from '../../../src/manifest/format/format-manifest.js';
import { parseSettings } from '../../../src/manifest/parse-settings.js';
import {
  firstManifestText,
  gitignoreText,
  missingPatterns,
} from '../../../src/tasks/init/stack-files.js';

const { settings } = parseSettings({ path: 'headwater.yaml', text: 'version: 1\nstack: shop\n' });

function readManifest(text: string) {
  if (settings === undefined) throw new Error('these settings are valid');
  return buildDesiredState({ files: [{ path: 'a.yaml', text }], settings, target: undefined });
}

it('the first manifest is valid and formatted', () => {
  const text = firstManifestText('any');
  expect(formatManifest({ path: 'a.yaml', text })).toEqual({ text, findings: [] });
  const levels = readManifest(text).findings.map(({ level }) => level);
  expect(new Set(levels)).toEqual(new Set(['info']));
});

it('its example is valid without the comment signs', () => {
  const text = firstManifestText('any').replaceAll(/^# (?=[dl ])|^#$/gm, '');
  const { findings, desired } = readManifest(text);
  expect(findings).toEqual([]);
  expect(desired.units).toHaveLength(1);
});

it('a .gitignore lacks the patterns that it does not have in any spelling', () => {
  expect(missingPatterns(gitignoreText())).toEqual([]);
  expect(missingPatterns('.headwater\r\n  plan.json\n')).toEqual([
    '/adopt.json',
    '/headwater.imports/*.waiting.*',
  ]);
  expect(missingPatterns('')).toHaveLength(4);
});
