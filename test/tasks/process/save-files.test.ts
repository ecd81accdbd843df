import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sealPlan } from '../../../src/plan/document/plan-digest.js';
import { readSavedPlan } from '../../../src/tasks/plan/read-saved-plan.js';
import { savePlan, saveReport } from '../../../src/tasks/process/saved-file.js';
import { folderWith } from '../../files/temp-folder.js';
import { desire, observe, unitOf } from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';

const plan = sealPlan(planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw')));

it('creates missing folders on request, readable by their owner only', async () => {
  const folder = await folderWith({});
  const [path, shownAs] = [join(folder, 'headwater/shop/plan.json'), 'plan.json'];
  await savePlan(plan, { path, shownAs }, { makeFolder: true });
  await saveReport(
    '# report',
    { path: join(folder, 'headwater/shop/report.md'), shownAs },
    { makeFolder: true },
  );
  expect(await readSavedPlan({ path, shownAs })).toEqual(plan);
  expect(await readFile(join(folder, 'headwater/shop/report.md'), 'utf8')).toBe('# report');
  expect((await stat(join(folder, 'headwater/shop'))).mode & 0o777).toBe(0o700);
});

it('creates no folders by default', async () => {
  const folder = await folderWith({});
  const file = { path: join(folder, 'shop/plan.json'), shownAs: 'plan.json' };
  await expect(savePlan(plan, file)).rejects.toMatchObject({
    codeName: 'plan-unwritable',
    exitCode: 1,
  });
  await expect(saveReport('', file)).rejects.toMatchObject({
    codeName: 'report-unwritable',
    exitCode: 1,
  });
  expect(await readdir(folder)).toEqual([]);
});

it('names the file when its folder cannot be created', async () => {
  const folder = await folderWith({ shop: 'a file' });
  const file = { path: join(folder, 'shop/plan.json'), shownAs: 'plan.json' };
  await expect(savePlan(plan, file, { makeFolder: true })).rejects.toMatchObject({
    codeName: 'plan-unwritable',
  });
  await expect(saveReport('', file, { makeFolder: true })).rejects.toMatchObject({
    codeName: 'report-unwritable',
  });
});
