import { expect, it } from 'vitest';
import { answer } from '../../support/faults/server.js';
import { runningCatalog } from '../../support/server/catalog.js';
import { reader, serving } from '../catalog-clients.js';

it.each([
  ['spec', true],
  ['datahub', false],
] as const)('the embedded catalog in the dialect %s', async (dialect, atomicMutation) => {
  const { url } = await runningCatalog({ dialect });
  expect(await reader({ url }).readWriteSupport()).toEqual({ atomicMutation, conditions: true });
});

const version = (text: unknown) => ({ versions: { 'acryldata/datahub': { version: text } } });

it.each<readonly [string, number, unknown, boolean]>([
  ['DataHub 1.6', 200, version('v1.6.0'), true],
  ['DataHub 0.15', 200, version('v0.15.0'), false],
  ['a development build', 200, version('v0.0.0-unknown-SNAPSHOT'), true],
  ['DataHub Cloud', 200, { ...version('v0.3.12'), datahub: { serverEnv: 'cloud' } }, true],
  ['a catalog without a version', 200, version(undefined), true],
  ['a catalog that does not tell', 403, {}, true],
  ['a catalog that claims something else', 200, { headwater: { updateLineage: 'fast' } }, true],
])('%s', async (_what, status, config, conditions) => {
  const server = await serving(answer(status, config));
  expect(await reader({ url: server.url }).readWriteSupport()).toEqual({
    atomicMutation: false,
    conditions,
  });
});
