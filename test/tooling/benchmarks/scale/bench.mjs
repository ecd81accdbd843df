// Measures whole commands on a large job, beside what bounds them and beside the official client:
//   npm run bench -- [--datasets N] [--small] [--large] [--pairs] [--no-peer] [--only REGEXP]
//                    [--runs N] [--json FILE] [--compare FILE]
// Prints a Markdown table. With --compare, ends with 1 if a ratio is above its limit in the file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildRows } from './build-rows.mjs';
import { findRegressions } from './find-regressions.mjs';
import { firstApply } from './groups/first-apply.mjs';
import { growth, pairs } from './groups/growth.mjs';
import { imports } from './groups/imports.mjs';
import { laterRuns } from './groups/later-runs.mjs';
import { offline } from './groups/offline.mjs';
import { packageSize } from './groups/package-size.mjs';
import { lineageSearch, requests } from './groups/requests.mjs';
import { makeJob } from './make-job.mjs';
import { measures } from './measures.mjs';
import { readOptions } from './options.mjs';
import { preparePeer } from './peer.mjs';
import { renderTable, tableCells } from './render-table.mjs';

/** The work of others on the machine. Zero on Windows, which has no such figure. */
const [loadBefore] = loadavg();
const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'headwater-bench-'));
try {
  report(await measure());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const chosen = measures.filter(({ name }) => options.only.test(name));
  const wanted = new Set(chosen.flatMap(({ series, limit, peer }) => [series, limit, peer]));
  const samples = new Map();
  const context = {
    folder,
    job: makeJob(folder, { datasets: options.datasets }),
    runs: options.runs,
    wants: (series) => wanted.has(series),
    record: (series, sample) => samples.set(series, [...(samples.get(series) ?? []), sample]),
    skip: (series, reason) => say(`skipped: ${series.join(', ')}: ${reason}`),
    ...(options.hasPeer && (await peerOrReason())),
  };
  for (const { series, run } of chosenGroups()) {
    if (!series.some((one) => wanted.has(one))) continue;
    say(`measuring ${series.filter((one) => wanted.has(one)).join(', ')}`);
    await run(context);
  }
  return buildRows(chosen, samples);
}

function chosenGroups() {
  return [
    offline,
    firstApply,
    laterRuns,
    imports,
    requests,
    ...(options.isSmall ? [] : [lineageSearch, packageSize]),
    ...(options.isLarge ? [growth] : []),
    ...(options.hasPairs ? [pairs] : []),
  ];
}

async function peerOrReason() {
  const { peer, missing } = await preparePeer();
  if (missing !== undefined) say(`skipped: the official client: ${missing}`);
  return { peer };
}

function report(rows) {
  const { datasets, json, compare, only } = options;
  const { version, platform, arch } = process;
  const cores = availableParallelism();
  process.stdout.write(renderTable(tableCells(rows)));
  if (json !== undefined) {
    const run = { datasets, node: version, platform, arch, cores, loadBefore, rows };
    writeFileSync(json, `${JSON.stringify(run, null, 2)}\n`);
  }
  if (compare === undefined) return;
  const limits = JSON.parse(readFileSync(compare, 'utf8'));
  const problems = findRegressions({ datasets, rows }, limits, (name) => only.test(name));
  for (const problem of problems) say(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Standard output has the table alone. */
function say(text) {
  process.stderr.write(`${text}\n`);
}
