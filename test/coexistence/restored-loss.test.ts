import { expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { type Answer, post, runningCatalog } from '../support/server/catalog.js';

const DATASETS = '/openapi/v3/entity/dataset';
const MUTATION = 'mutation m($input: UpdateLineageInput!) { updateLineage(input: $input) }';

it('what updateLineage undid of another writer is restored by rolling the apply back', async () => {
  const inWindow: (() => Promise<unknown>)[] = [];
  const catalog = await runningCatalog({
    dialect: 'datahub',
    updateLineageWindow: async () => await inWindow.shift()?.(),
  });
  const made = ['sink', 'ours', 'theirs'].map((name) => ({
    urn: urnOf(name),
    datasetProperties: { value: { description: '' } },
  }));
  expect((await post(catalog, `${DATASETS}?async=false`, made)).status).toBe(200);
  const { path: cwd } = await stackFolder({
    'headwater.yaml': 'version: 1\nstack: shop\nwrites: mutations\n',
    'lineage/a.yaml':
      'version: 1\ndefaults: {platform: snowflake, env: PROD}\ndatasets: {sink: {name: sink}, ours: {name: ours}}\nlineage: [{downstream: sink, upstreams: [ours]}]\n',
  });
  const run = (...args: readonly string[]) =>
    runCli(args, { cwd, env: { DATAHUB_GMS_URL: catalog.url } });
  const upstreams = async () =>
    upstreamsIn(
      await post(catalog, `${DATASETS}/batchGet`, [{ urn: urnOf('sink'), upstreamLineage: {} }]),
    );

  inWindow.push(() => {
    const edge = { downstreamUrn: urnOf('sink'), upstreamUrn: urnOf('theirs') };
    const variables = { input: { edgesToAdd: [edge], edgesToRemove: [] } };
    return post(catalog, '/api/graphql', { query: MUTATION, variables });
  });
  const applied = await run('apply', '--auto-approve');
  expect(applied.code).toBe(5);
  expect(applied.stdout).toContain('HW5017');
  expect(await upstreams()).toEqual([urnOf('ours')]);

  const [, receipt = ''] = /^Receipt: (\S+)$/m.exec(applied.stdout) ?? [];
  const undone = await run('rollback', receipt, '--out', 'undo.json');
  expect(undone.stdout).toContain('+ <- snowflake:theirs');
  expect((await run('apply', 'undo.json')).code).toBe(0);
  expect(await upstreams()).toEqual([urnOf('theirs')]);

  // Nobody interferes now, so both edges stay.
  expect((await run('apply', '--auto-approve')).code).toBe(0);
  expect(await upstreams()).toEqual([urnOf('ours'), urnOf('theirs')]);
});

function upstreamsIn({ body }: Answer): readonly string[] {
  const { value } = body[0].upstreamLineage;
  return value.upstreams.map(({ dataset }: { readonly dataset: string }) => dataset).sort();
}
