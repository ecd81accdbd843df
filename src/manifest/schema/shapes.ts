import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import manifestSchema from '../../../schemas/manifest.schema.json' with { type: 'json' };
import settingsSchema from '../../../schemas/settings.schema.json' with { type: 'json' };
import type { StatedSettings } from '../settings.js';

/** A compiled JSON Schema. */
export interface Shape<T = unknown> {
  readonly validate: ValidateFunction<T>;
  /** The names under `$defs`, keyed by the schema objects that errors of the validator refer to. */
  readonly definitions: ReadonlyMap<unknown, string>;
}

export const manifestShape: Shape = shape(manifestSchema);

export const settingsShape: Shape<StatedSettings> = shape(settingsSchema);

function shape<T>(schema: { readonly $defs: Readonly<Record<string, object>> }): Shape<T> {
  const ajv = new Ajv2020({
    allErrors: true,
    // With this option, an error contains the part of the schema that failed.
    verbose: true,
    strict: true,
    // A branch of an if/then uses keys and types that are declared beside it, not inside it.
    strictTypes: false,
    strictRequired: false,
    // A test checks the published schemas against the meta-schema.
    validateSchema: false,
  });
  addFormats.default(ajv, ['date']);
  return {
    validate: ajv.compile<T>(schema),
    definitions: new Map(Object.entries(schema.$defs).map(([name, part]) => [part, name])),
  };
}
