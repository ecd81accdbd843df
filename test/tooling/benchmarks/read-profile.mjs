// Prints the functions of a profile of the built program, those with the most time of their own
// first, at their places in `src/`. The source maps of the build name these places.
//   node --cpu-prof --cpu-prof-name=FILE lib/program/main.js COMMAND
//   node test/tooling/benchmarks/read-profile.mjs FILE
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const SHOWN = 40;

const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const maps = new Map();
const frames = new Map(nodes.map(({ id, callFrame }) => [id, labelOf(callFrame)]));
const times = new Map();
for (const [i, id] of samples.entries())
  times.set(frames.get(id), (times.get(frames.get(id)) ?? 0) + timeDeltas[i] / 1000);
const total = [...times.values()].reduce((sum, ms) => sum + ms, 0);
for (const [label, ms] of [...times].sort((a, b) => b[1] - a[1]).slice(0, SHOWN)) {
  const share = ((100 * ms) / total).toFixed(1);
  process.stdout.write(`${ms.toFixed(0).padStart(7)} ms ${share.padStart(5)} %  ${label}\n`);
}

function labelOf({ functionName, url, lineNumber, columnNumber }) {
  const name = functionName || '(anonymous)';
  if (!url.startsWith('file:')) return `${name} ${url}`.trim();
  const path = fileURLToPath(url);
  const entry = mapOf(path)?.findEntry(lineNumber, columnNumber);
  if (entry?.originalSource === undefined)
    return `${name} ${relative('.', path)}:${lineNumber + 1}`;
  const source = relative('.', resolve(path, '..', entry.originalSource));
  return `${name} ${source}:${entry.originalLine + 1}`;
}

/** Returns the source map of a file. A file of nothing but imports or data has the map `null`. */
function mapOf(path) {
  if (!maps.has(path)) {
    const text = existsSync(`${path}.map`) ? readFileSync(`${path}.map`, 'utf8') : 'null';
    const payload = JSON.parse(text);
    maps.set(path, payload === null ? undefined : new SourceMap(payload));
  }
  return maps.get(path);
}
