import { summarize } from './statistics.mjs';

/**
 * One measure with its figures.
 *
 * @typedef {import('./statistics.mjs').Summary & {
 *   name: string, unit: string, limit?: import('./statistics.mjs').Summary, ratio?: number,
 *   peer?: import('./statistics.mjs').Summary, peerRatio?: number
 * }} Row
 */

/**
 * Builds the rows of all measures that have samples. A ratio is that of the medians.
 *
 * @param {readonly import('./measures.mjs').Measure[]} measures
 * @param {ReadonlyMap<string, readonly import('./run-measured.mjs').Sample[]>} samples by series
 * @returns {readonly Row[]}
 */
export function buildRows(measures, samples) {
  const summaryOf = (series) => {
    const found = samples.get(series);
    return found === undefined ? undefined : summarize(found);
  };
  return measures.flatMap(({ name, unit, series, limit, peer }) => {
    const own = summaryOf(series);
    if (own === undefined) return [];
    return [
      { name, unit, ...own, ...beside(own, summaryOf(limit)), ...ofPeer(own, summaryOf(peer)) },
    ];
  });
}

function beside(own, limit) {
  return limit === undefined ? {} : { limit, ratio: own.median / limit.median };
}

function ofPeer(own, peer) {
  return peer === undefined ? {} : { peer, peerRatio: own.median / peer.median };
}
