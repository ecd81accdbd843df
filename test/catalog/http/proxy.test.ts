import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectFailure, reader } from '../catalog-clients.js';

/** Starts a proxy that records the hosts of its requests and refuses them. */
async function startProxy(): Promise<{ readonly url: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      asked.push(data.toString().split('\r\n', 1)[0] ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

test('other hosts are reached through the proxy of the environment', async () => {
  const proxy = await startProxy();
  vi.stubEnv('HTTPS_PROXY', proxy.url);
  vi.stubEnv('NO_PROXY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expectFailure(
    reader({ url: 'https://catalog.invalid', timeoutMs: 2000 }).readActor(),
    'catalog-unreachable',
  );
  expect(proxy.asked[0]).toBe('CONNECT catalog.invalid:443 HTTP/1.1');
});

test('hosts of NO_PROXY are reached without the proxy', async () => {
  const proxy = await startProxy();
  vi.stubEnv('HTTPS_PROXY', proxy.url);
  vi.stubEnv('NO_PROXY', '.invalid');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expectFailure(
    reader({ url: 'https://catalog.invalid', timeoutMs: 2000 }).readActor(),
    'catalog-unreachable',
  );
  expect(proxy.asked).toEqual([]);
});
