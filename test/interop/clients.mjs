/**
 * The releases of the official client that the suite drives. Their exact versions, with those of all that they need, stand
 * in `requirements/<name>.txt` and nowhere else.
 *
 * @typedef {object} Client
 * @property {string} name
 * @property {readonly string[]} suites folders of tests, from the project's
 */

/** @type {readonly Client[]} */
export const clients = [
  { name: 'newest', suites: ['test/interop', 'examples/testing/pytest'] },
  { name: '1.1', suites: ['test/interop'] },
];
