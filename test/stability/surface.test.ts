import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../tooling/checks/project-files.js';
import { libraryFacts } from './facts.js';
import { recordStack } from './record-files.js';
import {
  expectKept,
  oldAspects,
  oldFacts,
  oldFiles,
  oldText,
  type PromiseName,
  releases,
} from './releases.js';
import { type SchemaRole, schemaFacts } from './schema-facts.js';
import { surfaceNow } from './surface.js';

// What scripts, workflows and programs name.

const now = surfaceNow();
const today = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

describe.each(releases)('of %s', (release) => {
  const expectFacts = (promise: PromiseName, name: keyof typeof now) =>
    expectKept({ release, promise, before: oldFacts(release, `${name}.txt`), now: now[name] });

  it('commands, flags, their values and defaults are there', () => {
    expectFacts('Commands and flags', 'commands');
  });

  it('exit codes mean the same in the same situations', () => {
    expectFacts('Exit codes', 'exit-codes');
  });

  it('codes have their names, and none became an error', () => {
    expectFacts('Codes', 'codes');
  });

  it('inputs and outputs of the action are there', () => {
    expectFacts('Action', 'action');
  });

  it('variables of the environment are read', () => {
    expectFacts('Environment', 'environment');
  });

  it.each<[name: string, role: SchemaRole, promise: PromiseName]>([
    ['manifest', 'read', 'Manifests'],
    ['settings', 'read', 'Settings'],
    ['plan', 'read', 'Saved plans'],
    ['plan', 'written', 'JSON documents'],
    ['receipt', 'read', 'Receipts'],
    ['receipt', 'written', 'JSON documents'],
    ['drift', 'written', 'JSON documents'],
    ['impact', 'written', 'JSON documents'],
    ['graph', 'written', 'JSON documents'],
    ['tests', 'written', 'JSON documents'],
    ['suggestions', 'written', 'JSON documents'],
    ['error', 'written', 'JSON documents'],
  ])('the schema of %s promises as much of what is %s', (name, role, promise) => {
    const file = `${name}.schema.json`;
    expectKept({
      release,
      promise,
      before: schemaFacts(file, role, (one) => oldText(release, `schemas/${one}`)),
      now: schemaFacts(file, role, (one) => today(`schemas/${one}`)),
    });
  });

  it('documents have their members', async () => {
    const stack = oldFiles(release, 'stack');
    const files = await recordStack(stack, oldAspects(release, 'catalog/before.json'));
    expectKept({
      release,
      promise: 'JSON documents',
      before: oldFacts(release, 'documents.txt'),
      now: files['documents.txt']?.split('\n') ?? [],
    });
  });

  it.each(['index', 'testing'])('the exports of the library entry %s are there', (entry) => {
    expectKept({
      release,
      promise: 'Library',
      before: libraryFacts(oldText(release, `library/${entry}.api.md`)),
      now: libraryFacts(today(`test/api/${entry}.api.md`)),
    });
  });
});

it('the facts of a schema and of the library are many, so that a comparison can fail', () => {
  for (const release of releases) {
    const manifest = schemaFacts('manifest.schema.json', 'read', (one) =>
      oldText(release, `schemas/${one}`),
    );
    expect(manifest.length).toBeGreaterThan(300);
    expect(libraryFacts(oldText(release, 'library/index.api.md')).length).toBeGreaterThan(500);
  }
});
