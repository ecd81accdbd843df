// A large catalog for benchmarks: 100,000 datasets with 300,000 edges.
import { openStore } from '../../../lib/src/server/store/open-store.js';
import { generator } from './generator.mjs';

const DATASETS = 100_000;
const UPSTREAMS_EACH = 3;
const LAYERS = 20;
const BATCH = 5000;

/** Writes the catalog to a SQLite file. */
export function fillCatalog(path) {
  const store = openStore({ file: path });
  const upstreams = upstreamsOf();
  for (let from = 0; from < DATASETS; from += BATCH) {
    const writes = [];
    for (let i = from; i < from + BATCH; i++) {
      writes.push({ urn: urnOf(i), name: 'datasetKey', value: { name: `table${i}` } });
      const value = {
        upstreams: upstreams[i].map((one) => ({ dataset: urnOf(one), type: 'TRANSFORMED' })),
      };
      if (i > 0) writes.push({ urn: urnOf(i), name: 'upstreamLineage', value });
    }
    store.write(writes, { actor: 'urn:li:corpuser:datahub', time: 1 });
  }
  store.close();
}

/**
 * Returns the upstreams of each dataset. They are in the layer before it. All datasets of the first
 * layer have the very first dataset as an upstream.
 */
export function upstreamsOf() {
  const random = generator(7);
  const perLayer = DATASETS / LAYERS;
  return Array.from({ length: DATASETS }, (_, i) => {
    const layer = Math.floor(i / perLayer);
    // One upstream has the same place in its layer, so that the first dataset reaches all others.
    // The rest is random.
    if (layer === 0) return [0, Math.max(0, i - 1), Math.max(0, i - 2)];
    const base = (layer - 1) * perLayer;
    return [
      i - perLayer,
      ...Array.from({ length: UPSTREAMS_EACH - 1 }, () => base + random(perLayer)),
    ];
  });
}

export function urnOf(i) {
  return `urn:li:dataset:(urn:li:dataPlatform:${i % 2 === 0 ? 'hive' : 'snowflake'},warehouse.schema${i % 97}.table${i},PROD)`;
}
