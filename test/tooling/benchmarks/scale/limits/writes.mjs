// The limit of `apply`: sends the requests of a file, one a line, one after the other.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const [, , file, url] = process.argv;
for (const body of readFileSync(file, 'utf8').split('\n')) {
  const response = await fetch(`${url}/openapi/v3/entity/dataset?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the catalog refused a write: ${text.slice(0, 500)}`);
}
