import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OpenLineageOptions } from '../../../../src/import/foreign/openlineage/event-names.js';
import { readOpenLineage } from '../../../../src/import/foreign/openlineage/read-openlineage.js';
import type { Json } from '../../../../src/model/json.js';
import { campaignRows } from '../../../campaigns/campaign.js';
import { expectRefusal, expectSoundReading } from '../../../support/import/expect-sound.js';
import { cutTexts, deepJson, spoiledValues } from '../../../support/import/spoil.js';

const events = readFileSync(new URL('fixtures/events.ndjson', import.meta.url), 'utf8');
const options: OpenLineageOptions = {
  runs: 'all',
  indirect: true,
  failed: true,
  env: 'PROD',
  namespaces: [],
};

async function read(text: string): Promise<void> {
  try {
    expectSoundReading(await readOpenLineage({ chunks: [text], shownAs: 'e', options }));
  } catch (error) {
    expectRefusal(['openlineage-event-malformed'], error);
  }
}

test('events that are cut off anywhere are read or refused', async () => {
  for (const line of events.trim().split('\n')) {
    for (const text of campaignRows([...cutTexts(line)], 60)) await read(text);
    for (const text of campaignRows([...cutTexts(`[${line}]`)], 60)) await read(text);
  }
});

test('a value of another type anywhere is read or refused', async () => {
  for (const line of events.trim().split('\n')) {
    const event: Json = JSON.parse(line);
    for (const spoiled of campaignRows([...spoiledValues(event)], 150))
      await read(JSON.stringify(spoiled));
  }
});

test('deep nesting is read or refused', async () => {
  await read(deepJson);
  await read(`{"job":{"namespace":"a","name":"b","facets":{"x":${deepJson}}}}`);
  await read(`{"job":{"namespace":"a","name":${deepJson}}}`);
});

test('prototypes are names like others', async () => {
  const text =
    '{"job":{"namespace":"__proto__","name":"constructor"},"inputs":[{"namespace":"hive","name":"__proto__"}],"outputs":[{"namespace":"hive","name":"x","facets":{"lineage":{"fields":{"__proto__":{"inputs":[{"namespace":"hive","name":"toString","field":"__proto__"}]}}}}}]}';
  const reading = await readOpenLineage({ chunks: [text], shownAs: 'e', options });
  expect(reading.lineage.units[0]?.pairs).toMatchObject([
    { downstreamColumn: '__proto__', upstream: { column: '__proto__' } },
  ]);
});
