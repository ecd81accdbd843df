import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journalText } from '../../src/import/run/import-journal.js';
import { HEAD, shop } from '../support/cli/import-shop.js';

const ORDERS = 'lineage/snowflake/a.b.yaml';
const CLICKS = 'lineage/snowflake/a.c.yaml';
const RECORD = 'headwater.imports/csv.tsv';
const JOURNAL = 'headwater.imports/csv.waiting.json';

const none = { added: 0, changed: 0, removed: 0 };

/** A folder with a whole import, and its files. */
async function importedShop() {
  const whole = await shop();
  await whole.run('csv', 'l.csv');
  const after = await whole.files();
  return { ...whole, after, record: String(after[RECORD]) };
}

type Imported = Awaited<ReturnType<typeof importedShop>>;

/** Goes back to the moment when some of the manifests were not yet written. */
async function stopBefore(
  { path, write, after, record }: Imported,
  missing: readonly string[],
): Promise<void> {
  const files = Object.keys(after)
    .filter((name) => name.startsWith('lineage/'))
    .map((name) => ({ path: name, after: String(after[name]), edges: none, columns: none }));
  await write(JOURNAL, journalText({ record, settings: undefined, files }));
  await rm(join(path, RECORD));
  for (const name of missing) await rm(join(path, name));
}

/** Without the record, which knows only what this run has written if the journal cannot be read. */
function manifestsIn({ [RECORD]: _, ...manifests }: Readonly<Record<string, string>>) {
  return manifests;
}

describe('an import after one that was stopped while it wrote', () => {
  it('finishes that one before it reads the manifests, and says so', async () => {
    const folder = await importedShop();
    // Manifests name datasets that this file declares.
    await stopBefore(folder, ['lineage/kafka.yaml']);
    const shown = await folder.run('csv', 'l.csv', '--dry-run');
    expect(shown.code).toBe(1);
    const { code, stdout, stderr } = await folder.run('csv', 'l.csv', '--detailed-exitcode');
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(stdout).toContain('+ lineage/kafka.yaml\n');
    expect(await folder.files()).toEqual(folder.after);
  });

  it('then takes what is new in the source', async () => {
    const folder = await importedShop();
    await stopBefore(folder, ['lineage/kafka.yaml', CLICKS]);
    await folder.write('l.csv', `${HEAD}kafka:events,,snowflake:a.c.clicks,\n`);
    const { stdout } = await folder.run('csv', 'l.csv');
    expect(stdout).toContain(`~ ${ORDERS}  -1 edges, -2 columns\n+ ${CLICKS}`);
    expect(await folder.read(CLICKS)).toBe(folder.after[CLICKS]);
  });

  it('goes on without it if somebody has changed a file since', async () => {
    const folder = await importedShop();
    await stopBefore(folder, [CLICKS]);
    const edited = `${folder.after[ORDERS]}# ours\n`;
    await folder.write(ORDERS, edited);
    expect(await folder.run('csv', 'l.csv')).toMatchObject({ code: 0, stderr: '' });
    expect(await folder.files()).toEqual({ ...folder.after, [ORDERS]: edited });
  });

  it.each([
    ['no JSON', '{'],
    ['without a record', '{"files": []}'],
    ['without files', '{"record": ""}'],
  ])('goes on without a journal that is %s', async (_, journal) => {
    const folder = await importedShop();
    await stopBefore(folder, [CLICKS]);
    await folder.write(JOURNAL, journal);
    expect((await folder.run('csv', 'l.csv')).code).toBe(0);
    expect(manifestsIn(await folder.files())).toEqual(manifestsIn(folder.after));
  });

  it.each(['.git/hooks/a.yaml', '../a.yaml', '/tmp/a.yaml', 'a.sh', 'a\\b.yaml'])(
    'writes no file %s',
    async (path) => {
      const folder = await importedShop();
      await stopBefore(folder, []);
      const file = { path, after: 'x', edges: none, columns: none };
      const { record } = folder;
      await folder.write(JOURNAL, journalText({ record, settings: undefined, files: [file] }));
      expect((await folder.run('csv', 'l.csv')).code).toBe(0);
      expect(manifestsIn(await folder.files())).toEqual(manifestsIn(folder.after));
    },
  );

  it('removes the journal of an import that was finished', async () => {
    const folder = await importedShop();
    await folder.write(JOURNAL, '{}');
    expect((await folder.run('csv', 'l.csv')).stdout).toContain('nothing changes');
    expect(await folder.files()).toEqual(folder.after);
  });
});
