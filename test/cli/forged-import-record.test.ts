import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journalText } from '../../src/import/run/import-journal.js';
import { campaignRows } from '../campaigns/campaign.js';
import { shop } from '../support/cli/import-shop.js';

const RECORD = 'headwater.imports/csv.tsv';
const JOURNAL = 'headwater.imports/csv.waiting.json';
const CLICKS = 'lineage/snowflake/a.c.yaml';
const HAND = 'lineage/hand.yaml';

const hand = `version: 1
defaults: {platform: hive, env: PROD}
datasets: {mine: {name: mine}, yours: {name: yours}}
lineage: [{downstream: mine, upstreams: [yours]}]
`;

/** Cells of a record: of another line, of no known kind, of another shape. */
const cells = [
  '',
  'x',
  '../../a',
  '"',
  '\u202e',
  '__proto__',
  'a'.repeat(100_000),
  'OibOullxoq',
  'Gxax3hiQXu',
  'urn:li:dataset:(urn:li:dataPlatform:hive,mine,PROD)',
  'urn:li:corpuser:a',
  'a\tb',
  'a\nb',
];

/** Values of a member of a journal. */
const values = [null, 0, -1, 1e308, true, '', 'x', '../a.yaml', '__proto__', [], {}, [{}]];

async function imported() {
  const whole = await shop({ [HAND]: hand });
  await whole.run('csv', 'l.csv');
  return { ...whole, after: await whole.files() };
}

type Imported = Awaited<ReturnType<typeof imported>>;

/** Runs the import again. Checks that it wrote nothing that the honest one does not write. */
async function expectHonest({ run, files, after }: Imported, what: string): Promise<void> {
  const { code, stdout, stderr } = await run('csv', 'l.csv');
  expect([0, 1, 64], `${what}: ${stdout}${stderr}`).toContain(code);
  expect(`${stdout}${stderr}`, what).not.toMatch(/internal error|HW1021/);
  const lines = new Set(Object.values(after).flatMap((text) => text.split('\n')));
  for (const [path, text] of Object.entries(await files())) {
    if (path.startsWith('headwater.imports/')) continue;
    if (!path.startsWith('lineage/') || path === HAND) expect(text, what).toBe(after[path]);
    expect(
      text.split('\n').filter((line) => !lines.has(line)),
      `${path}, ${what}`,
    ).toEqual([]);
  }
}

/** Every record with one line left out, doubled or replaced, or one cell of it replaced. */
function forgedRecords(record: string): readonly string[] {
  const lines = record.split('\n');
  const withLine = (i: number, ...those: readonly string[]) =>
    lines.flatMap((line, n) => (n === i ? those : [line])).join('\n');
  return lines.flatMap((line, i) => [
    withLine(i),
    withLine(i, line, line),
    withLine(i, ...cells.slice(0, 3), line),
    ...line
      .split('\t')
      .flatMap((_, at, all) =>
        cells.map((cell) => withLine(i, all.map((one, n) => (n === at ? cell : one)).join('\t'))),
      ),
  ]);
}

/** Every journal with one member left out, or replaced by another value. */
function forgedJournals(json: unknown): readonly string[] {
  return replacements(json).map((one) => `${JSON.stringify(one)}\n`);
}

function replacements(json: unknown): readonly unknown[] {
  if (typeof json !== 'object' || json === null) return values;
  const members = Object.entries(json);
  const rebuild = (entries: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  return [
    ...values,
    ...members.flatMap(([key, value], i) => [
      rebuild(members.toSpliced(i, 1)),
      ...replacements(value).map((other) => rebuild(members.with(i, [key, other]))),
    ]),
  ];
}

describe('an import beside a forged', () => {
  it('record writes nothing that an honest one does not write', async () => {
    const folder = await imported();
    const forged = forgedRecords(String(folder.after[RECORD]));
    expect(forged.length).toBeGreaterThan(150);
    for (const record of campaignRows(forged, 50)) {
      for (const [path, text] of Object.entries(folder.after)) await folder.write(path, text);
      await folder.write(RECORD, record);
      await expectHonest(folder, JSON.stringify(record.slice(0, 500)));
    }
  });

  it('journal writes nothing but the manifest that the journal names', async () => {
    const folder = await imported();
    const { path, after, write } = folder;
    const record = String(after[RECORD]);
    const none = { added: 0, changed: 0, removed: 0 };
    const file = { path: CLICKS, after: String(after[CLICKS]), edges: none, columns: none };
    const journal = journalText({ record, settings: undefined, files: [file] });
    const forged = forgedJournals(JSON.parse(journal));
    expect(forged.length).toBeGreaterThan(100);
    for (const one of campaignRows(forged, 50)) {
      for (const [name, text] of Object.entries(after)) await write(name, text);
      await rm(join(path, RECORD));
      await rm(join(path, CLICKS));
      await write(JOURNAL, one);
      const { code, stdout, stderr } = await folder.run('csv', 'l.csv');
      expect([0, 1, 64], `${one}: ${stdout}${stderr}`).toContain(code);
      expect(`${stdout}${stderr}`, one).not.toMatch(/internal error|HW1021/);
      const left = Object.entries(await folder.files()).filter(
        ([name]) => name !== CLICKS && !name.startsWith('headwater.imports/'),
      );
      expect(Object.fromEntries(left), one).toEqual(
        Object.fromEntries(
          Object.entries(after).filter(([name]) => name !== CLICKS && name !== RECORD),
        ),
      );
    }
  });
});
