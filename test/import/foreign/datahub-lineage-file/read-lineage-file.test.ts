import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HeadwaterError } from '../../../../src/errors/headwater-error.js';
import {
  type ReadLineageFileOptions,
  readLineageFile,
} from '../../../../src/import/foreign/datahub-lineage-file/read-lineage-file.js';
import { readingText } from '../../../support/import/reading-text.js';

const variables = new Map([
  ['DB', 'sales'],
  ['API_TOKEN', 'not to be written'],
]);

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}.yml`, import.meta.url), 'utf8');
}

function read(text: string, options: Partial<ReadLineageFileOptions> = {}) {
  return readLineageFile(text, { shownAs: 'l.yml', variables, ...options });
}

function errorOf(text: string): HeadwaterError {
  try {
    read(text);
  } catch (error) {
    if (error instanceof HeadwaterError) return error;
    throw error;
  }
  throw new Error('expected an error');
}

test.each(['all', 'simple'])('reads the file %s', async (name) => {
  await expect(readingText(read(fixture(name)))).toMatchFileSnapshot(`fixtures/${name}.txt`);
});

test('with repair, takes the dataset of the entry where one fits', async () => {
  const text = readingText(read(fixture('all'), { repair: true }));
  await expect(text).toMatchFileSnapshot('fixtures/all-repaired.txt');
});

test('each record is taken or left out', () => {
  for (const name of ['all', 'simple']) {
    const { lineage, records, leftOut } = read(fixture(name));
    const taken = lineage.units.reduce(
      (sum, { edges, pairs }) => sum + Math.max(edges.length, 1) + pairs.length,
      0,
    );
    // One record repeats an earlier pair.
    const repeated = name === 'all' ? 1 : 0;
    expect(taken + repeated + leftOut.length).toBe(records);
  }
});

test.each(['high', '[1]', 'true', '"1"'])('%s is no confidence', (confidence) => {
  const column = (name: string) =>
    `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD),c)`;
  const text = [
    'version: 1',
    'lineage:',
    '  - entity: {name: b, platform: hive}',
    '    upstream:',
    '      - entity: {name: a, platform: hive}',
    '    fineGrainedLineages:',
    `      - upstreams: ["${column('a')}"]`,
    `        downstreams: ["${column('b')}"]`,
    `        confidenceScore: ${confidence}`,
  ].join('\n');
  expect(read(text).leftOut).toMatchObject([{ code: 'lineage-file-malformed-entry', line: 7 }]);
});

test('a variable with the name of a secret is not expanded', () => {
  expect(JSON.stringify(read(fixture('all')))).not.toContain('not to be written');
});

test('the style of the file means nothing', () => {
  const block = read(fixture('simple'));
  const crlf = read(fixture('simple').replaceAll('\n', '\r\n'));
  expect(crlf).toEqual(block);
  const json = JSON.stringify({
    version: 1,
    lineage: [
      {
        entity: { name: 'daily', type: 'dataset', platform: 'hive' },
        upstream: [{ entity: { name: 'orders', platform: 'hive' } }],
      },
      { entity: { name: 'orders', platform: 'hive' }, upstream: [] },
      { entity: { name: 'bad', platform: 'hive' } },
    ],
  });
  expect(read(json)).toMatchObject({ lineage: block.lineage, records: block.records });
});

test('urns have the namespace of the catalog', () => {
  const { lineage } = read(fixture('simple'), { namespace: 'acme' });
  expect(lineage.units[0]?.downstream).toBe(
    'urn:acme:dataset:(urn:acme:dataPlatform:hive,daily,PROD)',
  );
});

describe('a file of another shape', () => {
  test.each([
    ['', 'l.yml:1 is not valid: the file is empty'],
    ['lineage: []', 'l.yml:1 does not state `version: 1`'],
    ['\nversion: 2\nlineage: []', 'l.yml:2 does not state `version: 1`'],
    ['version: 2\nlineage:\n  - entity:', 'l.yml:1 does not state `version: 1`'],
    ['version: 1', 'l.yml:1 has no list `lineage`'],
    ['version: 1\nlineage: x', 'l.yml:1 has no list `lineage`'],
    ['version: 1\nlineage:\n', 'l.yml:1 has no list `lineage`'],
    [
      'version: 1\nlineage: [',
      'l.yml:2 is not valid: the [ that opens here is never closed: write the ] that belongs to it',
    ],
    [
      'version: 1\nlineage:\n  - "',
      'l.yml:3 is not valid: the " that opens here is never closed: write the " that belongs to it',
    ],
    [
      'version: 1\nlineage:\n  - *a',
      'l.yml:3 is not valid: the alias "a" follows no anchor of that name: write &a before its first use, or quote a text that starts with *',
    ],
    [
      'version: 1\nlineage: [*a, *b]',
      'l.yml:2 is not valid: the alias "a" follows no anchor of that name: write &a before its first use, or quote a text that starts with *',
    ],
    [
      'version: 1\nversion: 1\nlineage: []',
      'l.yml:2 is not valid: the key "version" appears twice in this mapping: remove one of them',
    ],
    [
      'version: 1\nlineage:\n  - entity: {}\n    entity: {}\n',
      'l.yml:4 is not valid: the key "entity" appears twice in this mapping: remove one of them',
    ],
    [
      'version: 1\nlineage:\n  - a\n---\nb',
      'l.yml:4 is not valid: a second document starts here: put it into a file of its own',
    ],
    [
      '[',
      'l.yml:1 is not valid: the [ that opens here is never closed: write the ] that belongs to it',
    ],
  ])('is refused with its line: %j', (text, message) => {
    const error = errorOf(text);
    expect(error.message).toBe(message);
    expect(error.code).toBe('HW2530');
  });

  test('is refused if it nests too deeply', () => {
    expect(errorOf(`version: 1\nlineage: ${'['.repeat(20_000)}`).code).toBe('HW2530');
  });

  test('is refused if its aliases stand for too much', () => {
    const lists = Array.from({ length: 100 }, () => '- entity: *e\n  upstream: *u').join('\n');
    const many = Array.from({ length: 2000 }, (_, at) => `{entity: {name: a${at}, platform: b}}`);
    const text = `version: 1\ne: &e {name: x, platform: y}\nu: &u [${many}]\nlineage:\n${lists}\n`;
    expect(errorOf(text).message).toContain('repeat more than 100000 values');
  });

  test('is refused if an alias stands for itself', () => {
    const text = 'version: 1\nlineage:\n- &a {entity: {name: a, platform: b}, upstream: [*a]}\n';
    expect(errorOf(text).message).toBe(
      'l.yml:3 is not valid: the alias "a" stands inside its own anchor: write the value out',
    );
  });
});

test('a tag and a character that no text has leave the rest of the file to be read', () => {
  const text =
    'version: 1\nlineage:\n  - entity: {name: !x a, platform: b}\n    upstream:\n      - entity: {name: "c\uFFFD", platform: b}\n      - entity: {name: d, platform: b}\n';
  expect(read(text).lineage.units[0]?.edges.map(({ upstream }) => upstream)).toEqual([
    'urn:li:dataset:(urn:li:dataPlatform:b,c\uFFFD,PROD)',
    'urn:li:dataset:(urn:li:dataPlatform:b,d,PROD)',
  ]);
});

test('a mapping of too many pairs is left out as one record', () => {
  const urns = Array.from({ length: 101 }, (_, at) => `u${at}`).join(', ');
  const text = `version: 1\nlineage:\n  - entity: {name: a, platform: b}\n    upstream: []\n    fineGrainedLineages:\n      - {upstreams: [${urns}], downstreams: [${urns}]}\n`;
  expect(read(text)).toMatchObject({ records: 2 });
  expect(read(text).leftOut).toEqual([
    { code: 'lineage-file-malformed-entry', record: 'fineGrainedLineages', line: 6 },
  ]);
});

test('of several datasets that fit, repair takes none', () => {
  const column = (name: string, env: string, path: string) =>
    `"urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:b,${name},${env}),${path})"`;
  const text = `version: 1
