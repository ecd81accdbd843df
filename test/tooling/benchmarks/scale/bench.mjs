// Measures whole commands on a large job, beside what bounds them and beside the official client:
//   npm run bench -- [--datasets N] [--small] [--large] [--pairs] [--no-peer] [--only REGEXP]
//                    [--common] [--runs N] [--json FILE] [--compare FILE [--update]]
// Prints a Markdown table for each size. With --compare, ends with 1 if a figure is above its limit
// in the file. With --update, writes the figures into this file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildRows } from './build-rows.mjs';
import { findRegressions, limitsText, withFiguresOf } from './find-regressions.mjs';
import { firstApply } from './groups/first-apply.mjs';
import { imports } from './groups/imports.mjs';
import { laterRuns } from './groups/later-runs.mjs';
import { offline } from './groups/offline.mjs';
import { packageSize } from './groups/package-size.mjs';
import { pairs } from './groups/pairs.mjs';
import { lineageSearch, requests } from './groups/requests.mjs';
import { starts } from './groups/starts.mjs';
import { testedPlans } from './groups/tested-plans.mjs';
import { makeJob } from './make-job.mjs';
import { measures } from './measures.mjs';
import { readOptions } from './options.mjs';
import { preparePeer } from './peer.mjs';
import { renderFigures } from './render-figures.mjs';
import { saveFigures } from './save-figures.mjs';

const machine = machineText();
const options = readOptions(process.argv.slice(2));
const allGroups = [
  ...[offline, firstApply, laterRuns, testedPlans, imports, requests, starts],
  ...[lineageSearch, packageSize],
  ...(options.hasPairs ? [pairs] : []),
];
const peer = options.hasPeer ? await peerOrReason() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'headwater-bench-'));
try {
  const tables = [];
  for (const size of options.sizes) {
    tables.push(await measure(size));
    if (options.json !== undefined) saveFigures(options.json, tables);
  }
  report(tables);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure({ datasets, kind }) {
  const kinds = options.isCommon ? ['small', 'usual', 'large'] : [kind];
  const chosen = measures.filter(
    ({ name, at = ['small', 'usual'] }) =>
      kinds.every((one) => at.includes(one)) && options.only.test(name),
  );
  const wanted = new Set(chosen.flatMap(({ series, limit }) => [series, limit]));
  const groups = allGroups.filter(({ series }) => series.some((one) => wanted.has(one)));
  if (groups.length === 0) return { datasets, rows: [] };
  const samples = new Map();
  const isLarge = kind === 'large';
  const context = {
    folder,
    job: makeJob(folder, { datasets, ...(isLarge && { changed: 10 }) }),
    runs: isLarge ? 1 : options.runs,
    isLarge,
    wants: (series) => wanted.has(series),
    record: (series, sample) => samples.set(series, [...(samples.get(series) ?? []), sample]),
    skip: (series, reason) => say(`skipped: ${series.join(', ')}: ${reason}`),
    peer,
  };
  for (const { series, run } of groups) {
    say(`measuring ${series.filter((one) => wanted.has(one)).join(', ')}`);
    await run(context).catch(reportFailure);
  }
  const rows = buildRows(chosen, samples);
  return { datasets, rows: rows.map((row) => ({ ...row, machine })) };
}

async function peerOrReason() {
  const { peer, missing } = await preparePeer();
  if (missing !== undefined) say(`skipped: the official client: ${missing}`);
  return peer;
}

/** The load is the one before the run. It is zero on Windows, which has no such figure. */
function machineText() {
  const { version, platform, arch } = process;
  const load = loadavg()[0].toFixed(1);
  return `Node ${version}, ${platform} ${arch}, ${availableParallelism()} cores, load ${load}`;
}

function report(tables) {
  const { compare, isUpdate, only } = options;
  process.stdout.write(renderFigures(tables));
  if (compare === undefined) return;
  const limits = JSON.parse(readFileSync(compare, 'utf8'));
  if (isUpdate) return writeFileSync(compare, limitsText(withFiguresOf(tables[0], limits)));
  const problems = findRegressions(tables[0], limits, (name) => only.test(name));
  for (const problem of problems) say(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** The other groups are measured all the same: a large job takes an hour. */
function reportFailure(error) {
  say(`failed: ${error.message}`);
  process.exitCode = 1;
}

/** Standard output has the tables alone. */
function say(text) {
  process.stderr.write(`${text}\n`);
}
