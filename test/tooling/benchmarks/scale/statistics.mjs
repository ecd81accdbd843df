/**
 * The median of some samples with its spread. CPU time and memory are medians too.
 *
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} min
 * @property {number} max
 * @property {number} runs
 * @property {number} [cpuSeconds]
 * @property {number} [peakMb]
 */

/** @param {readonly number[]} values at least one */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * @param {readonly import('./run-measured.mjs').Sample[]} samples at least one
 * @returns {Summary}
 */
export function summarize(samples) {
  const values = samples.map(({ value }) => value);
  const medianOf = (key) => {
    const found = samples.flatMap((sample) => sample[key] ?? []);
    return found.length === 0 ? {} : { [key]: median(found) };
  };
  return {
    median: median(values),
    min: Math.min(...values),
    max: Math.max(...values),
    runs: values.length,
    ...medianOf('cpuSeconds'),
    ...medianOf('peakMb'),
  };
}
