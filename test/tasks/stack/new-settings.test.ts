import { expect, it } from 'vitest';
import { formatSettings } from '../../../src/manifest/format/format-manifest.js';
import { parseSettings } from '../../../src/manifest/parse-settings.js';
import { isStackName, settingsText, stackNameOf } from '../../../src/tasks/stack/new-settings.js';

it.each([
  ['/srv/a/My Shop 2', 'my-shop-2'],
  ['/srv/Café', 'cafe'],
  ['/srv/Crème Brûlée', 'creme-brulee'],
  ['/srv/__x', 'x'],
  ['/srv/2024', '2024'],
  ['/srv/on', 'on'],
  ['/srv/1e3', '1e3'],
  ['/srv/-_.', 'lineage'],
  ['/srv/商店', 'lineage'],
  ['/', 'lineage'],
])('the stack in %s is %s', (folder, expected) => {
  const name = stackNameOf(folder);
  expect(name).toBe(expected);
  expect(isStackName(name)).toBe(true);
  const text = settingsText({ stack: name, folder: 'lineage', schema: 'any' });
  const file = { path: 'headwater.yaml', text };
  expect(parseSettings(file)).toMatchObject({
    settings: { stack: name, manifests: ['lineage/**/*.yaml'] },
    findings: [],
  });
  expect(formatSettings(file).text).toBe(text);
});

it.each(['', 'Shop', '-a', 'a b', 'a\nb', 'a: b', '"', 'ä'])('%j is not a valid name of a stack', (name) => {
  expect(isStackName(name)).toBe(false);
});
