import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { refuseAspects } from '../support/faults/refused-aspects.js';
import { type Behavior, startFaultServer } from '../support/faults/server.js';
import { post, runningCatalog } from '../support/server/catalog.js';
import { dataset } from '../support/server/urns.js';

const BULK = '/openapi/v3/entity/dataset?async=false';
const NAMES = Array.from({ length: 85 }, (_, i) => `t${i}`);
const theirs = { upstreams: [{ dataset: dataset('other'), type: 'COPY' }] };

const MANIFEST = `version: 1
defaults: {platform: hive}
datasets:
${[...NAMES, 'raw'].map((name) => `  ${name}: {name: ${name}}`).join('\n')}
lineage:
${NAMES.map((name) => `  - {downstream: ${name}, upstreams: [{dataset: raw, type: VIEW}]}`).join('\n')}
`;

test('85 datasets are written, though another writer overtakes two and the refusal repeats all aspects', async () => {
  const catalog = await runningCatalog({ dialect: 'datahub' });
  const key = (name: string) => ({ urn: dataset(name), status: { value: { removed: false } } });
  await post(catalog, BULK, [...NAMES, 'raw', 'other'].map(key));
  const sizes: number[] = [];
  const overtaken = ['t3', 't31'].map(dataset);
  const refuse = refuseAspects({
    status: 412,
    reasons: ['Expected version -1, actual version 1'],
    pairs: 3000,
  });
  const front: Behavior = async (response, request) => {
    const isBulk = request.path === BULK;
    if (isBulk) sizes.push((JSON.parse(request.body) as readonly unknown[]).length);
    if (isBulk && sizes.length === 1)
      await post(
        catalog,
        BULK,
        overtaken.map((urn) => ({ urn, upstreamLineage: { value: theirs } })),
      );
    const { status, body } = await post(catalog, request.path, request.body);
    if (status === 412) return refuse(response, request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = await startFaultServer(front);
  onTestFinished(() => server.stop());
  const folder = await stackFolder({ 'lineage/a.yaml': MANIFEST });
  const run = await runCli(['apply', '--auto-approve'], {
    cwd: folder.path,
    env: { DATAHUB_GMS_URL: server.url },
  });
  expect(run).toMatchObject({ code: 0 });
  // Halves of the first batch, the probe, and the second batch.
  expect(sizes).toEqual([50, 25, 1, 25, 35]);
  const { body } = await post(catalog, '/openapi/v3/entity/dataset/batchGet', [
    { urn: overtaken[0], upstreamLineage: {} },
  ]);
  expect(
    body[0].upstreamLineage.value.upstreams.map((one: { dataset: string }) => one.dataset),
  ).toEqual([dataset('other'), dataset('raw')]);
});
