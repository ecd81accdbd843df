import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPlace, type Place } from '../../src/errors/place.js';
import { buildDesiredState } from '../../src/manifest/build-desired-state.js';
import { parseSettings } from '../../src/manifest/parse-settings.js';

const folder = new URL('fixtures/twenty-five/', import.meta.url);

function readFixture(path: string) {
  return { path, text: readFileSync(new URL(path, folder), 'utf8') };
}

const files = readdirSync(new URL('lineage/', folder)).map((name) =>
  readFixture(`lineage/${name}`),
);
const { settings, findings: settingsFindings } = parseSettings(readFixture('headwater.yaml'));

function listFindings(sources: typeof files): string {
  if (settings === undefined) throw new Error('the settings of the fixture are wrong');
  const { findings } = buildDesiredState({ files: sources, settings });
  return findings
    .map(
      ({ code, name, level, place }) => `${code} ${level} ${formatPlace(place as Place)} ${name}\n`,
    )
    .join('');
}

test('twenty-five mistakes have twenty-five findings, each with its place', () => {
  expect(settingsFindings).toEqual([]);
  const golden = readFileSync(new URL('findings.txt', folder), 'utf8');
  expect(listFindings(files)).toBe(golden);
  const codes = new Set(
    golden
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  );
  expect(codes.size).toBe(25);
});

test('the order of the files does not change the findings', () => {
  expect(listFindings(files.toReversed())).toBe(listFindings(files));
});
