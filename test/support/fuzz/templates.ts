import { readFileSync } from 'node:fs';
import type { Json } from '../../../src/model/json.js';

/** A request that the catalog accepts, before it is changed. */
export interface Template {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
}

/** Requests to every address, and for every field of GraphQL. Columns: method and path, body. */
export const templates: readonly Template[] = readFileSync(
  new URL('accepted-requests.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [address = '', body = ''] = line.split('\t');
    const [method = '', path = ''] = address.split(/ (.*)/);
    return { method, path, ...(body !== '' && { body: JSON.parse(body) }) };
  });
