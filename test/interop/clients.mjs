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

/**
 * DataHub's parser of SQL and its dbt connector, which the newest client brings along.
 *
 * @type {Client}
 */
export const SQL = { name: 'sql', suites: [] };

/**
 * Returns the names of the files of pins that a client needs, its own first.
 *
 * @param {Client} client
 */
export function pinsOf({ name }) {
  return name === SQL.name ? ['newest', DBT.name] : [name];
}
