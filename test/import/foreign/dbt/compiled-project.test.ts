import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPlace } from '../../../../src/errors/place.js';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readDbtSql } from '../../../../src/import/foreign/dbt/read-dbt-sql.js';
import type { SqlReading } from '../../../../src/import/foreign/sql/sql-parser.js';
import { fakeParser } from '../../../support/import/fake-parser.js';
import { readingText } from '../../../support/import/reading-text.js';

const fixture = (name: string) =>
  readFileSync(new URL(`fixtures/compiled/${name}`, import.meta.url), 'utf8');

/** The answers are those of DataHub's parser 1.7.0.17. */
test.each<DbtOptions['urns']>(['warehouse', 'dbt'])(
  'the compiled code of the fixtures is read as lineage of %s',
  async (urns) => {
    const readings = Object.entries<SqlReading>(JSON.parse(fixture('answers.json')));
    const parser = fakeParser(new Map(readings));
    const reading = await readDbtSql(
      {
        manifest: { text: fixture('manifest.json'), shownAs: 'manifest.json' },
        options: { urns, env: 'PROD', case: 'auto', useIdentifiers: false },
      },
      { open: parser.open, fileOf: async (file) => file },
    );
    expect(parser.texts.map(({ sql }) => sql).sort()).toEqual(readings.map(([sql]) => sql).sort());
    const places = [...reading.places.values()].flatMap(({ columns }) =>
      [...columns].map(([name, place]) => `${formatPlace(place)} ${name}`),
    );
    const notes = reading.findings?.map(({ name, message }) => `${name}: ${message}`) ?? [];
    const text = [readingText(reading), ...notes, '', ...places, ''].join('\n');
    await expect(text).toMatchFileSnapshot(`fixtures/compiled/${urns}.txt`);
  },
);
