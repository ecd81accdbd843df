import { describe, expect, test } from 'vitest';
import { readEvents } from '../../../src/server/load/load-file.js';
import { expectJson } from '../../support/golden.js';
import { formatRefusal } from '../../support/server/store.js';
import { dataset } from '../../support/server/urns.js';

const mcp = {
  auditHeader: null,
  entityType: 'dataset',
  entityUrn: dataset('a'),
  changeType: 'UPSERT',
  aspectName: 'status',
  aspect: { json: { removed: false } },
  systemMetadata: { runId: 'r', pipelineName: null },
};

const mce = {
  proposedSnapshot: {
    'com.linkedin.pegasus2avro.metadata.snapshot.DatasetSnapshot': {
      urn: dataset('b'),
      aspects: [
        {
          'com.linkedin.pegasus2avro.schema.SchemaMetadata': {
            fields: [{ type: { 'com.linkedin.pegasus2avro.schema.StringType': {} } }],
            cluster: null,
          },
        },
        { 'com.linkedin.pegasus2avro.ml.metadata.TrainingData': {} },
      ],
    },
  },
  proposedDelta: null,
};

describe('readEvents', () => {
  test('reads plain and encoded proposals and snapshots, and corrects package names', async () => {
    const encoded = {
      ...mcp,
      aspect: { value: '{"removed":true}', contentType: 'application/json' },
    };
    await expectJson(
      import.meta,
      'readevents-reads-plain-and-encoded-proposals',
      readEvents(JSON.stringify([mcp, encoded, mce])),
    );
  });

  test('reads one event per line, and a byte order mark', () => {
    const text = `\uFEFF${JSON.stringify(mcp)}\r\n\n  ${JSON.stringify(mce)}\n`;
    expect(readEvents(text).map((event) => [event.number, event.proposals.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(readEvents('')).toEqual([]);
    expect(readEvents(`\uFEFF[${JSON.stringify(mcp)}]`)).toHaveLength(1);
  });

  test.each<[string, string, RegExp]>([
    ['a broken file', '[{', /^malformed: the file is not valid JSON/],
    ['a broken line', `${JSON.stringify(mcp)}\n{`, /^malformed: event 2: /],
    ['a malformed event', '[1]', /^malformed: event 1: /],
    [
      'a wrong urn',
      JSON.stringify([mcp, { ...mcp, entityUrn: 'a' }]),
      /^malformed: event 2: .*"a"/,
    ],
    [
      'a change type that files cannot have',
      JSON.stringify([{ ...mcp, changeType: 'UPDATE' }]),
      /^validation: event 1: .*UPDATE/,
    ],
    [
      'a malformed snapshot',
      JSON.stringify([{ proposedSnapshot: { x: {} } }]),
      /^malformed: event 1: .*"x"/,
    ],
  ])('names the event in %s', (_what, text, expected) =>
    expect(formatRefusal(() => readEvents(text))).toMatch(expected),
  );
});
