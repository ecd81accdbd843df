import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OpenLineageOptions } from '../../../../src/import/foreign/openlineage/event-names.js';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';
import type { Json } from '../../../../src/model/json.js';
import type { FormatReading } from '../../../../src/model/portable-lineage.js';
import { expectRefusal, expectSoundReading } from '../../../support/import/expect-sound.js';
import { spoiledValues } from '../../../support/import/spoil.js';

const written = readFileSync(new URL('written.json', import.meta.url), 'utf8');
const options: OpenLineageOptions = {
  runs: 'latest',
  indirect: false,
  failed: false,
  env: 'PROD',
  namespaces: [],
};

const orders = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)';
const daily = 'urn:li:dataset:(urn:li:dataPlatform:hive,daily,QA)';

const named = (urn: Json) => ({
  namespace: 'hive',
  name: String(urn),
  facets: { headwater_urn: { urn } },
});

const edge = (urn: string, facet: Json) => ({
  ...named(urn),
  inputFacets: { headwater_edge: facet },
});

const event = (inputs: readonly Json[], output: Json) => ({
  job: { namespace: 'a', name: 'b' },
  inputs,
  outputs: [output],
});

function read(document: Json, more: Partial<OpenLineageOptions> = {}): Promise<FormatReading> {
  const chunks = [JSON.stringify(document)];
  return readOpenLineage({ chunks, shownAs: 'e', options: { ...options, ...more } });
}

test('an export states every edge, also from a dataset to itself', async () => {
  const { lineage } = await read(
    event([edge(daily, { type: 'VIEW' }), edge(orders, {}), named('other')], named(daily)),
  );
  expect(lineage.units).toEqual([
    {
      downstream: daily,
      edges: [
        { upstream: daily, type: 'VIEW' },
        { upstream: orders, type: 'TRANSFORMED' },
      ],
      pairs: [],
      wildcards: [],
    },
  ]);
});

test('explicit lineage of a dataset counts before the edges of inputs', async () => {
  const output = named(daily);
  const explicit = { inputs: [{ namespace: 'hive', name: 'other' }] };
  const { lineage } = await read(
    event([edge(orders, { type: 'COPY' })], {
      ...output,
      facets: { ...output.facets, lineage: explicit },
    }),
  );
  expect(lineage.units[0]?.edges).toEqual([
    { upstream: 'urn:li:dataset:(urn:li:dataPlatform:hive,other,PROD)', type: 'TRANSFORMED' },
  ]);
});

test('a dataset that is its only input says nothing without the facets of an export', async () => {
  const { lineage, leftOut } = await read(event([named(daily)], named(daily)));
  expect(lineage.units).toEqual([]);
  expect(leftOut.map(({ code }) => code)).toEqual(['openlineage-job-only']);
});

test('a deleted facet states nothing', async () => {
  const { lineage } = await read(event([edge(orders, { _deleted: true })], named(daily)));
  expect(lineage.units[0]?.edges).toEqual([{ upstream: orders, type: 'TRANSFORMED' }]);
});

test('a setting for the namespace counts before the urn of an export', async () => {
  const { lineage } = await read(event([], named(daily)), {
    namespaces: [{ glob: 'hive', meaning: { platform: 'iceberg', env: 'DEV' } }],
  });
  expect(lineage.units.map(({ downstream }) => downstream)).toEqual([
    expect.stringContaining('dataPlatform:iceberg,'),
  ]);
});

test.each(['urn:li:dataset:x', 'urn:li:corpuser:x', `${daily}\u0000`])(
  'the urn %j of an export is left out',
  async (urn) => {
    const { lineage, leftOut } = await read(event([], named(urn)));
    expect(lineage.units).toEqual([]);
    expect(leftOut.map(({ code }) => code)).toEqual(['openlineage-malformed-name']);
  },
);

test.each<readonly [string, Json]>([
  [
    'e, event of line 1: inputs[0].inputFacets.headwater_edge.type',
    event([edge(orders, { type: 'X' })], named(daily)),
  ],
  ['headwater.confidence is not between 0 and 1', withPair({ confidence: 2 })],
  ['headwater.confidence is a text, not a number', withPair({ confidence: '1' })],
  ['headwater.transform holds a control character', withPair({ transform: '\u0007' })],
])('%s is refused', async (message, document) => {
  await expect(read(document)).rejects.toThrow(message);
});

function withPair(headwater: Json): Json {
  const source = { namespace: 'hive', name: orders, field: 'x', headwater };
  const fields = { total: { inputFields: [source] } };
  const output = named(daily);
  return event([edge(orders, {})], {
    ...output,
    facets: { ...output.facets, columnLineage: { fields } },
  });
}

test('without a confidence it is 1, whatever the transform', async () => {
  const { lineage } = await read(withPair({ transform: 'sum' }));
  expect(lineage.units[0]?.pairs).toMatchObject([{ transform: 'sum', confidence: 1 }]);
});

test('an export of which a value is of another type is read or refused', async () => {
  const events: readonly Json[] = JSON.parse(written);
  for (const spoiled of events.flatMap((one) => [...spoiledValues(one)]))
    try {
      expectSoundReading(await read(spoiled, { runs: 'all' }));
    } catch (error) {
      expectRefusal(['openlineage-event-malformed'], error);
    }
});
