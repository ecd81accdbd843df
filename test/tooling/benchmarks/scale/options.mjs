import { parseArgs } from 'node:util';

const DATASETS = 10_000;
const SMALL_DATASETS = 1000;

/**
 * @typedef {object} Options
 * @property {number} datasets
 * @property {boolean} isSmall leaves out the client, the package and the large catalog
 * @property {boolean} hasPeer
 * @property {boolean} isLarge adds a job that is ten times larger
 * @property {boolean} hasPairs adds a job with ten times the pairs
 * @property {number} runs of short commands
 * @property {RegExp} only
 * @property {string} [json] a file for the figures
 * @property {string} [compare] a file with limits
 */

/**
 * Reads the options of `npm run bench`.
 *
 * @param {readonly string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      datasets: { type: 'string' },
      small: { type: 'boolean', default: false },
      peer: { type: 'boolean' },
      large: { type: 'boolean', default: false },
      pairs: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      json: { type: 'string' },
      compare: { type: 'string' },
    },
    allowNegative: true,
  });
  const { small, peer = !small, json, compare } = values;
  return {
    datasets: positive('datasets', values.datasets ?? String(small ? SMALL_DATASETS : DATASETS)),
    isSmall: small,
    hasPeer: peer,
    isLarge: values.large,
    hasPairs: values.pairs,
    runs: positive('runs', values.runs),
    only: new RegExp(values.only),
    ...(json !== undefined && { json }),
    ...(compare !== undefined && { compare }),
  };
}

function positive(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes a positive whole number, not ${text}`);
  return number;
}
