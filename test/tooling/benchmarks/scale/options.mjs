import { parseArgs } from 'node:util';

const DATASETS = 10_000;
const SMALL_DATASETS = 1000;
const GROWTH = 10;

/**
 * @typedef {object} Options
 * @property {readonly { datasets: number, kind: import('./measures.mjs').Kind }[]} sizes of the jobs.
 *   The large one is ten times as large as the other
 * @property {boolean} hasPeer
 * @property {boolean} hasPairs adds a job with ten times the pairs
 * @property {number} runs of short commands
 * @property {RegExp} only
 * @property {boolean} isCommon leaves out what is not measured in all sizes
 * @property {string} [json] a file of figures, whose rows of the same names are replaced
 * @property {string} [compare] a file with limits
 * @property {boolean} isUpdate writes the limits instead of comparing with them
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
      common: { type: 'boolean', default: false },
      json: { type: 'string' },
      compare: { type: 'string' },
      update: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const { small, peer = !small, json, compare } = values;
  const usual = values.datasets ?? String(small ? SMALL_DATASETS : DATASETS);
  const datasets = positive('datasets', usual);
  return {
    sizes: [
      { datasets, kind: small ? 'small' : 'usual' },
      ...(values.large ? [{ datasets: GROWTH * datasets, kind: 'large' }] : []),
    ],
    hasPeer: peer,
    isUpdate: values.update,
    hasPairs: values.pairs,
    runs: positive('runs', values.runs),
    only: new RegExp(values.only),
    isCommon: values.common,
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
