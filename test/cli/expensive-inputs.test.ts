import { describe, expect, test } from 'vitest';
import { isWholeCampaign } from '../campaigns/campaign.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

/**
 * Bytes of one thing, twice what is too much, and the numbers of what a manifest does not know. The
 * whole has the most bytes that a manifest may have.
 */
const [SIZE, KEYS, NAMED, USED] = isWholeCampaign
  ? [9_900_000, 850_000, 150_000, 300_000]
  : [3_300_000, 250_000, 60_000, 100_000];

const filled = (part: string) => part.repeat(SIZE / Buffer.byteLength(part));

async function errorOf(args: readonly string[], files: Readonly<Record<string, string>>) {
  const { path } = await stackFolder({ 'lineage/a.yaml': 'version: 1\n', ...files });
  const { code, stdout, stderr } = await runCli([...args, '--color', 'never'], { cwd: path });
  // Not the lines of the file that a finding shows.
  const [line = ''] = `${stdout}${stderr}`.split('\n');
  return `${code}: ${line.slice(0, 160)}`;
}

const TOO_LARGE =
  /^(?:1|64): error HW2012 plain YAML ends at this line, and the file has more than/;

/** What fills a text of YAML. 10 MB of each took the parser more than 5 s or 500 MB. */
const yaml = [
  ['double quotes', '"'],
  ['brackets', '['],
  ['braces', '{'],
  ['keys in braces', '{a: '],
  ['blank lines', '\n'],
  ['blank lines of Windows', '\r\n'],
  ['carriage returns', '\r'],
  ['anchors', '- &a x\n'],
  ['anchors in a line', '&a '],
  ['aliases', '- *a\n'],
  ['tags', '- !t x\n'],
  ['comments behind a tab', '# c\t\n'],
  ['documents', '---\na\n'],
  ['question marks', '? '],
  ['colons', ': '],
  ['dashes', '- '],
  ['one key again and again', 'a: 1\n'],
  ['empty quotes', '"" '],
  ['lists that end', '[],'],
  ['directives', '%A b\n'],
  ['ends of documents', '...\n'],
  ['short values', '- "a"\n'],
  ['block texts', '- |\n  a\n'],
] as const;

/** Settings and lineage files come to the same bound. */
const some = yaml.filter((_, index) => index % 4 === 0);

describe(`${SIZE} bytes of one thing are refused before the parser sees them`, () => {
  test.each(yaml)(
    'a manifest of %s',
    async (_what, part) => {
      expect(await errorOf(['validate'], { 'lineage/a.yaml': filled(part) })).toMatch(TOO_LARGE);
    },
    60_000,
  );

  test.each(some)(
    'settings with %s',
    async (_what, part) => {
      const text = `version: 1\nstack: shop\nx: "\t"\ny:\n${filled(part)}`;
      expect(await errorOf(['validate'], { 'headwater.yaml': text })).toMatch(TOO_LARGE);
    },
    60_000,
  );

  test.each(some)(
    'a lineage file of DataHub with %s',
    async (_what, part) => {
      const text = `version: 1\nx: "\t"\nlineage:\n${filled(part)}`;
      const args = ['import', 'datahub-lineage-file', 'in.yaml'];
      expect(await errorOf(args, { 'in.yaml': text })).toMatch(
        /^1: error HW25\d\d in\.yaml:\d+ (?:is not valid: plain YAML ends at this line, and the file has more than|is the entry after 500000 that cannot)/,
      );
    },
    60_000,
  );

  test.each([
    ['show', ['show', 'in.json'], /^64: error HW5006 in\.json has more than/],
    [
      'import dbt',
      ['import', 'dbt', '--manifest', 'in.json'],
      /^1: error HW2510 in\.json has more/,
    ],
    [
      'import openlineage',
      ['import', 'openlineage', 'in.json'],
      /^1: error HW2520 in\.json.* has more/,
    ],
  ])(
    '%s, with levels and with values',
    async (_what, args, error) => {
      for (const value of [
        `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
        `{"a":[${filled('{},')}1]}`,
      ])
        expect(await errorOf(args, { 'in.json': value })).toMatch(error);
    },
    60_000,
  );

  test.each([
    ['numbers', `[${filled('1,')}1]`],
    ['braces', filled('{')],
    ['empty objects', filled('{}\n')],
  ])(
    'parts that are not events of OpenLineage: %s',
    async (_what, text) => {
      expect(await errorOf(['import', 'openlineage', 'in.json'], { 'in.json': text })).toMatch(
        /^1: error HW2520 in\.json holds more than 50000 parts that are not events/,
      );
    },
    60_000,
  );

  test('a manifest of unknown keys lists the first 100,000 mistakes', async () => {
    const keys = Array.from({ length: KEYS }, (_, index) => `k${index}: 1\n`).join('');
    const { path } = await stackFolder({ 'lineage/a.yaml': `version: 1\n${keys}` });
    const { code, stdout } = await runCli(['validate', '--format', 'json'], { cwd: path });
    const { findings } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(findings).toHaveLength(100_001);
    expect(stdout).toContain(`the file has ${KEYS - 100_000} more mistakes, which are not listed`);
  }, 60_000);

  test('a manifest of unknown names lists the first 50,000, and suggests names for some', async () => {
    const lines = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index)).join('');
    const named = lines(NAMED, (index) => `  a${index}: {name: n${index}}\n`);
    const used = lines(USED, (index) => `      - b${index}\n`);
    const text = `version: 1\ndefaults: {platform: hive, env: PROD}\ndatasets:\n${named}lineage:\n  - downstream: a0\n    upstreams:\n${used}`;
    const { path } = await stackFolder({ 'lineage/a.yaml': text });
    const { code, stdout } = await runCli(['validate'], { cwd: path });
    expect(code).toBe(1);
    expect(stdout).toContain('the short name "b0": did you mean "a0"?');
    expect(stdout).toContain('Invalid: 50001 errors, 50001 warnings.');
  }, 60_000);
});

test('an honest manifest of 8 MB in plain YAML is read, and so is one of 1 MB in other YAML', async () => {
  const entries = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `  d${index}: {name: ${name(index)}}\n`).join('');
  const head = 'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets:\n';
  const plain = `${head}${entries(200_000, (index) => `warehouse.schema.table_${index}`)}`;
  const other = `${head}${entries(25_000, (index) => `"warehouse.sch\\u0065ma.table_${index}"`)}`;
  expect(plain.length).toBeGreaterThan(8_000_000);
  expect(other.length).toBeGreaterThan(1_000_000);
  for (const text of [plain, other]) {
    const { path } = await stackFolder({ 'lineage/a.yaml': text });
    const { stdout } = await runCli(['validate', '--format', 'json'], { cwd: path });
    expect(
      JSON.parse(stdout).findings.filter(({ level }: { level: string }) => level === 'error'),
    ).toEqual([]);
  }
}, 60_000);
