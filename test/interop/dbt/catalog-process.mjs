import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { HEADWATER } from '../run-command.mjs';

/**
 * @typedef {object} Content
 * @property {readonly { urn: string, columns?: readonly string[] }[]} datasets
 * @property {readonly string[]} dashboards
 */

/**
 * Starts the embedded catalog with the datasets and their columns, as the ingestion of a warehouse
 * writes them, and with the dashboards.
 *
 * @param {string} folder
 * @param {Content} content
 * @returns {Promise<{ url: string, readLineage: () => ReturnType<typeof readLineage>, stop: () => Promise<void> }>}
 */
export async function startCatalog(folder, content) {
  mkdirSync(folder, { recursive: true });
  const args = ['serve', '--port', '0', '--db', join(folder, 'catalog.db'), '--dialect', 'datahub'];
  const child = spawn(process.execPath, [HEADWATER, ...args], {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  const url = /^listening on (\S+)/.exec(String(line))?.[1];
  assert.ok(url !== undefined, `headwater serve did not start: ${line}`);
  await ingest(url, content);
  return {
    url,
    readLineage: () => readLineage(url, content),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/**
 * @param {string} url
 * @param {Content} content
 */
async function ingest(url, { datasets, dashboards }) {
  await post(
    `${url}/openapi/v3/entity/dataset?async=false`,
    datasets.map(({ urn, columns }) => ({
      urn,
      status: { value: { removed: false } },
      ...(columns !== undefined && { schemaMetadata: { value: schemaOf(columns) } }),
    })),
  );
  const stamp = { time: 1, actor: 'urn:li:corpuser:dbt' };
  const info = { description: '', lastModified: { created: stamp, lastModified: stamp } };
  await post(
    `${url}/openapi/v3/entity/dashboard?async=false`,
    dashboards.map((urn) => ({ urn, dashboardInfo: { value: { ...info, title: urn } } })),
  );
}

/** @param {readonly string[]} columns */
function schemaOf(columns) {
  return {
    schemaName: 'shop',
    platform: 'urn:li:dataPlatform:duckdb',
    version: 0,
    hash: '',
    platformSchema: { OtherSchema: { rawSchema: '' } },
    fields: columns.map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'varchar',
      type: { type: { StringType: {} } },
    })),
  };
}

/**
 * Reads what a catalog holds, in the form of `Expected`.
 *
 * @param {string} url
 * @param {Content} content
 */
async function readLineage(url, { datasets, dashboards }) {
  const entities = await post(
    `${url}/openapi/v3/entity/dataset/batchGet`,
    datasets.map(({ urn }) => ({ urn, upstreamLineage: {} })),
  );
  const edges = [];
  const pairs = [];
  for (const { urn, upstreamLineage } of entities) {
    const { upstreams = [], fineGrainedLineages = [] } = upstreamLineage?.value ?? {};
    edges.push(...upstreams.map(({ dataset, type }) => `${urn} <- ${dataset} ${type}`));
    for (const record of fineGrainedLineages)
      for (const downstream of record.downstreams)
        for (const upstream of record.upstreams)
          pairs.push(`${dotted(downstream)} <- ${dotted(upstream)}`);
  }
  const reports = await post(
    `${url}/openapi/v3/entity/dashboard/batchGet`,
    dashboards.map((urn) => ({ urn, dashboardInfo: {} })),
  );
  for (const { urn, dashboardInfo } of reports)
    for (const { destinationUrn } of dashboardInfo.value.datasetEdges)
      edges.push(`${urn} <- ${destinationUrn}`);
  return { edges: edges.toSorted(), pairs: pairs.toSorted() };
}

/**
 * `urn:li:schemaField:(<dataset>,<column>)` becomes `<dataset>.<column>`.
 *
 * @param {string} urn
 */
function dotted(urn) {
  return urn.replace(/^urn:li:schemaField:\((.*),([^,]*)\)$/, '$1.$2');
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answered = await answer.text();
  assert.ok(answer.ok, `${url} answered ${answer.status}: ${answered}`);
  return JSON.parse(answered);
}
