import { readFileSync } from 'node:fs';
import { clients as releases } from './clients.mjs';

/**
 * A row of `calls.tsv`: a call of a client, and the answer that it needs.
 *
 * @typedef {object} Call
 * @property {string} section of the client's reference: start-up, writes, reads, lineage, command
 * line, the MCP server, what people edit
 * @property {string} call
 * @property {string} request in the form of `describe-request.mjs`
 * @property {readonly string[]} marks the request needs these marks; it may have others
 * @property {string} answer the status, followed by ` errors` if a GraphQL answer has errors
 * @property {'all' | 'newest' | 'mcp' | 'maybe'} clients the clients that must make the call; `all`:
 * every release of the official client; `maybe`: any client may
 * @property {'both' | 'on'} auth where the call must be seen: with authentication alone, or without
 * it as well
 */

/** @typedef {{ client: string, auth: 'on' | 'off', request: string, marks: readonly string[], answer: string }} Exchange */

/** @returns {readonly Call[]} */
export function readCalls() {
  const [head = '', ...lines] = readFileSync(new URL('calls.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const row = Object.fromEntries(line.split('\t').map((cell, i) => [names[i], cell]));
    return { ...row, marks: row.marks.split(' ') };
  });
}

/**
 * Compares the table with the exchanges. Returns calls of the table that were not seen, and
 * exchanges that the table lacks: new calls, or new answers.
 *
 * @param {readonly Call[]} calls
 * @param {readonly Exchange[]} exchanges
 * @param {readonly string[]} clients the clients that were driven
 * @returns {readonly string[]} one line each, sorted
 */
export function checkCalls(calls, exchanges, clients) {
  const expected = calls.flatMap((call) =>
    clients
      .filter(
        (client) =>
          call.clients === client ||
          (call.clients === 'all' && releases.some(({ name }) => name === client)),
      )
      .flatMap((client) =>
        (call.auth === 'on' ? ['on'] : ['off', 'on']).map((auth) => ({ call, client, auth })),
      ),
  );
  const unseen = expected
    .filter(
      ({ call, client, auth }) =>
        !exchanges.some((one) => one.client === client && one.auth === auth && isOf(call, one)),
    )
    .map(
      ({ call, client, auth }) =>
        `not seen: ${sentence(client, auth)}: ${call.call} (${call.request}, answered ${call.answer})`,
    );
  const unlisted = exchanges
    .filter((one) => !calls.some((call) => isOf(call, one)))
    .map(
      ({ client, auth, request, marks, answer }) =>
        `not in the table: ${sentence(client, auth)}: ${request} [${marks.join(' ')}], answered ${answer}`,
    );
  return [...new Set([...unseen, ...unlisted])].sort();
}

/**
 * @param {Call} call
 * @param {Exchange} exchange
 */
function isOf(call, { request, marks, answer }) {
  return (
    call.request === request &&
    call.answer === answer &&
    call.marks.every((mark) => marks.includes(mark))
  );
}

/**
 * @param {string} client
 * @param {string} auth
 */
function sentence(client, auth) {
  return `client ${client}, authentication ${auth}`;
}
