// Measures time and memory of the impact of a plan, on 10,000 datasets with 100,000 column pairs.
// Run by `npm run bench impact`. Each row runs in a process of its own, and its whole memory
// counts. Exits with 1 above 2 s or 500 MB.
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { addressBook } from '../../../lib/src/plan/document/address-book.js';
import { assessImpact } from '../../../lib/src/plan/impact/assess-impact.js';
import { NO_SURROUNDINGS } from '../../../lib/src/plan/impact/surroundings.js';
import { schemaFieldUrn } from '../../../lib/src/urn/schema-field-urn.js';
import { generator } from './generator.mjs';

const LIMIT_MS = 2000;
const LIMIT_MB = 500;
const DATASETS = 10_000;
const PAIRS_EACH = 10;
const RUNS = 5;

/** The shapes of the warehouse. Its columns have upstreams in the layer before theirs. */
const shapes = [
  { name: 'one mapping at a source', layers: 10, columns: 8, changes: 1 },
  { name: '200 mappings all over', layers: 10, columns: 8, changes: 200 },
  { name: '5,000 mappings all over', layers: 10, columns: 8, changes: 5000 },
  { name: 'every column of one upstream', layers: 20, columns: 10, changes: 200 },
  { name: 'every column of two upstreams', layers: 5, columns: 5, changes: 200 },
];

const [, , number] = process.argv;
if (number === undefined) runAll();
else console.log(JSON.stringify(measure(shapes[Number(number)])));

function runAll() {
  const self = fileURLToPath(import.meta.url);
  const rows = shapes.map((_, i) =>
    JSON.parse(execFileSync(process.execPath, [self, String(i)], { encoding: 'utf8' })),
  );
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  if (rows.some(({ medianMs, peakMb }) => medianMs > LIMIT_MS || peakMb > LIMIT_MB))
    process.exitCode = 1;
}

function measure({ name, ...shape }) {
  const input = warehouse(shape);
  const times = [];
  let assessed;
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    assessed = assessImpact(input);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const { counts, limits } = assessed.impact;
  return {
    name,
    medianMs: Math.round(times[(RUNS - 1) / 2]),
    slowestMs: Math.round(times[RUNS - 1]),
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    pairs: DATASETS * PAIRS_EACH,
    affected: counts.columns,
    cutShort: limits.length > 0,
  };
}

function warehouse({ layers, columns, changes }) {
  const random = generator(7);
  const perLayer = DATASETS / layers;
  const urnOf = (layer, i) =>
    `urn:li:dataset:(urn:li:dataPlatform:snowflake,shop.layer${layer}.table${i},PROD)`;
  const fieldOf = (urn, i) => schemaFieldUrn(urn, `column${i}`);
  const readings = new Map();
  for (let layer = 0; layer < layers; layer++) {
    for (let i = 0; i < perLayer; i++) {
      const urn = urnOf(layer, i);
      // A source has lineage too, from tables outside of the warehouse.
      const upstreams = [random(perLayer), random(perLayer)].map((one) => urnOf(layer - 1, one));
      const records = Array.from({ length: PAIRS_EACH }, (_, pair) => ({
        upstreamType: 'FIELD_SET',
        upstreams: [fieldOf(upstreams[pair % 2], random(columns))],
        downstreamType: 'FIELD',
        downstreams: [fieldOf(urn, pair % columns)],
      }));
      const value = {
        upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
        fineGrainedLineages: records,
      };
      readings.set(urn, { kind: 'present', urn, removed: false, lineage: { version: '1', value } });
    }
  }
  const made = Array.from({ length: changes }, (_, i) => {
    const layer = changes === 1 ? 0 : i % layers;
    const downstream = urnOf(layer, random(perLayer));
    const upstream = readings.get(downstream).lineage.value.upstreams[0].dataset;
    const after = { transform: null, confidence: 1, owned: true };
    const ends = {
      downstreamField: fieldOf(downstream, 0),
      upstreamField: fieldOf(upstream, columns + 1),
    };
    return {
      element: 'pair',
      kind: 'create',
      reason: 'missing',
      address: '',
      downstream,
      upstream,
      ...ends,
      place: null,
      before: null,
      after,
    };
  });
  return {
    changes: made,
    datasets: readings,
    surroundings: NO_SURROUNDINGS,
    book: addressBook([]),
  };
}
