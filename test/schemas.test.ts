import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

import { sqlDialects } from '../src/import/run/sql-dialects.js';

const folder = new URL('../schemas/', import.meta.url);

// The program compiles them without this check, which takes longer than the rest of a start.
it.each(readdirSync(folder))('%s is a valid schema', (name) => {
  const ajv = new Ajv2020({ strict: false });
  const schema = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
});

it('the settings take the dialects of import sql', () => {
  const settings = JSON.parse(readFileSync(new URL('settings.schema.json', folder), 'utf8'));
  expect(settings.$defs.dialect.enum).toEqual(sqlDialects);
});
