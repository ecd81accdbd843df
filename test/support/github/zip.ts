import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Zip, ZipDeflate } from 'fflate';
import type { GithubState } from './state.js';

/**
 * An archive as actions/upload-artifact makes it: streamed, so that the sizes come after each file,
 * not before.
 */
export function artifactZip(files: Readonly<Record<string, string>>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of Object.entries(files)) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(Buffer.from(text), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * The storage of archives: another host than the API, which requires a signature and refuses
 * tokens.
 */
export interface Storage {
  readonly signedUrl: (artifact: number) => string;
  /** Number of requests that came with a token although none belongs there. */
  readonly leaks: () => number;
  readonly stop: () => Promise<void>;
}

export async function startStorage(state: GithubState): Promise<Storage> {
  let leaks = 0;
  const server = createServer(({ url = '', headers }, response) => {
    if (headers.authorization !== undefined) leaks += 1;
    const id = Number(/^\/artifacts\/(\d+)\.zip\?sig=made-up$/.exec(url)?.[1]);
    const zip = state.artifacts.find((one) => one.id === id)?.zip;
    if (headers.authorization !== undefined || !zip)
      response.writeHead(403).end('AuthenticationFailed');
    else
      response
        .writeHead(200, { 'content-type': 'application/zip', 'content-length': zip.length })
        .end(zip);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    signedUrl: (artifact) => `http://127.0.0.1:${port}/artifacts/${artifact}.zip?sig=made-up`,
    leaks: () => leaks,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
