import type { CodeName } from '../../errors/codes.js';

/** The finding of a text that breaks a definition of a schema, without its place. */
export interface SchemaMessage {
  readonly name: CodeName;
  readonly message: string;
  readonly suggestion?: string | undefined;
  readonly fix?: string | undefined;
}

export function malformed(message: string, suggestion?: string): SchemaMessage {
  return { name: 'malformed-text', message, suggestion };
}

export function emptyText(): SchemaMessage {
  return malformed('the text is empty: fill it or remove it');
}
