import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HeadwaterError } from '../../../../src/errors/headwater-error.js';
import { type CsvDialectName, csvDialects } from '../../../../src/import/foreign/csv/csv-header.js';
import { readCsv } from '../../../../src/import/foreign/csv/read-csv.js';
import { campaignRows } from '../../../campaigns/campaign.js';
import { inChunks } from '../../../support/import/inputs.js';
import { cutTexts } from '../../../support/import/spoil.js';

/** Texts in the place of a cell. */
const replacements = [
  '',
  ',',
  '"',
  '""',
  '"x',
  '\u0000',
  '\uD800',
  '__proto__',
  '*',
  "'",
  '-1',
  '.',
];

describe.each(Object.keys(csvDialects) as CsvDialectName[])('a file of the dialect %s', (name) => {
  const text = readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url), 'utf8');

  test('may be cut off anywhere', async () => {
    for (const beginning of campaignRows([...cutTexts(text)], 100)) await expectOrderly(beginning);
  });

  test('may have any text in the place of a cell', async () => {
    const changed = [...text.matchAll(/[^,;\t\r\n]+/g)].flatMap(({ 0: cell, index }) =>
      replacements.map(
        (replacement) => text.slice(0, index) + replacement + text.slice(index + cell.length),
      ),
    );
    for (const one of campaignRows(changed, 150)) await expectOrderly(one);
  });
});

/** Each row is taken or left out, or one error ends the reading. */
async function expectOrderly(text: string): Promise<void> {
  try {
    const { records, leftOut } = await readCsv(inChunks(text, 50), { platform: 'snowflake' });
    expect(leftOut.length).toBeLessThanOrEqual(records);
    for (const { line, record } of leftOut) {
      expect(line).toBeGreaterThan(1);
      expect(record.length).toBeLessThanOrEqual(242);
    }
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    expect(error.code).toBe('HW2540');
  }
}
