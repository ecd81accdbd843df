import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { DbtOptions } from '../../../../src/import/foreign/dbt/dbt-names.js';
import { readDbt } from '../../../../src/import/foreign/dbt/read-dbt.js';
import type { Json } from '../../../../src/model/json.js';
import { campaignRows } from '../../../campaigns/campaign.js';
import { expectSound } from '../../../support/import/expect-sound.js';
import { cutTexts, deepJson, spoiledValues } from '../../../support/import/spoil.js';

const fixture = (name: string) =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const manifest = JSON.stringify(JSON.parse(fixture('manifest.json')));
const catalog = JSON.stringify(JSON.parse(fixture('catalog.json')));

const options: DbtOptions = {
  urns: 'dbt',
  env: 'PROD',
  case: 'auto',
  columns: 'same-name',
  useIdentifiers: false,
};

function read(manifestText: string, catalogText: string = catalog): void {
  expectSound(['dbt-file-malformed', 'dbt-platform-unclear'], () =>
    readDbt({
      manifest: { text: manifestText, shownAs: 'm.json' },
      catalog: { text: catalogText, shownAs: 'c.json' },
      options,
    }),
  );
}

test('a manifest or catalog that is cut off anywhere is refused with its code', () => {
  for (const text of campaignRows([...cutTexts(manifest)], 400)) read(text);
  for (const text of campaignRows([...cutTexts(catalog)], 200)) read(manifest, text);
});

test('a value of another type anywhere is read or refused', () => {
  const whole: Json = JSON.parse(manifest);
  for (const spoiled of campaignRows([...spoiledValues(whole)], 600)) read(JSON.stringify(spoiled));
  const columns: Json = JSON.parse(catalog);
  for (const spoiled of campaignRows([...spoiledValues(columns)], 200))
    read(manifest, JSON.stringify(spoiled));
});

test('deep nesting is read or refused', () => {
  read(deepJson);
  read(`{"metadata":{"adapter_type":"x"},"nodes":{"model.a.b":{"meta":${deepJson}}}}`);
  read(`{"metadata":{"adapter_type":"x"},"nodes":{"model.a.b":{"name":${deepJson}}}}`);
});
