// Stands between the official client and a catalog: forwards each request unchanged, and notes the
// call and its answer. Arguments: the catalog's address, the file to append to, the client's name,
// and on or off for authentication. Prints its own address in the form of `headwater serve`.
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describeRequest } from './describe-request.mjs';

const [target = '', file = '', client = '', auth = ''] = process.argv.slice(2);
const { hostname, port, host } = new URL(target);

const server = createServer(async (incoming, outgoing) => {
  const { method = '', url = '', headers } = incoming;
  // Both sides get the bytes as they are, which may be compressed.
  const sent = await buffer(incoming);
  const forwarded = request({
    agent: false,
    hostname,
    port,
    method,
    path: url,
    headers: { ...headers, host },
  });
  forwarded.end(sent);
  const [answer] = await once(forwarded, 'response');
  const bytes = await buffer(answer);
  const answered = textOf(bytes, answer.headers);
  const call = describeRequest({ method, url, headers, body: textOf(sent, headers) });
  // Written before the client gets the answer, so that the file is complete when the client ends.
  appendFileSync(
    file,
    `${JSON.stringify({ client, auth, ...call, answer: `${answer.statusCode}${errorsIn(url, answered)}` })}\n`,
  );
  outgoing.writeHead(answer.statusCode, answer.rawHeaders).end(bytes);
});

/**
 * @param {Buffer} bytes
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function textOf(bytes, headers) {
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes);
}

/**
 * Returns ` errors` for a GraphQL answer with errors, since GraphQL answers 200 to failed
 * operations as well.
 *
 * @param {string} url
 * @param {string} answered
 */
function errorsIn(url, answered) {
  if (!url.endsWith('/graphql')) return '';
  return (JSON.parse(answered).errors ?? []).length > 0 ? ' errors' : '';
}

server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`listening on http://127.0.0.1:${server.address().port}\n`),
);
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
