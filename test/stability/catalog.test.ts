import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { readMarks } from '../../src/model/mark.js';
import { elementId } from '../../src/plan/document/change.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { dialects } from '../../src/server/shared/dialect.js';
import { startCatalog } from '../../src/server/start-catalog.js';
import { tool } from '../../src/tasks/process/tool.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { largePairs, undoAllowed } from './record-files.js';
import { broken, oldAspects, oldFiles, oldText, releases } from './releases.js';
import { aspectsIn, oldWorld } from './world.js';

// What stays in a catalog, or in the file of the embedded one.

describe.each(releases)('of %s', (release) => {
  const stack = oldFiles(release, 'stack');
  const oldPlan: Plan = JSON.parse(oldText(release, 'plans/sync.json'));
  const promise = broken(release, 'Marks');

  it.each(dialects)('marks in a catalog of the dialect %s are ours', async (dialect) => {
    const holds = oldAspects(release, `catalog/${dialect}.json`);
    const { json, write } = await oldWorld({ files: stack, holds, dialect });
    const again = (await json(0, 'plan')) as Plan;
    expect(again.changes, promise).toEqual([]);

    // Without lineage in the manifests, everything that carries our mark goes, and nothing else.
    for (const [path, text] of Object.entries(stack))
      if (path.startsWith('lineage/'))
        await write(path, text.replace(/^(lineage|tests):[\s\S]*/m, ''));
    const rest = ['--allow', 'empty-desired', ...undoAllowed];
    const emptied = (await json(0, 'plan', ...rest)) as Plan;
    const made = oldPlan.changes.filter(({ element }) => element !== 'dataset');
    expect(emptied.changes.map(elementId).sort(), promise).toEqual(made.map(elementId).sort());
  });

  it('a mark of more pairs than it lists is read', () => {
    const pairs = largePairs();
    const marks = readMarks(oldText(release, 'catalog/large-mark.json').trim(), pairs);
    if (!marks.ok) throw new Error(`${promise}: ${marks.problem}`);
    const mark = marks.value.get('shop');
    expect(mark, promise).toEqual({ edge: true, pairs, protect: false });
  });

  it('a database of the same minor version opens; any other opens or stays as it is', async () => {
    const db = join(tempFolder(), 'catalog.db');
    const made = new Database(db);
    made.exec(oldText(release, 'database/catalog.sql'));
    made.close();
    const before = readFileSync(db);
    const catalog = await startCatalog({ db }).catch((error: unknown) => {
      const refusal = { name: 'server-database-unusable', hint: expect.stringContaining('load') };
      expect(error).toMatchObject(refusal);
      expect(readFileSync(db).equals(before), `the refused database of ${release}`).toBe(true);
    });
    if (catalog === undefined) {
      return expect(tool.version.startsWith(`${release}.`), broken(release, 'Databases')).toBe(
        false,
      );
    }
    const holds = await aspectsIn(catalog);
    await catalog.stop();
    expect(holds).toMatchObject(sortedByUrn(oldAspects(release, 'catalog/before.json')));
  });
});

it('a mark with fields of a later release is read', () => {
  const marks = readMarks('{"shop":{"edge":1,"later":{"a":1}}}', []);
  expect(marks).toMatchObject({ ok: true });
});

function sortedByUrn(aspects: ReturnType<typeof oldAspects>) {
  const types = Object.entries(aspects).map(
    ([type, entities]) => [type, [...entities].sort((a, b) => (a.urn < b.urn ? -1 : 1))] as const,
  );
  return Object.fromEntries(types);
}
