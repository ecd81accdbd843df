import { readFileSync } from 'node:fs';
import { rooms, totals } from './figures-budgets.mjs';
import { exceptions } from './figures-exceptions.mjs';
import { documentWords, scriptCount, testLines } from './measure-project.mjs';
import {
  longestChain,
  measureSources,
  typesNamedTwice,
  withOneImporter,
} from './measure-sources.mjs';

/**
 * Prints the figures of the project in the working directory, each with its limit. Exits with 1 if
 * a figure misses its limit.
 *
 * A file with an exception does not make its figure miss. An exception that no figure needs is a
 * miss too. Line counts mean nothing without a line width, so the formatter's width is a figure.
 */
const MAX_CHAIN = 29;

const sources = measureSources();
const functions = sources.flatMap(({ path, functions: own }) =>
  own.map((one) => ({ ...one, path })),
);
/** The pages run in a browser. They are a program of their own. */
const pages = sources.filter(({ path }) => path.startsWith('src/web/'));
const chain = longestChain(sources);
const offences = findOffences();
const open = offences.filter((one) => !exceptions.some((other) => isSame(one, other)));
const unused = exceptions.filter((one) => !offences.some((other) => isSame(one, other)));
const namedTwice = typesNamedTwice(sources);
const figures = listFigures();
const budgets = listBudgets();

for (const one of figures) process.stdout.write(`${figureLine(one)}\n`);
process.stdout.write('\n');
for (const one of budgets) process.stdout.write(`${figureLine(one)}\n`);
if (budgets.some(({ ok }) => !ok))
  process.stdout.write('over its budget: raise it with a note in docs/decisions, or make room\n');
if (chain.length > MAX_CHAIN) printList('longest import chain', chain);
printList(
  'without an exception',
  open.map(({ kind, path, text }) => `${path}: ${kind}, ${text}`),
);
printList(
  'type names used twice',
  namedTwice.map(({ name, paths }) => `${name}: ${paths.join(', ')}`),
);
printList(
  'exceptions of no use',
  unused.map(({ kind, path }) => `${path}: ${kind}`),
);
process.exitCode = [...figures, ...budgets].every(({ ok }) => ok) ? 0 : 1;

function listFigures() {
  const lines = sources.map((one) => one.lines);
  const functionLines = functions.map((one) => one.lines);
  const isFree = (kind) => open.every((one) => one.kind !== kind);
  const small = open.filter(({ kind }) => kind === 'small file').length;
  return [
    figure('line width', lineWidth(), { least: 100, most: 100 }),
    figure('files', sources.length - pages.length, { most: 1155 }),
    figure('files of the pages', pages.length, { most: 200 }),
    figure('lines of a file, median', quantile(lines, 0.5), { least: 60, most: 90 }),
    figure('lines of a file, p90', quantile(lines, 0.9), { most: 169 }),
    {
      ...figure('lines of a file, max', Math.max(...lines), { most: 300 }),
      ok: isFree('long file'),
    },
    figure('lines of a function, p90', quantile(functionLines, 0.9), { most: 24 }),
    {
      ...figure('lines of a function, max', Math.max(...functionLines), { most: 60 }),
      ok: isFree('long function'),
    },
    figure('longest import chain, files', chain.length, { most: MAX_CHAIN }),
    figure('small files with one importer', small, { most: 0 }),
    figure('type names used twice', namedTwice.length, { most: 0 }),
    { ...figure('exceptions', exceptions.length, {}), ok: unused.length === 0 },
  ];
}

/** Lists the rooms of `src/` and what stands beside them, each with its budget. */
function listBudgets() {
  const known = new Set(rooms.flatMap(({ folders }) => folders));
  const linesOf = (isIn) =>
    sources
      .filter(({ path }) => isIn(path.split('/')[1]))
      .reduce((sum, { lines }) => sum + lines, 0);
  return [
    ...rooms.map(({ folders, lines, aim }) =>
      figure(
        `lines of ${folders.join(', ')}`,
        linesOf((folder) => folders.includes(folder)),
        { most: lines, aim },
      ),
    ),
    figure(
      'lines without a room',
      linesOf((folder) => !known.has(folder)),
      { most: 0 },
    ),
    figure(
      'lines of src',
      linesOf(() => true),
      totals.source,
    ),
    figure('lines of the tests', testLines(), totals.tests),
    figure('words of docs', documentWords(), totals.words),
    figure('scripts of npm', scriptCount(), totals.scripts),
  ];
}

function figure(name, value, { least = 0, most = Number.POSITIVE_INFINITY, aim = most }) {
  const towards = aim < most && value > aim ? `, aim ${aim}` : '';
  const range = `${least === 0 ? 'at most' : `${least} to`} ${most}${towards}`;
  const limit = most === Number.POSITIVE_INFINITY ? '' : range;
  return { name, value, limit, ok: value >= least && value <= most };
}

/** Finds the files that miss a limit for single files. */
function findOffences() {
  const long = sources.filter(({ lines }) => lines > 300);
  const small = withOneImporter(sources).filter(({ lines }) => lines < 20);
  return [
    ...long.map(({ path, lines }) => ({ kind: 'long file', path, text: `${lines} lines` })),
    ...functions
      .filter(({ lines }) => lines > 60)
      .map(({ path, name, lines }) => ({
        kind: 'long function',
        path,
        text: `${name} with ${lines} lines`,
      })),
    ...small.map(({ path, lines }) => ({ kind: 'small file', path, text: `${lines} lines` })),
  ];
}

function isSame(one, other) {
  return one.kind === other.kind && one.path === other.path;
}

function lineWidth() {
  return JSON.parse(readFileSync('test/tooling/config/biome.json', 'utf8')).formatter.lineWidth;
}

/** Returns the smallest value that at least this share of the values does not exceed. */
function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
}

function figureLine({ name, value, limit, ok }) {
  return `${ok ? 'ok    ' : 'missed'}  ${name.padEnd(30)}  ${String(value).padStart(6)}  ${limit}`.trimEnd();
}

function printList(title, items) {
  if (items.length === 0) return;
  process.stdout.write(`\n${title}: ${items.length}\n${items.map((one) => `  ${one}\n`).join('')}`);
}
