import type { Json } from '../../../src/model/json.js';

/** One request of a client and the answer of a catalog, as a line of a recording. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly request: Json;
  readonly status: number;
  readonly response: Json;
}

/** Reads a recording: one JSON object a line. */
export function readExchanges(text: string): readonly Exchange[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Exchange);
}

/** Describes an exchange in the name of a test. */
export function titleOf({ path, status, request }: Exchange): string {
  const what = Array.isArray(request) ? `${request.length} items` : operationOf(request);
  return `${path} ${status} ${what}`;
}

/** Returns the name of the GraphQL operation, or nothing for another request. */
export function operationOf(request: Json): string {
  const name = (request as { readonly operationName?: string } | null)?.operationName;
  return name ?? '';
}
