import { expect, test } from 'vitest';
import { listOwned } from '../../../src/tasks/inspect/list-owned.js';
import { catalogWith } from '../../support/cli/catalog-with.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { urnOf } from '../../support/model/state-builders.js';

const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
lineage:
  - {downstream: {name: orders}, upstreams: [{name: raw}]}
`;

test('an interrupt while the catalog is read ends the listing', async () => {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const stop = new AbortController();
  const note = (line: string) => line.startsWith('catalog: ') && stop.abort();
  const listing = listOwned({
    cwd: path,
    catalog: { url: catalog.url },
    signal: stop.signal,
    note,
  });
  await expect(listing).rejects.toMatchObject({
    codeName: 'interrupted',
    exitCode: 130,
    message: 'interrupted while the catalog was read',
  });
});

test('the columns are listed only on request, and counted otherwise', async () => {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest });
  const request = { cwd: path, catalog: { url: catalog.url } };
  expect(await listOwned(request)).toMatchObject({
    kind: 'listed',
    exitCode: 0,
    report: { columns: false, edges: [] },
  });
  expect(await listOwned({ ...request, columns: true })).toMatchObject({
    report: { columns: true },
  });
});
