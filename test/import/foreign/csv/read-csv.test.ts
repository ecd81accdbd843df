import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HeadwaterError } from '../../../../src/errors/headwater-error.js';
import { type CsvDialectName, csvDialects } from '../../../../src/import/foreign/csv/csv-header.js';
import { type ReadCsvOptions, readCsv } from '../../../../src/import/foreign/csv/read-csv.js';
import type { DatasetUrn } from '../../../../src/urn/dataset-urn.js';
import { inChunks } from '../../../support/import/inputs.js';
import { readingText } from '../../../support/import/reading-text.js';

const shortNames = new Map(
  ['orders', 'daily'].map((name) => [
    name,
    `urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.${name},PROD)` as DatasetUrn,
  ]),
);

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url), 'utf8');
}

function read(text: string, options: ReadCsvOptions = { shortNames }, length?: number) {
  return readCsv(inChunks(text, length), options);
}

async function errorOf(reading: Promise<unknown>): Promise<HeadwaterError> {
  const error = await reading.catch((one: unknown) => one);
  if (!(error instanceof HeadwaterError)) throw new Error('expected an error');
  return error;
}

describe('dialects', () => {
  test.each(Object.keys(csvDialects) as CsvDialectName[])(
    'reads a file of the dialect %s',
    async (name) => {
      const platform = ['coalesce', 'ibm'].includes(name) ? 'snowflake' : undefined;
      const reading = await read(fixture(name), { shortNames, platform });
      await expect(readingText(reading)).toMatchFileSnapshot(`fixtures/${name}.txt`);
    },
  );

  test.each(Object.keys(csvDialects) as CsvDialectName[])(
    'the length of chunks of a file of %s means nothing',
    async (name) => {
      const options = { shortNames, platform: 'snowflake' };
      const whole = await read(fixture(name), options);
      for (const length of [1, 2, 3, 7, 64])
        expect(await read(fixture(name), options, length)).toEqual(whole);
    },
  );

  test.each(['coalesce', 'ibm'])('%s needs a platform', async (name) => {
    const error = await errorOf(read(fixture(name)));
    expect(error.code).toBe('HW2540');
    expect(error.hint).toContain('--platform');
  });

  test('a file of another dialect than stated is refused', async () => {
    const error = await errorOf(read(fixture('native'), { dialect: 'atlan' }));
    expect(error.message).toBe(
      'the first row has columns that are not understood: "upstream", "upstream_column", "downstream", "downstream_column", "transform", "confidence", "type"; known columns: atlan (source type, source identity, target type, target identity, source connector, target connector)',
    );
  });
});

describe('the text', () => {
  test.each(['', '\n\n'])('without a row is refused: %j', async (text) => {
    expect((await errorOf(read(text))).message).toBe('the file is empty');
  });

  test('may have a byte order mark, other names of columns and no last line break', async () => {
    const reading = await read('Downstream ,,UPSTREAM\r\ndaily,,orders');
    expect(reading.lineage.units).toEqual([
      {
        downstream: shortNames.get('daily'),
        edges: [{ upstream: shortNames.get('orders'), type: 'TRANSFORMED' }],
        pairs: [],
        wildcards: [],
      },
    ]);
    expect(reading).toMatchObject({ records: 1, leftOut: [] });
  });

  test('with a cell under no name has a malformed row', async () => {
    const { leftOut } = await read('upstream,,downstream\norders,x,daily\n');
    expect(leftOut).toMatchObject([{ code: 'csv-malformed-row', line: 2 }]);
    expect(leftOut[0]?.record).toContain('column 2 has a cell and no name');
  });

  test('with a quote that is not closed is refused, with its line', async () => {
    const error = await errorOf(read('upstream,downstream\norders,daily\n"orders,daily\n'));
    expect(error.code).toBe('HW2540');
    expect(error.message).toContain('the row at line 3 does not end');
  });

  test('with an endless row is refused before it is read to its end', async () => {
    let chunks = 0;
    async function* endless() {
      yield 'upstream,downstream\n"';
      for (;;) {
        chunks++;
        yield 'x'.repeat(10_000);
      }
    }
    expect((await errorOf(readCsv(endless()))).code).toBe('HW2540');
    expect(chunks).toBeLessThan(300);
  });

  test('with a long first row in small chunks is read', async () => {
    const wide = `upstream,downstream,${' '.repeat(40_000)}\norders,daily,\n`;
    expect(await read(wide, { shortNames }, 1000)).toMatchObject({ records: 1, leftOut: [] });
  });

  test('a quote within an unquoted cell is text', async () => {
    const reading = await read(
      'upstream,upstream_column,downstream,downstream_column\norders,5" x,daily,y\n',
    );
    expect(reading.lineage.units[0]?.pairs[0]?.upstream.column).toBe('5" x');
  });
});

test('names without a platform take the one that the user states, and its environment', async () => {
  const reading = await read('upstream,downstream\na.b,c.d\n', {
    platform: 'kafka',
    env: 'DEV',
    namespace: 'acme',
  });
  expect(reading.lineage.units[0]?.downstream).toBe(
    'urn:acme:dataset:(urn:acme:dataPlatform:kafka,c.d,DEV)',
  );
});

test('a row of IBM with too many pairs is left out', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `s.t.c${index}`).join(';');
  const text = `Source Columns,Target Columns\n${many},${many}\n`;
  const reading = await read(text, { platform: 'db2' });
  expect(reading.leftOut).toMatchObject([{ code: 'csv-malformed-row', line: 2 }]);
});

test('a transform with a control character is no transform', async () => {
  const text =
    'upstream,upstream_column,downstream,downstream_column,transform\norders,a,daily,b,\u0007\n';
  expect((await read(text)).leftOut).toMatchObject([{ code: 'csv-malformed-row' }]);
});

test('a name with a control character is no name', async () => {
  const { leftOut } = await read('upstream,downstream\nkafka:a\u0007b,daily\n');
  expect(leftOut).toMatchObject([{ code: 'csv-malformed-row' }]);
});
