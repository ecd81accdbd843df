// The limit of `plan`: reads the manifests with js-yaml, and all aspects that a plan needs of their
// datasets from the catalog, with four requests at once. Compares nothing.
import process from 'node:process';
import { readManifests } from './read-manifests.mjs';

const BATCH = 125;
const CONCURRENT = 4;
const ASPECTS = { datasetKey: {}, status: {}, upstreamLineage: {}, schemaMetadata: {} };

const [, , folder, url] = process.argv;
const urns = new Set(
  readManifests(folder).flatMap(({ datasets }) =>
    Object.values(datasets).map(
      ({ name }) => `urn:li:dataset:(urn:li:dataPlatform:snowflake,${name},PROD)`,
    ),
  ),
);
const batches = Array.from({ length: Math.ceil(urns.size / BATCH) }, (_, i) =>
  [...urns].slice(i * BATCH, (i + 1) * BATCH),
).values();
let found = 0;
const read = async () => {
  for (const batch of batches) {
    const response = await fetch(`${url}/openapi/v3/entity/dataset/batchGet?systemMetadata=true`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(batch.map((urn) => ({ urn, ...ASPECTS }))),
    });
    const datasets = JSON.parse(await response.text());
    found += datasets.length;
  }
};
await Promise.all(Array.from({ length: CONCURRENT }, read));
if (found !== urns.size) throw new Error(`the catalog has ${found} of ${urns.size} datasets`);
