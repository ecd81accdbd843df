/**
 * The releases of the official client that the suite drives. Only `requirements/<name>.txt` holds
 * their exact versions, with those of their dependencies.
 *
 * @typedef {object} Client
 * @property {string} name
 * @property {readonly string[]} suites folders of tests, relative to the project
 */

/** @type {readonly Client[]} */
export const clients = [
  { name: 'newest', suites: ['test/interop', 'examples/testing/pytest'] },
  { name: '1.1', suites: ['test/interop'] },
];

/**
 * DataHub's MCP server, which answers the questions of a program by calls of a catalog.
 *
 * @type {Client}
 */
export const MCP = { name: 'mcp', suites: ['test/interop/mcp'] };

/**
 * dbt, which is driven beside the clients.
 *
 * @type {Client}
 */
export const DBT = { name: 'dbt', suites: [] };