lineage:
  - entity: {name: a, platform: b}
    upstream:
      - entity: {name: c, platform: b, env: DEV}
      - entity: {name: c, platform: b, env: QA}
      - entity: {name: x.d, platform: b}
    fineGrainedLineages:
      - {upstreams: [${column('c', 'PROD', 'p')}], downstreams: [${column('a', 'PROD', 'q')}]}
      - {upstreams: [${column('d', 'PROD', 'p')}], downstreams: [${column('y.a', 'PROD', 'q')}]}
      - {upstreams: [${column('y.d', 'PROD', 'p')}], downstreams: [${column('a', 'PROD', 'q')}]}
`;
  const { lineage, leftOut } = read(text, { repair: true });
  expect(leftOut.map(({ code, line }) => [code, line])).toEqual([
    ['lineage-file-other-urn', 9],
    ['lineage-file-other-urn', 11],
  ]);
  expect(lineage.units[0]?.pairs.map(({ upstream }) => upstream.dataset)).toEqual([
    'urn:li:dataset:(urn:li:dataPlatform:b,x.d,PROD)',
  ]);
});

/** A file of DataHub's own tests, if the machine has it. It is not part of the project. */
const folder =
  process.env['HEADWATER_TEST_DATA'] ??
  fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const samplePath = `${folder}/datahub-lineage-file.yml`;
const sample = existsSync(samplePath) ? readFileSync(samplePath, 'utf8') : undefined;

describe("DataHub's own example", () => {
  if (sample === undefined) console.info(`skipped: ${samplePath} is not here`);
  const text = sample ?? '';

  // Counted in the text: entities that stand deeper than downstreams, and one pair of columns.
  const edges = [...text.matchAll(/^ {6,}- entity:$/gm)].length;
  const columns = [...text.matchAll(/^ +- urn:li:schemaField:/gm)].length;

  test.skipIf(sample === undefined)(
    'loses the columns of other datasets than the entry names',
    () => {
      const { lineage, records, leftOut } = read(text);
      expect(columns).toBe(2);
      expect(lineage.units.flatMap((unit) => unit.edges)).toHaveLength(edges);
      expect(records).toBe(edges + 1);
      const line = text.slice(0, text.indexOf('topic3,PROD')).split('\n').length;
      expect(leftOut).toMatchObject([{ code: 'lineage-file-other-urn', line }]);
    },
  );

  test.skipIf(sample === undefined)('keeps them with repair', () => {
    const { lineage, records, leftOut } = read(text, { repair: true });
    expect({ records, leftOut }).toEqual({ records: edges + 1, leftOut: [] });
    expect(readingText({ lineage, records, leftOut })).toContain(
      '  user_id <- kafka,topic1,DEV.user_id "func1" 0.9',
    );
  });
});

test('a file of nothing but entries that cannot be read is refused', () => {
  const text = `version: 1\nlineage:\n${'  - entity: {}\n'.repeat(500_001)}`;
  expect(errorOf(text).message).toContain('is the entry after 500000 that cannot be read');
});
