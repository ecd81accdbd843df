import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { unknownWord } from '../choices.js';
import type { Io } from '../io.js';
import { isSchemaName, type SchemaName, schemaNames } from '../schema-names.js';

/** Loads each published schema by its name. */
const loaders: Readonly<Record<SchemaName, () => Promise<{ readonly default: object }>>> = {
  manifest: () => import('../../../schemas/manifest.schema.json', { with: { type: 'json' } }),
  settings: () => import('../../../schemas/settings.schema.json', { with: { type: 'json' } }),
  plan: () => import('../../../schemas/plan.schema.json', { with: { type: 'json' } }),
  receipt: () => import('../../../schemas/receipt.schema.json', { with: { type: 'json' } }),
  drift: () => import('../../../schemas/drift.schema.json', { with: { type: 'json' } }),
  impact: () => import('../../../schemas/impact.schema.json', { with: { type: 'json' } }),
  graph: () => import('../../../schemas/graph.schema.json', { with: { type: 'json' } }),
  tests: () => import('../../../schemas/tests.schema.json', { with: { type: 'json' } }),
  suggestions: () => import('../../../schemas/suggestions.schema.json', { with: { type: 'json' } }),
  error: () => import('../../../schemas/error.schema.json', { with: { type: 'json' } }),
};

/**
 * Runs `headwater schema`, which prints the published JSON Schema of a file or a document.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for a name without a schema
 */
export async function schema(name: string, io: Io): Promise<ExitCode> {
  if (!isSchemaName(name))
    throw unknownWord(`there is no schema "${name}"`, name, {
      known: schemaNames,
      list: `schemas: ${schemaNames.join(', ')}`,
    });
  const { default: published } = await loaders[name]();
  io.stdout.write(`${JSON.stringify(published, null, 2)}\n`);
  return exitCodes.ok;
}
