import { expect, test } from 'vitest';
import { driftStack } from '../../../src/tasks/inspect/drift-stack.js';
import { catalogWith } from '../../support/cli/catalog-with.js';
import { stackFolder } from '../../support/cli/stack-folder.js';
import { urnOf } from '../../support/model/state-builders.js';

const manifest = (names: readonly string[]) =>
  `version: 1\ndefaults: {platform: snowflake, env: PROD}\nlineage:\n${names.map((name) => `  - {downstream: {name: ${name}}, upstreams: [{name: raw}]}\n`).join('')}`;

test('an interrupt after the plan ends the search for drift', async () => {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    { urn: urnOf('orders'), upstreamLineage: { value: { upstreams: [] } } },
  ]);
  await catalog.post('/openapi/v3/entity/dataset?async=false', [
    {
      urn: urnOf('orders'),
      upstreamLineage: { value: { upstreams: [{ dataset: urnOf('orders'), type: 'COPY' }] } },
    },
  ]);
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest(['orders']) });
  const stop = new AbortController();
  const note = (line: string) => line.includes('earlier versions') && stop.abort();
  await expect(
    driftStack({ cwd: path, catalog: { url: catalog.url }, signal: stop.signal, note }),
  ).rejects.toMatchObject({
    codeName: 'interrupted',
    exitCode: 130,
  });
});

test('a search over more datasets than one batch finds the history of each', async () => {
  const names = Array.from({ length: 260 }, (_, i) => `t${i}`);
  const catalog = await catalogWith([urnOf('raw'), ...names.map((name) => urnOf(name))]);
  const write = (upstream: string, properties?: object) =>
    catalog.post(
      '/openapi/v3/entity/dataset?async=false',
      names.map((name) => ({
        urn: urnOf(name),
        upstreamLineage: {
          value: {
            upstreams: [
              { dataset: urnOf(upstream), type: 'TRANSFORMED', ...(properties && { properties }) },
            ],
          },
        },
      })),
    );
  await write('raw', { headwater: '{"shop":{"edge":1}}' });
  await write('t0');
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest(names) });
  const result = await driftStack({ cwd: path, catalog: { url: catalog.url } });
  if (result.kind === 'invalid') throw new Error('the manifests of this test are valid');
  expect(result.exitCode).toBe(0);
  expect(result.drift.summary).toMatchObject({
    missing: 260,
    datasets: 260,
    wiped: 260,
    pending: 0,
  });
  expect(
    new Set(
      result.drift.datasets.flatMap(({ differences }) =>
        differences.map(({ evidence }) => evidence),
      ),
    ),
  ).toEqual(new Set(['version']));
});
