/**
 * The highest ratios, of the small job. `noise` is the factor by which a busy machine may raise
 * `ratio`.
 *
 * @typedef {{
 *   datasets: number, ratios: Readonly<Record<string, { ratio: number, noise: number }>>
 * }} Limits
 */

/**
 * Compares the ratios of a run with their limits. Times are not compared, since they differ from
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
  const unlimited = rows.filter(
    ({ name, ratio }) => ratio !== undefined && !(name in limits.ratios),
  );
  return [
    ...Object.entries(limits.ratios)
      .filter(([name]) => isChosen(name))
      .flatMap(([name, limit]) => judge(name, rows.find((row) => row.name === name)?.ratio, limit)),
    ...unlimited.map(({ name }) => `${name}: has no limit`),
  ];
}

function judge(name, found, { ratio, noise }) {
  if (found === undefined) return [`${name}: was not measured`];
  const highest = ratio * noise;
  if (found <= highest) return [];
  const limit = `${highest.toFixed(2)} (${ratio} with a noise of ${noise})`;
  return [`${name}: the ratio is ${found.toFixed(2)}, and the limit is ${limit}`];
}
