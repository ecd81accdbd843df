import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { projectRoot } from '../tooling/checks/project-files.js';

const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');

/** The part of the manifest that the README leaves out. */
const datasets = `version: 1
defaults: {platform: snowflake}
datasets:
  raw_orders: {name: shop.raw.orders}
  raw_fx: {name: shop.raw.fx}
  orders_daily: {name: shop.public.orders_daily}
`;

/** The lineage that an earlier apply wrote. */
const before = `  raw_returns: {name: shop.raw.returns}
lineage:
  - downstream: orders_daily
    upstreams: [raw_orders, raw_returns]
    columns:
      customer_id: {from: raw_orders.customer_id, confidence: 0.8}
`;

const columns = {
  'raw.orders': ['customer_id', 'amount'],
  'raw.fx': ['rate'],
  'raw.returns': ['order_id'],
  'public.orders_daily': ['customer_id', 'total_eur'],
};

it('has at most 200 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(200);
});

it('shows the plan of the manifest that it shows', async () => {
  const cwd = tempFolder();
  const catalog = await catalogWith([], { dialect: 'datahub' });
  await catalog.post(
    '/openapi/v3/entity/dataset?async=false',
    Object.entries(columns).map(withSchema),
  );
  const env = { DATAHUB_GMS_URL: catalog.url, COLUMNS: '88' };
  const declare = async (text: string) => {
    await mkdir(join(cwd, 'lineage'), { recursive: true });
    await writeFile(join(cwd, 'lineage/orders.yaml'), datasets + text);
  };
  await writeFile(join(cwd, 'headwater.yaml'), 'version: 1\nstack: shop\n');
  await declare(before);
  expect(await runCli(['apply', '--auto-approve'], { cwd, env })).toMatchObject({ code: 0 });
  await declare(blockOf('yaml'));
  const { stdout } = await runCli(['plan'], { cwd, env });
  expect(`$ headwater plan\n${stdout.replace(catalog.url, 'https://datahub.example.com')}`).toBe(
    blockOf('console'),
  );
});

it('comes to a first plan in ten lines', async () => {
  const cwd = tempFolder();
  const { url } = await catalogWith([]);
  const [, script = ''] = /<!-- first plan -->\n\n```sh\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  expect(script.trimEnd().split('\n')).toHaveLength(10);
  const [, init = '', file = '', text = '', plan = ''] =
    /^npx headwater (.*)\ncat > (\S+) <<'END'\n([\s\S]*?)^END\n.* npx headwater (.*) --open\n$/m.exec(
      script,
    ) ?? [];
  const env = { DATAHUB_GMS_URL: url };
  expect(await runCli(init.split(' '), { cwd })).toMatchObject({ code: 0 });
  await writeFile(join(cwd, file), text);
  const { code, stdout } = await runCli(plan.split(' '), { cwd, env });
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Plan: 4 to add (2 datasets, 1 edge, 1 column)'),
  });
});

it('shows the workflow file that the examples have', async () => {
  const file = join(projectRoot, 'examples/github-workflows/lineage.yml');
  expect(readme).toContain(`\`\`\`yaml\n${await readFile(file, 'utf8')}\`\`\``);
});

/** The first block of the README in a language. */
function blockOf(language: string): string {
  return new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(readme)?.[1] ?? '';
}

function withSchema([name, fields]: readonly [string, readonly string[]]): unknown {
  const type = { type: { 'com.linkedin.schema.StringType': {} } };
  return {
    urn: `urn:li:dataset:(urn:li:dataPlatform:snowflake,shop.${name},PROD)`,
    schemaMetadata: {
      value: {
        schemaName: name,
        platform: 'urn:li:dataPlatform:snowflake',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
        fields: fields.map((fieldPath) => ({ fieldPath, nativeDataType: 'text', type })),
      },
    },
  };
}
