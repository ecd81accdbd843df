/**
 * The code under test: a job that publishes the lineage of its table to the catalog.
 *
 * @param {string} url the value that DATAHUB_GMS_URL has in production
 */
export async function publishLineage(url, { upstream, downstream }) {
  const response = await fetch(`${url}/openapi/v3/entity/dataset?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ urn: downstream, upstreamLineage: { value: { upstreams: [{ dataset: upstream, type: 'TRANSFORMED' }] } } }]),
  });
  if (!response.ok) throw new Error(`the catalog answered ${response.status}: ${await response.text()}`);
}
