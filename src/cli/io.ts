import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** The process as a command sees it: everything a command may look at or write to. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted by the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal;
}

/** Whether somebody sits there who can read a question and answer it. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/** Asks on standard error, since standard output is the document's. An interrupt counts as an empty answer. */
export async function ask(io: Io, question: string): Promise<string> {
  const prompt = createInterface({ input: io.stdin, output: io.stderr });
  try {
    return await prompt.question(question, { signal: io.signal });
  } catch (error) {
    if (io.signal.aborted) return '';
    throw error;
  } finally {
    prompt.close();
  }
}
