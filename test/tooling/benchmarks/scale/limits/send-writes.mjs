import { readFileSync } from 'node:fs';

/**
 * Sends the requests of a file, one a line, one after the other.
 *
 * @param {string} file
 * @param {string} url of a catalog
 */
export async function sendWrites(file, url) {
  for (const body of readFileSync(file, 'utf8').split('\n')) {
    const response = await fetch(`${url}/openapi/v3/entity/dataset?async=false`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the catalog refused a write: ${text.slice(0, 500)}`);
  }
}
