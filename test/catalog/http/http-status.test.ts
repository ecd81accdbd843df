import { expect, test } from 'vitest';
import {
  CATALOG,
  expectFailure,
  intercept,
  reader,
  replyTo,
  urnOf,
  writer,
} from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';
const BULK = '/openapi/v3/entity/dataset?async=false';

const proposal = {
  urn: urnOf('a'),
  aspects: [{ name: 'upstreamLineage', value: { upstreams: [] }, ifVersionMatch: '7' }],
} as const;

test.each([
  [400, 'catalog-rejected'],
  [404, 'catalog-not-a-catalog'],
  [405, 'catalog-not-a-catalog'],
  [408, 'catalog-failed'],
  [409, 'catalog-rejected'],
  [412, 'catalog-stale'],
  [413, 'catalog-rejected'],
  [500, 'catalog-failed'],
  [204, 'catalog-failed'],
])('a read with the answer %i fails', async (status, codeName) => {
  replyTo(BATCH_GET, status, status === 204 ? undefined : { error: 'because' });
  await expectFailure(reader().readDatasets([urnOf('a')]), codeName, {
    message: expect.stringContaining(String(status)),
  });
});

test.each([
  [202, 'catalog-failed'],
  [400, 'catalog-rejected'],
  [404, 'catalog-not-a-catalog'],
  [412, 'catalog-stale'],
  [422, 'catalog-rejected'],
  [500, 'catalog-failed'],
  [503, 'catalog-failed'],
])('a write with the answer %i fails', async (status, codeName) => {
  intercept().post(BULK).reply(status, []);
  await expect(writer().propose([proposal])).rejects.toMatchObject({ codeName });
});

test.each([400, 422, 500, 503])(
  'a failed precondition under status %i is stale',
  async (status) => {
    replyTo(BULK, status, {
      message: 'Failed to validate: Expected version 7, actual version 8',
      stackTrace: 'at com.linkedin',
    });
    await expectFailure(writer().propose([proposal]), 'catalog-stale', {
      message: expect.not.stringContaining('linkedin'),
    });
  },
);

test.each([
  ['OpenAPI v3', { error: 'Validation Error', message: 'the reason' }],
  ['older servers', { error: 'the reason' }],
  ['GraphQL', { errors: [{ message: 'the reason' }] }],
])('the reason in an error of %s is repeated', async (_which, body) => {
  intercept().post(BULK).reply(400, body);
  await expect(writer().propose([proposal])).rejects.toMatchObject({
    message: expect.stringContaining('the reason'),
  });
});

test('a read with an HTML page as its answer reports that this is not a catalog', async () => {
  intercept().post(BATCH_GET).reply(200, '<html>Log in</html>', { 'content-type': 'text/html' });
  await expectFailure(reader().readDatasets([urnOf('a')]), 'catalog-not-a-catalog', {
    hint: expect.stringContaining('DATAHUB_GMS_URL'),
  });
});

test('a write with an HTML page as its answer fails', async () => {
  intercept().post(BULK).reply(200, '<html>Log in</html>', { 'content-type': 'text/html' });
  await expect(writer().propose([proposal])).rejects.toMatchObject({ codeName: 'catalog-failed' });
});

test('behind a frontend, OpenAPI and GraphQL have addresses beside the proxy path', async () => {
  const scope = intercept();
  scope.post('/base/openapi/v3/entity/dataset/batchGet?systemMetadata=true').reply(200, []);
  scope
    .post('/base/api/graphql')
    .reply(200, { data: { me: { corpUser: { urn: 'urn:li:corpuser:x' } } } });
  const catalog = reader({ url: `${CATALOG}/base/api/gms/` });
  expect(catalog.origin).toBe(`${CATALOG}/base/api/gms`);
  await catalog.readDatasets([urnOf('a')]);
  expect(await catalog.readActor()).toBe('urn:li:corpuser:x');
});

test('a reader has no method that writes', () => {
  const own = Object.keys(reader());
  const methods =
    `close listDatasets listDatasetsWithUpstreams listEntities listOtherKinds readActor readClassifications
    readContents readDatasets readDatasetsAndColumns readExistence readLabels readPrivileges readSchemas
    readStoredVersions readWriteSupport searchDatasets searchDownstream`.split(/\s+/);
  expect(own.sort()).toEqual([...methods, 'origin', 'waitsMs'].sort());
  expect(Object.keys(writer())).toEqual(expect.arrayContaining(['propose', 'updateLineage']));
});
