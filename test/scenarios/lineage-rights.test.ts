import { expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { watchWrites } from '../support/scenario/sent-writes.js';
import { policedCatalog } from '../support/server/actors.js';
import { tokenFor } from '../support/server/auth.js';
import { metadataPolicy, policyOf, store, to } from '../support/server/policies.js';

const manifest =
  'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {a: {name: a}, b: {name: b}}\nlineage: [{downstream: b, upstreams: [a]}]\n';

it('a token with lineage rights alone goes the whole way of the fall-back', async () => {
  const catalog = await policedCatalog('datahub');
  const made = ['a', 'b'].map((name) => ({
    urn: urnOf(name),
    datasetProperties: { value: { description: '' } },
  }));
  await catalog.admin.post('/openapi/v3/entity/dataset?async=false', made);
  await catalog.as('jane').get('/config');
  const lineage = metadataPolicy('EDIT_LINEAGE', to.users('jane'));
  await store(catalog.admin, policyOf('lineage', lineage));
  const { path: cwd } = await stackFolder({ 'lineage/a.yaml': manifest });
  const { text: token } = await tokenFor(catalog, 'jane');
  const env = { DATAHUB_GMS_URL: catalog.url, DATAHUB_GMS_TOKEN: token };
  const run = (...args: readonly string[]) => runCli(args, { cwd, env });

  const planned = await run('plan');
  expect(planned.code).toBe(0);
  expect(planned.stdout).toContain(
    'Writes: conditional proposals, which cannot undo what others write meanwhile; updateLineage for plain edges of 1 dataset where EDIT_ENTITY is missing',
  );
  expect(planned.stdout).toContain(
    'warning HW3024 urn:li:corpuser:jane lacks EDIT_ENTITY on "b" (snowflake b (PROD)), so updateLineage writes its edges',
  );
  expect((await run('doctor')).stdout).toMatch(/^warning +writes +HW8016 /m);

  const { done, sent } = await watchWrites(() => run('apply', '--auto-approve'));
  // The edge is there, its mark is refused by both routes, and the outcome says so.
  expect(sent).toEqual([
    'updateLineage + b <- a: 200',
    'proposal of b upstreamLineage@1: 403',
    'Rest.li proposal of b upstreamLineage: 403',
  ]);
  expect(done.code).toBe(5);
  expect(done.stdout).toContain('wrote edges without their marks');
  expect(done.stdout).toContain('"Edit Entity"');
  const answer = await catalog.admin.post('/openapi/v3/entity/dataset/batchGet', [
    { urn: urnOf('b'), upstreamLineage: {} },
  ]);
  expect(answer.body[0].upstreamLineage.value.upstreams).toMatchObject([{ dataset: urnOf('a') }]);
});
