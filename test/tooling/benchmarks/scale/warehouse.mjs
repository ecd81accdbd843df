// The large job of the benchmark: a warehouse as manifests, and the same warehouse as a catalog that
// knows its datasets and their columns, and no lineage.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../../lib/src/server/store/open-store.js';
import { generator } from '../generator.mjs';

const FILE_DATASETS = 20;
const COLUMNS = 10;
const MAX_UPSTREAMS = 3;
/** Upstreams are at most so many datasets before their downstream, as layers of a warehouse are. */
const REACH = 20;
const BATCH = 5000;

/**
 * @typedef {object} Dataset
 * @property {string} name as the platform spells it
 * @property {readonly { from: number, type: string }[]} upstreams
 * @property {readonly { column: number, from: readonly { dataset: number, column: number }[], transform?: string }[]} mappings
 */

/**
 * Makes datasets in a fixed order. The same number makes the same datasets on every machine.
 * 10,000 of them have 29,994 edges and 99,990 column pairs.
 *
 * @param {number} count of datasets
 * @param {number} [columns] of each dataset
 * @returns {readonly Dataset[]}
 */
export function warehouse(count, columns = COLUMNS) {
  const random = generator(21);
  return Array.from({ length: count }, (_, i) => {
    const upstreams = upstreamsOf(i, random);
    return { name: nameOf(i), upstreams, mappings: mappingsOf(upstreams, columns, random) };
  });
}

function upstreamsOf(i, random) {
  const chosen = new Set();
  while (chosen.size < Math.min(i, MAX_UPSTREAMS)) chosen.add(i - 1 - random(Math.min(i, REACH)));
  return [...chosen].map((from) => ({ from, type: random(10) === 0 ? 'COPY' : 'TRANSFORMED' }));
}

function mappingsOf(upstreams, columns, random) {
  if (upstreams.length === 0) return [];
  return Array.from({ length: columns }, (_, column) => {
    const { from } = upstreams[column % upstreams.length];
    const mapping = { column, from: [{ dataset: from, column: random(columns) }] };
    return random(20) === 0 ? { ...mapping, transform: 'SUM' } : mapping;
  });
}

function nameOf(i) {
  return `shop.orders_${i}`;
}

export function urnOf(i) {
  return `urn:li:dataset:(urn:li:dataPlatform:snowflake,${nameOf(i)},PROD)`;
}

export function columnName(column) {
  return `c${column}`;
}

/**
 * Writes settings and manifests, 20 datasets a file.
 *
 * @param {string} folder
 * @param {readonly Dataset[]} datasets
 */
export function writeManifests(folder, datasets) {
  mkdirSync(join(folder, 'lineage'), { recursive: true });
  writeFileSync(
    join(folder, 'headwater.yaml'),
    'version: 1\nstack: benchmark\nmanifests: [lineage/*.yaml]\n',
  );
  for (let from = 0; from < datasets.length; from += FILE_DATASETS) {
    const name = `part_${String(from / FILE_DATASETS).padStart(5, '0')}.yaml`;
    writeFileSync(
      join(folder, 'lineage', name),
      manifestText(datasets, from, Math.min(from + FILE_DATASETS, datasets.length)),
    );
  }
}

function manifestText(datasets, from, end) {
  const mentioned = new Set();
  const entries = [];
  for (let i = from; i < end; i++) {
    const { upstreams, mappings } = datasets[i];
    if (upstreams.length === 0) continue;
    mentioned.add(i);
    for (const upstream of upstreams) mentioned.add(upstream.from);
    entries.push(entryText(i, upstreams, mappings));
  }
  const names = [...mentioned]
    .sort((a, b) => a - b)
    .map((i) => `  d${i}: {name: ${datasets[i].name}}\n`);
  return [
    '# Generated for the benchmark.\nversion: 1\n\n',
    'defaults:\n  platform: snowflake\n  env: PROD\n\n',
    `datasets:\n${names.join('')}\n`,
    `lineage:\n${entries.join('\n')}`,
  ].join('');
}

function entryText(i, upstreams, mappings) {
  const ups = upstreams.map(({ from, type }) =>
    type === 'TRANSFORMED' ? `d${from}` : `{dataset: d${from}, type: ${type}}`,
  );
  const lines = mappings.map(({ column, from, transform }) => {
    const source = from.map((one) => `d${one.dataset}.${columnName(one.column)}`).join(', ');
    const value =
      transform === undefined ? source : `{from: ${source}, transform: ${transform}(amount)}`;
    return `      ${columnName(column)}: ${value}\n`;
  });
  return `  - downstream: d${i}\n    upstreams: [${ups.join(', ')}]\n    columns:\n${lines.join('')}`;
}

/**
 * Writes a catalog that has the datasets with their columns and no lineage.
 *
 * @param {string} path of the SQLite file
 * @param {number} count of datasets
 * @param {number} [columns] of each dataset
 */
export function fillWarehouse(path, count, columns = COLUMNS) {
  const schema = schemaOf(columns);
  const store = openStore({ file: path });
  for (let from = 0; from < count; from += BATCH) {
    const writes = [];
    for (let i = from; i < Math.min(from + BATCH, count); i++) {
      writes.push({ urn: urnOf(i), name: 'datasetKey', value: keyOf(i) });
      writes.push({ urn: urnOf(i), name: 'status', value: { removed: false } });
      writes.push({ urn: urnOf(i), name: 'schemaMetadata', value: schema });
    }
    store.write(writes, { actor: 'urn:li:corpuser:datahub', time: 1 });
  }
  store.close();
}

function keyOf(i) {
  return { platform: 'urn:li:dataPlatform:snowflake', name: nameOf(i), origin: 'PROD' };
}

function schemaOf(columns) {
  return {
    schemaName: 'table',
    platform: 'urn:li:dataPlatform:snowflake',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: '' } },
    fields: Array.from({ length: columns }, (_, column) => ({
      fieldPath: columnName(column),
      nullable: true,
      type: { type: { 'com.linkedin.schema.StringType': {} } },
      nativeDataType: 'varchar',
    })),
  };
}
