import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import manifestSchema from '../../schemas/manifest.schema.json' with { type: 'json' };
import settingsSchema from '../../schemas/settings.schema.json' with { type: 'json' };
import type { StatedSettings } from './settings.js';

/** A JSON Schema, ready to check with. */
export interface Shape<T = unknown> {
  readonly validate: ValidateFunction<T>;
  /** The names under `$defs`, by the very objects that an error of the validator's points at. */
  readonly definitions: ReadonlyMap<unknown, string>;
}

export const manifestShape: Shape = shape(manifestSchema);

export const settingsShape: Shape<StatedSettings> = shape(settingsSchema);

function shape<T>(schema: { readonly $defs: Readonly<Record<string, object>> }): Shape<T> {
  const ajv = new Ajv2020({
    allErrors: true,
    // Errors then hold the part of the schema that they are about.
    verbose: true,
    strict: true,
    // A branch of an if/then speaks of keys and types that stand beside it, not in it.
    strictTypes: false,
    strictRequired: false,
  });
  addFormats.default(ajv, ['date']);
  return { validate: ajv.compile<T>(schema), definitions: new Map(Object.entries(schema.$defs).map(([name, part]) => [part, name])) };
}
