import { fileURLToPath } from 'node:url';
import { startCatalog } from 'headwater/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishLineage } from './publish-lineage.js';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,shop.public.orders,PROD)';
const revenue = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,shop.public.revenue,PROD)';
const datasets = fileURLToPath(new URL('datasets.json', import.meta.url));

let catalog;

// A free port and a database in memory: no test sees the writes of another test.
beforeEach(async () => {
  catalog = await startCatalog({ load: [datasets] });
});
afterEach(() => catalog.stop());

test('revenue comes from orders', async () => {
  await publishLineage(catalog.url, { upstream: orders, downstream: revenue });
  expect(await downstreamsOf(orders)).toEqual([revenue]);
  expect(catalog.requests().writes).toBe(1);
});

test('lineage to a dataset that is not there is refused, and nothing is written', async () => {
  const typo = orders.replace('orders', 'order');
  await expect(publishLineage(catalog.url, { upstream: typo, downstream: revenue })).rejects.toThrow(typo);
  expect(await downstreamsOf(typo)).toEqual([]);
});

async function downstreamsOf(urn) {
  const query = `query ($urn: String!) {
    searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM }) { searchResults { entity { urn } } }
  }`;
  const response = await fetch(`${catalog.url}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { urn } }),
  });
  const { data } = await response.json();
  return data.searchAcrossLineage.searchResults.map(({ entity }) => entity.urn);
}
