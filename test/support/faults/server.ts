import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';

/** A misbehaving server on loopback. It uses real sockets, which an intercepting mock cannot do. */
export interface FaultServer {
  readonly url: string;
  /** The requests in order of arrival. */
  readonly requests: readonly ReceivedRequest[];
  stop(): Promise<void>;
}

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Behavior = (response: ServerResponse, request: ReceivedRequest) => void;

/** Starts a server whose nth request meets the nth behavior. The last behavior repeats. */
export async function startFaultServer(...behaviors: readonly Behavior[]): Promise<FaultServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await receive(incoming);
    const behave = behaviors[requests.length] ?? behaviors.at(-1);
    requests.push(request);
    behave?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Gives a correct answer. */
export function answer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Behavior {
  return answerText(status, JSON.stringify(body), {
    'content-type': 'application/json',
    ...headers,
  });
}

export function answerText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Behavior {
  return (response) => response.writeHead(status, headers).end(text);
}

export function answerBytes(bytes: Uint8Array): Behavior {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
}

/** Sends a body that is small on the wire and large when unpacked. */
export function answerBomb(sizeBytes: number): Behavior {
  const packed = gzipSync(Buffer.alloc(sizeBytes, ' '));
  return (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(packed);
}

/** Resets the connection before the first byte of the answer. */
export const resetBefore: Behavior = (response) => response.socket?.resetAndDestroy();

/** Sends status, headers and half a body, then resets the connection. */
export function resetAfter(text: string, status = 200): Behavior {
  return (response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': String(text.length * 2),
    });
    response.write(text, () => response.socket?.resetAndDestroy());
  };
}

/** Sends half a JSON text, declared and ended as if it were complete. */
export function truncated(body: unknown): Behavior {
  const text = JSON.stringify(body);
  return answerText(200, text.slice(0, text.length / 2), { 'content-type': 'application/json' });
}

/** Accepts the request and never answers. */
export const silent: Behavior = () => undefined;

/** Starts the answer and never ends it. */
export const stalled: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[');
};

/** Starts a compressed answer and continues for as long as the client reads. */
export const endless: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  pipeline(Readable.from(spaces()), createGzip(), response, () => undefined);
};

function* spaces(): Generator<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  for (;;) yield chunk;
}

async function receive(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = '', url = '', headers } = incoming;
  return { method, path: url, headers, body: Buffer.concat(chunks).toString() };
}
