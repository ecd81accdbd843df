import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { manifest, settings } from './generated-validators.js';

/** The check of a file against its JSON Schema. Its errors contain the part of the schema that failed. */
export type DocumentShape = ValidateFunction<unknown>;

export const manifestShape: DocumentShape = manifest as DocumentShape;

export const settingsShape: DocumentShape = settings as DocumentShape;

/**
 * Returns the name under `$defs` of the definition that a value breaks. Undefined if the schema
 * states the requirement outside a definition, or deep inside one.
 */
export function definitionOf({ parentSchema }: ErrorObject): string | undefined {
  // The generator of the checks names each definition in its comment.
  return parentSchema?.['$comment'];
}
