import { writeFileSync } from 'node:fs';

/** Datasets of one request, as in an apply. */
const BATCH = 50;

/**
 * Reads the lineage of datasets, and saves the requests that write the same lineage, one a line. Each
 * has the condition of an apply: the dataset has no lineage yet.
 *
 * @param {string} url of a catalog
 * @param {readonly string[]} urns
 * @param {string} file
 */
export async function saveWrites(url, urns, file) {
  const lines = [];
  for (let from = 0; from < urns.length; from += BATCH) {
    const response = await fetch(`${url}/openapi/v3/entity/dataset/batchGet`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(
        urns.slice(from, from + BATCH).map((urn) => ({ urn, upstreamLineage: {} })),
      ),
    });
    const found = await response.json();
    const headers = { 'If-Version-Match': '-1' };
    lines.push(
      JSON.stringify(
        found.map(({ urn, upstreamLineage: { value } }) => ({
          urn,
          upstreamLineage: { value, headers },
        })),
      ),
    );
  }
  writeFileSync(file, lines.join('\n'));
}
