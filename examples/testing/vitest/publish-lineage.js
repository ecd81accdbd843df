/**
 * What is tested: a job that tells the catalog where its table comes from.
 *
 * @param {string} url what DATAHUB_GMS_URL is in production
 */
export async function publishLineage(url, { upstream, downstream }) {
  const response = await fetch(`${url}/openapi/v3/entity/dataset?async=false`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ urn: downstream, upstreamLineage: { value: { upstreams: [{ dataset: upstream, type: 'TRANSFORMED' }] } } }]),
  });
  if (!response.ok) throw new Error(`the catalog answered ${response.status}: ${await response.text()}`);
}
