import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ConnectProxy {
  readonly port: number;
  /** The addresses that clients asked for. */
  readonly asked: readonly string[];
  /**
   * Everything that the proxy could read: the requests to itself, not the traffic in the tunnels.
   */
  readonly seen: () => string;
}

export interface ConnectProxyOptions {
  /** The port to which every tunnel leads, whatever was asked for. */
  readonly to: number;
  /** The user name and password that it requires, joined by a colon. */
  readonly credentials?: string;
  /** Refuses every tunnel with this status line. */
  readonly refuseWith?: string;
}

/** An HTTP proxy that makes tunnels (CONNECT). A refusal repeats the credentials, as a careless proxy does. */
export async function startConnectProxy({
  to,
  credentials,
  refuseWith,
}: ConnectProxyOptions): Promise<ConnectProxy> {
  const asked: string[] = [];
  let seen = '';
  const server = createServer((incoming, outgoing) => {
    seen += JSON.stringify([incoming.url, incoming.headers]);
    outgoing.writeHead(400).end();
  });
  const expected =
    credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  server.on('connect', ({ url = '', headers }, socket) => {
    asked.push(url);
    seen += JSON.stringify([url, headers]);
    socket.on('error', () => undefined);
    const given = headers['proxy-authorization'];
    const refusal =
      refuseWith ?? (given === expected ? undefined : '407 Proxy Authentication Required');
    if (refusal !== undefined) {
      const words = `${given} ${Buffer.from(given?.slice(6) ?? '', 'base64')}`;
      socket.end(
        `HTTP/1.1 ${refusal}\r\nx-echo: ${words}\r\ncontent-length: ${Buffer.byteLength(words)}\r\n\r\n${words}`,
      );
      return;
    }
    const tunnel = connect(to, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, asked, seen: () => seen };
}
