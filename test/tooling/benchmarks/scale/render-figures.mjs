const HEAD = ['Measure', 'CPU ×', 'Wall ×', 'Memory ×', 'CPU', 'Wall', 'MB'];

/**
 * Renders the figures: a table for each size. A row says how many times its limit a measure needs,
 * and then what it needs. The last table also says how many times the processor time of the table
 * before it.
 *
 * @param {readonly import('./save-figures.mjs').Table[]} tables
 */
export function renderFigures(tables) {
  const measured = tables.filter(({ rows }) => rows.length > 0);
  return measured
    .map((table, i) => tableText(table, i === measured.length - 1 ? measured[i - 1] : undefined))
    .join('\n');
}

function tableText({ datasets, rows }, smaller) {
  const head = smaller === undefined ? HEAD : [...HEAD, 'Growth'];
  const cells = rows.map((row) => [
    ...cellsOf(row),
    ...(smaller === undefined ? [] : [digits(growthOf(row, smaller))]),
  ]);
  const line = (row) => `| ${row.join(' | ')} |\n`;
  return [
    `### ${datasets.toLocaleString('en-US')} datasets\n\n`,
    `${machinesText(rows)}\n`,
    ...[head, head.map(() => '---'), ...cells].map(line),
  ].join('');
}

/** Names the machine of most rows, and then the others with their rows. */
function machinesText(rows) {
  const [most, ...others] = [...new Set(rows.map(({ machine }) => machine))]
    .map((machine) => ({ machine, names: namesOn(machine, rows) }))
    .sort((a, b) => b.names.length - a.names.length);
  const lines = others.map(
    ({ machine, names }) => `\nMeasured with ${machine}: ${names.join('; ')}.\n`,
  );
  return `Measured with ${most.machine}.\n${lines.join('')}`;
}

function namesOn(machine, rows) {
  return rows.filter((row) => row.machine === machine).map(({ name }) => name);
}

function cellsOf({ name, unit, median, cpuSeconds, peakMb, ratios = {} }) {
  const { cpu, wall, memory, size } = ratios;
  const needed = unit === 'MB' ? ['', '', median] : [cpuSeconds, withUnit(median, unit), peakMb];
  return [name, ...[cpu, wall, memory ?? size, ...needed].map(digits)];
}

function growthOf({ name, cpuSeconds }, { rows }) {
  const before = rows.find((row) => row.name === name)?.cpuSeconds;
  return before === undefined || cpuSeconds === undefined ? undefined : cpuSeconds / before;
}

/** The column of the wall is in seconds, but for requests. */
function withUnit(value, unit) {
  return unit === 's' ? value : `${digits(value)} ${unit}`;
}

/** Two decimals below 10, one below 100, and none above. */
function digits(value = '') {
  if (typeof value === 'string') return value;
  if (value >= 100) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
