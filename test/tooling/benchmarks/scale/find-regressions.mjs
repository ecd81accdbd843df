/**
 * The noise of a new limit, by kind. Two runs differed by these factors at most, under a load of 3
 * and of 11: 1.22, 1.82, 1.06 and 1.
 */
const NOISE = { cpu: 1.3, wall: 2, memory: 1.15, size: 1.05, MB: 1.15 };

/**
 * The highest figures of the small job: name of the row -> kind of the figure -> limit. `MB` is the
 * kind of a memory or size without a ratio. The other kinds are ratios. `noise` is the factor by
 * which a busy machine may raise `value`.
 *
 * @typedef {{
 *   datasets: number,
 *   rows: Readonly<Record<string, Readonly<Record<string, { value: number, noise: number }>>>>
 * }} Limits
 */

/**
 * Compares the figures of a run with their limits. Times are not compared, since they differ from
 * machine to machine.
 *
 * @param {{ datasets: number, rows: readonly import('./build-rows.mjs').Row[] }} run
 * @param {Limits} limits
 * @param {(name: string) => boolean} isChosen
 * @returns {readonly string[]} a sentence for each problem
 */
export function findRegressions({ datasets, rows }, limits, isChosen) {
  if (datasets !== limits.datasets)
    return [`the limits are for ${limits.datasets} datasets, and the run had ${datasets}`];
  const missing = Object.keys(limits.rows).filter(
    (name) => isChosen(name) && !rows.some((row) => row.name === name),
  );
  return [
    ...missing.map((name) => `${name}: was not measured`),
    ...rows.flatMap((row) => judge(row.name, figuresOf(row), limits.rows[row.name] ?? {})),
  ];
}

/**
 * Returns the limits with the figures of a run. The noise of a limit stays.
 *
 * @param {{ datasets: number, rows: readonly import('./build-rows.mjs').Row[] }} run
 * @param {Limits} limits
 * @returns {Limits}
 */
export function withFiguresOf({ datasets, rows }, limits) {
  const limitsOf = (row) =>
    Object.entries(figuresOf(row)).map(([kind, figure]) => {
      const { noise } = limits.rows[row.name]?.[kind] ?? { noise: NOISE[kind] };
      return [kind, { value: Math.round(100 * figure) / 100, noise }];
    });
  const made = rows.map((row) => [row.name, Object.fromEntries(limitsOf(row))]);
  return { datasets, rows: { ...limits.rows, ...Object.fromEntries(made) } };
}

/** @param {Limits} limits @returns {string} a limit a line */
export function limitsText(limits) {
  const text = JSON.stringify(limits, null, 2);
  return `${text.replaceAll(/\{\s+("value": [\d.]+),\s+("noise": [\d.]+)\s+\}/g, '{ $1, $2 }')}\n`;
}

/** Returns what is compared of a row. A memory without a ratio, and a size without one, is in MB. */
function figuresOf({ unit, median, peakMb, ratios = {} }) {
  const mb = unit === 'MB' ? median : peakMb;
  const isCompared = 'memory' in ratios || 'size' in ratios || mb === undefined;
  return { ...ratios, ...(!isCompared && { MB: mb }) };
}

function judge(name, figures, limits) {
  return Object.keys({ ...limits, ...figures }).flatMap((kind) => {
    if (figures[kind] === undefined) return [`${name}: ${kind} was not measured`];
    if (limits[kind] === undefined) return [`${name}: ${kind} has no limit`];
    const { value, noise } = limits[kind];
    const highest = value * noise;
    if (figures[kind] <= highest) return [];
    const limit = `${highest.toFixed(2)} (${value} with a noise of ${noise})`;
    return [`${name}: ${kind} is ${figures[kind].toFixed(2)}, and the limit is ${limit}`];
  });
}
