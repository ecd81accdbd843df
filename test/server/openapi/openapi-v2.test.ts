import { expect, test } from 'vitest';
import { get, patch, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const V2 = '/openapi/v2/entity';

test('a scroll goes through the entities of a type, with their keys', async () => {
  const catalog = await runningCatalog();
  const urns = ['a', 'b', 'c'].map(dataset);
  await post(
    catalog,
    '/openapi/v3/entity/dataset?async=false',
    urns.map((urn) => ({ urn, embed: { value: { n: 1 } } })),
  );
  const page = `${V2}/dataset?count=2&aspects=embed`;
  const first = (await get(catalog, page)).body;
  const second = (await get(catalog, `${page}&scrollId=${first.scrollId}&systemMetadata=true`))
    .body;
  expect(
    [first, second].map(({ results }) => results.map(({ urn }: { urn: string }) => urn)),
  ).toEqual([urns.slice(0, 2), urns.slice(2)]);
  expect([Object.keys(first).sort(), Object.keys(second)]).toEqual([
    ['results', 'scrollId'],
    ['results'],
  ]);
  const datasetKey = {
    value: { platform: 'urn:li:dataPlatform:hive', name: 'a', origin: 'PROD' },
  };
  expect(first.results[0].aspects).toEqual({ datasetKey, embed: { value: { n: 1 } } });
  expect(second.results[0].aspects.embed).toEqual({
    value: { n: 1 },
    systemMetadata: expect.objectContaining({ version: '1' }),
  });
});

test('nothing else of version 2 is served', async () => {
  const catalog = await runningCatalog();
  const entity = `${V2}/dataset/${quoted(dataset('a'))}`;
  const answers = [
    await post(catalog, `${V2}/dataset`, []),
    await post(catalog, `${entity}/status`, { removed: true }),
    await patch(catalog, `${entity}/status`, { patch: [] }),
    await get(catalog, entity),
    await get(catalog, entity, 'DELETE'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
