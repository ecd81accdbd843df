import { expect, test } from 'vitest';
import { hive, readChunks as read } from '../../../support/import/openlineage-events.js';

test.each<readonly [string, string, string]>([
  ['nothing but text', 'hello', 'e.ndjson holds something other than events on line 1'],
  ['a number', '\n7', 'e.ndjson holds something other than events on line 2'],
  ['a list in a list', '[[]]', 'e.ndjson holds something other than events on line 1'],
  ['a bracket too many', ']', 'other than events'],
  ['a line break in a text', '{"a": "b\n"}', 'e.ndjson is not JSON: a text on line 1 has no end'],
  ['half an event', '\n{"a": "\\"}', 'is cut off in the event that begins on line 2'],
  ['half a list', '[', 'e.ndjson is cut off: its list of events has no end'],
  ['no event', '{}', 'e.ndjson, event of line 1 has neither a job nor a dataset'],
  ['no JSON', '\n\n{"a" 1}', 'e.ndjson, event of line 3 is not JSON at line 1, column 6'],
  ['an envelope of nothing', '{"events":[7]}', 'event of line 1: events[0] is a number, not an'],
  [
    'a dataset without a name',
    '{"job":{"namespace":"a","name":"b"},"inputs":[{"namespace":"x"}]}',
    'e.ndjson, event of line 1: inputs[0].name is missing',
  ],
])('a file without any event is refused: %s', async (_what, text, message) => {
  await expect(read([text])).rejects.toThrow(
    expect.objectContaining({
      codeName: 'openlineage-event-malformed',
      message: expect.stringContaining(message),
      hint: 'Write the file anew, or correct or remove this part of it.',
    }),
  );
});

const good = (name: string) =>
  JSON.stringify({ job: { namespace: 'n', name }, inputs: [hive('i')], outputs: [hive(name)] });

test.each<readonly [string, string, string]>([
  ['a line of words', 'starting ...', 'line 2 holds something other than events on line 2'],
  ['half an event', '{"job": {"namespace": "a"', 'line 2 is cut off in the event that begins on'],
  ['an event cut in a text', '{"job": {"name', 'line 2 is not JSON: a text on line 2 has no end'],
  ['an object', '{"run": 1}', 'line 2 event of line 2 has neither a job nor a dataset'],
  ['a spoiled event', '{"job": 7}', 'line 2 event of line 2: job is a number, not an object'],
  ['no JSON', '{"job" 7}', 'line 2 event of line 2 is not JSON at line 1, column 8'],
])('%s is left out, and the events beside it are imported', async (_what, bad, record) => {
  const { lineage, records, leftOut } = await read([`${good('a')}\n${bad}\n${good('b')}\n`]);
  expect(lineage.units.map(({ downstream }) => downstream)).toEqual([
    'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)',
    'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)',
  ]);
  expect(records).toBe(3);
  expect(leftOut).toHaveLength(1);
  const [one] = leftOut;
  expect(`line ${one?.line} ${one?.record}`).toContain(record);
  expect(one?.code).toBe('openlineage-event-malformed');
});

test('an event that is cut off at the end is left out', async () => {
  for (const text of [`[${good('a')}, {"job"`, `${good('a')}\n{"job": {`, `[${good('a')},`]) {
    const { lineage, leftOut } = await read([text]);
    expect(lineage.units).toHaveLength(1);
    expect(leftOut.map(({ code }) => code)).toEqual(['openlineage-event-malformed']);
  }
});

test.each(['events', 'lineageEvents'])('events under the key %s are read', async (key) => {
  const text = `{"total": 2, "${key}": [${good('a')}, ${good('b')}, {"job": 7}]}`;
  const { lineage, leftOut } = await read([text]);
  expect(lineage.units).toHaveLength(2);
  expect(leftOut.map(({ record }) => record)).toEqual([
    `event of line 1: ${key}[2].job is a number, not an object`,
  ]);
});

test('an event may come in pieces, also of blanks alone', async () => {
  const text = good('b');
  const pieces = [text.slice(0, 7), '   ', '\n', text.slice(7)];
  const { lineage, leftOut } = await read(pieces);
  expect(lineage.units).toHaveLength(1);
  expect(leftOut).toEqual([]);
});
