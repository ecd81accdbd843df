import { Writable } from 'node:stream';
import { isPlainFile, writeAll } from '../tasks/open-file.js';
import type { OutputStream } from './io.js';

/**
 * Returns the stream itself, or for a regular file a stream that writes everything or fails. Node's
 * own stream for files drops bytes that a full disk did not take, and reports success.
 */
export function completeOutput(stream: OutputStream & { readonly fd: number }): OutputStream {
  const { fd } = stream;
  if (!isPlainFile(fd)) return stream;
  return new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      try {
        writeAll(fd, chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}
