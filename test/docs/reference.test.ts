import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifestSchema from '../../schemas/manifest.schema.json' with { type: 'json' };
import settingsSchema from '../../schemas/settings.schema.json' with { type: 'json' };
import { interfaceUses } from '../../src/tasks/doctor/interface-uses.js';
import { commandsPage } from '../support/docs/commands-page.js';
import { markdownTable, withParts } from '../support/docs/generated-parts.js';
import { projectRoot } from '../tooling/checks/project-files.js';
import { type Schema, schemaReference } from './schema-reference.js';

const page = (name: string) => join(projectRoot, 'docs', name);

const { tests, ...properties } = manifestSchema.properties;
const { type, description, examples } = tests;
/** Settings have tests in the same form, and their page shows every key of a test. */
const withoutTestKeys = {
  ...manifestSchema,
  properties: { ...properties, tests: { type, description, examples } },
};

it.each<readonly [string, unknown]>([
  ['manifests.md', withoutTestKeys],
  ['settings.md', settingsSchema],
])(
  'docs/%s shows every key of its schema; npm run docs reference writes it again',
  async (name, schema) => {
    const file = page(name);
    const keys = () => schemaReference(schema as Schema);
    await expect(withParts(readFileSync(file, 'utf8'), { keys })).toMatchFileSnapshot(file);
  },
);

it('docs/commands.md shows the commands of the program; npm run docs reference writes it again', async () => {
  await expect(commandsPage()).toMatchFileSnapshot(page('commands.md'));
});

it('docs/connecting.md shows the uses of the interface that doctor knows; npm run docs reference writes it again', async () => {
  const uses = () =>
    markdownTable([
      ['Headwater uses', 'Since DataHub', 'Without it'],
      ...interfaceUses.map(({ name, since, cloudSince, without }) => [
        name,
        `${since?.join('.') ?? 'not known'}${cloudSince ? `, Cloud ${cloudSince.join('.')}` : ''}`,
        without,
      ]),
    ]);
  const file = page('connecting.md');
  await expect(withParts(readFileSync(file, 'utf8'), { uses })).toMatchFileSnapshot(file);
});
