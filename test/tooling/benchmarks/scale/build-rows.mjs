import { summarize } from './statistics.mjs';

/**
 * How many times the limit a row needs. A row of a size has only `size`.
 *
 * @typedef {{ cpu?: number, wall?: number, memory?: number, size?: number }} Ratios
 */

/**
 * One measure with its figures.
 *
 * @typedef {import('./statistics.mjs').Summary & {
 *   name: string, unit: string, limit?: import('./statistics.mjs').Summary, ratios?: Ratios
 * }} Row
 */

/**
 * Builds the rows of all measures that have samples, and samples of their limit. A ratio compares
 * medians.
 *
 * @param {readonly import('./measures.mjs').Measure[]} measures
 * @param {ReadonlyMap<string, readonly import('./run-measured.mjs').Sample[]>} samples by series
 * @returns {readonly Row[]}
 */
export function buildRows(measures, samples) {
  return measures.flatMap(({ name, unit, series, limit }) => {
    const found = samples.get(series);
    if (found === undefined) return [];
    const own = { name, unit, ...summarize(found) };
    if (limit === undefined) return [own];
    const foundLimit = samples.get(limit);
    return foundLimit === undefined ? [] : [beside(own, summarize(foundLimit))];
  });
}

function beside(own, limit) {
  const times = (name, key) =>
    own[key] === undefined || limit[key] === undefined ? {} : { [name]: own[key] / limit[key] };
  const ratios =
    own.unit === 'MB'
      ? times('size', 'median')
      : {
          ...times('cpu', 'cpuSeconds'),
          ...times('wall', 'median'),
          ...times('memory', 'peakMb'),
        };
  return { ...own, limit, ratios };
}
