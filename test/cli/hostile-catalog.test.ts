import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { answer, startFaultServer } from '../support/faults/server.js';
import { urnOf } from '../support/model/state-builders.js';

const SHOP = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage:
  - {downstream: orders, upstreams: [raw]}
`;

interface Hostile {
  /** The first hit of a page of the search, by the number of the page. */
  readonly hit: (page: number) => string;
  readonly total: number;
  /** True if every page names a next one. */
  readonly endless: boolean;
}

/** Starts a catalog that answers every question, and whose lineage always leads on. */
async function hostileCatalog({ hit, total, endless }: Hostile): Promise<string> {
  let page = 0;
  const server = await startFaultServer((response, request) => {
    const reply = (body: unknown) => answer(200, body)(response, request);
    if (request.path.includes('batchGet')) {
      const asked: readonly { readonly urn: string }[] = JSON.parse(request.body);
      return reply(asked.map(({ urn }) => leadsOn(urn)));
    }
    if (!request.body.includes('scrollAcrossEntities'))
      return reply({ data: { me: { corpUser: { urn: 'urn:li:corpuser:jo' } } } });
    page += 1;
    const searchResults = [{ entity: { urn: hit(page) } }];
    const nextScrollId = endless ? `id ${page}` : null;
    return reply({ data: { scrollAcrossEntities: { total, nextScrollId, searchResults } } });
  });
  onTestFinished(() => server.stop());
  return server.url;
}

function leadsOn(urn: string): object {
  const upstream = {
    dataset: urn.replace(/\d*,PROD/, (end) => `${Number.parseInt(end, 10) + 1 || 1},PROD`),
    type: 'TRANSFORMED',
    auditStamp: { time: 0, actor: 'urn:li:corpuser:jo' },
  };
  const systemMetadata = { version: '1' };
  return {
    urn,
    datasetKey: { value: { name: 'x' }, systemMetadata },
    upstreamLineage: { value: { upstreams: [upstream] }, systemMetadata },
  };
}

const COMMANDS: readonly string[] = [
  'plan',
  'apply --auto-approve',
  'drift',
  'list',
  'export --to csv --state live',
  'import catalog --dry-run',
  'graph --live',
];

test.each(COMMANDS)(
  '%s ends with an error where the list of datasets does not',
  async (command) => {
    const url = await hostileCatalog({
      hit: (page) => urnOf(`t${page}`),
      total: 1e9,
      endless: true,
    });
    const { path } = await stackFolder({ 'lineage/shop.yaml': SHOP });
    const { code, stderr } = await runCli(command.split(' '), {
      cwd: path,
      env: { DATAHUB_GMS_URL: url },
    });
    expect(stderr).toContain('HW6007');
    expect(stderr).toContain('the catalog promises 1000000000 entries');
    expect(code).toBe(1);
  },
);

test('graph ends with an error where lineage always leads to further datasets', async () => {
  const url = await hostileCatalog({ hit: () => urnOf('t'), total: 1, endless: false });
  const { path } = await stackFolder({ 'lineage/shop.yaml': SHOP });
  const { code, stderr } = await runCli(['graph', 't', '--live', '--depth', 'all'], {
    cwd: path,
    env: { DATAHUB_GMS_URL: url },
  });
  expect(stderr).toContain('HW6007');
  expect(stderr).toContain('the lineage does not end: 1000 steps');
  expect(code).toBe(1);
});
