import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { isPlainFile, writeAll } from '../tasks/open-file.js';
import type { Pace } from './progress/pace.js';

/** The process as a command sees it: everything that a command may read or write. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by the first SIGINT or SIGTERM. Running requests end, and no new ones start. */
  readonly signal: AbortSignal;
  /** Aborted by the second signal. Running requests are cut off. Default: never aborted. */
  readonly abort?: AbortSignal;
  /** The pace of the progress display. Default: the clock of the machine. */
  readonly pace?: Pace;
}

/** An output stream. `columns` is the current width of a terminal. */
export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Returns true if a user can read and answer a question, that is, on a terminal. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/**
 * Asks on standard error, since standard output holds the document. An interrupt or the end of
 * input gives an empty answer: on a terminal in raw mode, Ctrl-C and Ctrl-D cause an `AbortError`
 * of the question and no signal.
 */
export async function ask(io: Io, question: string): Promise<string> {
  const prompt = createInterface({ input: io.stdin, output: io.stderr });
  try {
    // Input that ends without a line break closes the prompt, and the question never resolves.
    const closed = once(prompt, 'close').then(() => '');
    return await Promise.race([prompt.question(question, { signal: io.signal }), closed]);
  } catch (error) {
    if (io.signal.aborted || (error instanceof Error && error.name === 'AbortError')) return '';
    throw error;
  } finally {
    prompt.close();
  }
}

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
