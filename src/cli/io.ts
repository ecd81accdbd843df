import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** The process as a command sees it: everything a command may look at or write to. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by the first SIGINT or SIGTERM: what is in flight ends, nothing more is begun. */
  readonly signal: AbortSignal;
  /** Aborted by the second: what is in flight is cut off. Default: never. */
  readonly abort?: AbortSignal;
}

/** `columns` of a terminal, as wide as it is now. */
export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Whether somebody sits there who can read a question and answer it. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/**
 * Asks on standard error, since standard output is the document's. An interrupt or the end of input is an empty answer: on
 * a terminal in raw mode Ctrl-C and Ctrl-D come as an `AbortError` of the question, not as a signal.
 */
export async function ask(io: Io, question: string): Promise<string> {
  const prompt = createInterface({ input: io.stdin, output: io.stderr });
  try {
    // Input that ends without a line break closes the prompt and leaves the question open for ever.
    const closed = once(prompt, 'close').then(() => '');
    return await Promise.race([prompt.question(question, { signal: io.signal }), closed]);
  } catch (error) {
    if (io.signal.aborted || (error instanceof Error && error.name === 'AbortError')) return '';
    throw error;
  } finally {
    prompt.close();
  }
}
