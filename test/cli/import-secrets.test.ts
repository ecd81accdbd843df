import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { textsBelow } from '../support/cli/import-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { withFolder } from '../support/server/temp-folder.js';

/** Starts a server that nobody may call, and counts its requests. */
async function countingServer() {
  let requests = 0;
  const server = createServer((_, response) => {
    requests++;
    response.end();
  });
  server.on('connection', () => requests++);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests: () => requests };
}

/** Texts as access tokens and passwords are. */
const secret = fc.oneof(
  fc.stringMatching(/^eyJ[A-Za-z0-9]{20}\.[A-Za-z0-9_-]{30}$/),
  fc.stringMatching(/^[a-f0-9]{40}$/),
  fc.stringMatching(/^p[A-Za-z0-9+/]{16}$/),
);

/** Variables that hold secrets, by the names that tools give them. */
const secretName = fc.constantFrom(
  ...['SNOWFLAKE_PASSWORD', 'DB_PASS', 'GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'API_KEY'],
  ...['DBT_ENV_SECRET_X', 'PRIVATE_KEY', 'MY_CREDENTIALS', 'DATAHUB_GMS_TOKEN'],
);

interface Planted {
  readonly url: string;
  readonly secret: string;
  readonly name: string;
}

/** Inputs with addresses in every place that could name one, and with secrets where they could be expanded. */
const inputs: Readonly<Record<string, (planted: Planted) => { args: string; text: string }>> = {
  'l.csv': ({ url }) => ({
    args: 'csv l.csv',
    text: `upstream,upstream_column,downstream,downstream_column,transform\nkafka:${url}/a,,kafka:b,,\nkafka:a,${url},kafka:b,x,${url}/t\n`,
  }),
  'e.ndjson': ({ url }) => ({
    args: 'openlineage e.ndjson',
    text: `${JSON.stringify({
      producer: url,
      schemaURL: `${url}/schema`,
      eventType: 'COMPLETE',
      run: { runId: '1', facets: { parent: { _schemaURL: url } } },
      job: { namespace: url, name: 'nightly', facets: { sourceCodeLocation: { url } } },
      inputs: [
        { namespace: url, name: 'a' },
        { namespace: 'kafka://x', name: url },
      ],
      outputs: [{ namespace: 'hive://x', name: 'b', facets: { dataSource: { uri: url } } }],
    })}\n`,
  }),
  'manifest.json': ({ url }) => ({
    args: 'dbt --manifest manifest.json',
    text: JSON.stringify({
      metadata: { adapter_type: 'hive', dbt_schema_version: `${url}/dbt/manifest/v12.json` },
      nodes: {
        'model.a.b': {
          name: 'b',
          schema: 's',
          docs: { url },
          depends_on: { nodes: ['source.a.c'] },
        },
      },
      sources: {
        'source.a.c': { name: 'c', schema: 's', loader: url, external: { location: url } },
      },
    }),
  }),
  'l.yml': ({ url, name }) => ({
    args: 'datahub-lineage-file l.yml',
    text: `version: 1
lineage:
  - entity: {name: ok, type: dataset, platform: kafka}
    upstream: [{entity: {name: "${url}", type: dataset, platform: kafka}}]
  - entity: {name: "a.\${${name}}", type: dataset, platform: kafka}
    upstream: [{entity: {name: c, type: dataset, platform: kafka}}]
  - entity: {name: d, type: dataset, platform: kafka}
    upstream: [{entity: {name: "\${${name}:-x}", type: dataset, platform: kafka}}]
`,
  }),
  'recipe.yml': ({ url }) => ({
    args: 'datahub-lineage-file recipe.yml',
    text: `source: {type: datahub-lineage-file, config: {file: "${url}/l.yml"}}\nsink: {type: datahub-rest, config: {server: "${url}"}}\n`,
  }),
};

it.each(Object.keys(inputs))(
  'an import of %s writes no secret and fetches no address',
  async (file) => {
    const server = await countingServer();
    await fc.assert(
      fc.asyncProperty(secret, secretName, secret, (value, name, token) =>
        withFolder(async (folder) => {
          const home = join(folder, 'home');
          const stack = join(folder, 'stack');
          await mkdir(home);
          await mkdir(stack);
          const saved = `gms: {server: "${server.url}", token: "${token}"}\n`;
          await writeFile(join(home, '.datahubenv'), saved);
          const { args, text } = inputs[file]?.({ url: server.url, secret: value, name }) ?? {
            args: '',
            text: '',
          };
          await writeFile(join(stack, file), text);
          const env = { HOME: home, DATAHUB_GMS_URL: server.url, [name]: value };
          for (const flags of [['--dry-run'], ['--full'], ['--format', 'json']]) {
            const { code, stdout, stderr } = await runCli(
              ['import', ...args.split(' '), ...flags],
              {
                cwd: stack,
                env,
              },
            );
            expect({ stderr, code }).toMatchObject({ code: file === 'recipe.yml' ? 1 : 0 });
            const all = [stdout, stderr, ...Object.values(await textsBelow(stack))].join('\n');
            expect(all).not.toContain(value);
            expect(all).not.toContain(token);
          }
        }),
      ),
      { numRuns: 8 },
    );
    expect(server.requests()).toBe(0);
  },
);

it('an import whose flags hold the token writes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(secret, (token) =>
      withFolder(async (folder) => {
        await writeFile(
          join(folder, 'l.csv'),
          'upstream,upstream_column,downstream,downstream_column\nkafka:a,,kafka:b,\n',
        );
        const before = await textsBelow(folder);
        const args = ['import', 'csv', 'l.csv', '--platform', token];
        const { stdout, stderr } = await runCli(args, {
          cwd: folder,
          env: { DATAHUB_GMS_TOKEN: token },
        });
        expect(`${stdout}${stderr}`).not.toContain(token);
        expect(await textsBelow(folder)).toEqual(before);
      }),
    ),
    { numRuns: 5 },
  );
});
