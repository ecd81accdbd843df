/**
 * The input of a group of measurements.
 *
 * @typedef {object} Context
 * @property {string} folder for files of the benchmark
 * @property {import('../make-job.mjs').Job} job
 * @property {number} runs of short commands
 * @property {boolean} isLarge is true if the job takes so long that nothing is done twice
 * @property {import('../peer.mjs').Peer} [peer]
 * @property {(series: string) => boolean} wants is true for a series that a chosen measure shows
 * @property {(series: string, sample: import('../run-measured.mjs').Sample) => void} record
 * @property {(series: readonly string[], reason: string) => void} skip
 */

/**
 * Measures series in rounds: each of them once, then each of them again. What else the machine does
 * then meets all of them alike, and their ratios stay.
 *
 * @param {Context} context
 * @param {number} runs
 * @param {Readonly<Record<string, () => Promise<import('../run-measured.mjs').Sample>>>} commands by
 *   the names of their series
 */
export async function measureRounds({ wants, record }, runs, commands) {
  const chosen = Object.entries(commands).filter(([series]) => wants(series));
  for (let run = 0; run < runs; run++) {
    for (const [series, command] of chosen) record(series, await command());
  }
}
