import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { throwIfInterrupted } from '../errors/headwater-error.js';
import type { parserOpener } from '../import/parser/open-parser.js';
import { isPlainFile, writeAll } from '../tasks/process/interrupts.js';
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
  /** Aborted by the second signal, which cuts off running requests. Default: never aborted. */
  readonly abort?: AbortSignal;
  /** The pace of the progress display. Default: the clock of the machine. */
  readonly pace?: Pace;
  /** Starts the parser of SQL. Default: DataHub's, in a process of Python. */
  readonly openParser?: ReturnType<typeof parserOpener>;
}

/** An output stream. `columns` is the current width of a terminal. */
export type OutputStream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Returns true if a user can read and answer a question, that is, on a terminal. */
export function canAsk({ stdin, stderr }: Io): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/**
 * Asks on standard error, since standard output holds the document. The end of input gives an empty
 * answer. A question that the user does not answer ends its line itself.
 *
 * @returns null if the question was interrupted
 */
export async function ask(io: Io, question: string): Promise<string | null> {
  return await withPrompt(io, (askOne) => askOne(question));
}

/** Asks one question, as {@link ask}. */
export type Ask = (question: string) => Promise<string | null>;

/** Asks several questions. Lines that a user types ahead answer the next ones. */
export async function withPrompt<T>(io: Io, use: (ask: Ask) => Promise<T>): Promise<T> {
  const prompt = createInterface({ input: io.stdin, output: io.stderr });
  const ahead: string[] = [];
  let hasEnded = false;
  prompt.on('line', (line) => ahead.push(line));
  prompt.on('close', () => {
    hasEnded = true;
  });
  try {
    return await use(async (question) => {
      const line = ahead.shift();
      if (line !== undefined || hasEnded) {
        io.stderr.write(`${question}\n`);
        return line ?? '';
      }
      const answer = await readAnswer(io, prompt, question);
      if (answer.kind === 'line') return answer.text;
      io.stderr.write('\n');
      return answer.kind === 'interrupted' ? null : '';
    });
  } finally {
    prompt.close();
  }
}

type Answer = { readonly kind: 'line'; readonly text: string } | typeof INTERRUPTED | typeof ENDED;

const INTERRUPTED = { kind: 'interrupted' } as const;

const ENDED = { kind: 'ended' } as const;

async function readAnswer(io: Io, prompt: Interface, question: string): Promise<Answer> {
  // On a terminal in raw mode Ctrl-C is a key and no signal.
  const interrupted = once(prompt, 'SIGINT').then(() => INTERRUPTED);
  // Input that ends without a line break closes the prompt, and the question never resolves.
  const closed = once(prompt, 'close').then(() => ENDED);
  try {
    const asked = prompt
      .question(question, { signal: io.signal })
      .then((text) => ({ kind: 'line', text }) as const);
    return await Promise.race([asked, interrupted, closed]);
  } catch (error) {
    if (io.signal.aborted) return INTERRUPTED;
    // Ctrl-D is the end of input.
    if (error instanceof Error && error.name === 'AbortError') return ENDED;
    throw error;
  }
}

/**
 * Writes chunks as fast as the reader takes them. Stops without an error when the stream fails, for
 * example when the reader goes away: the program listens to the errors of its streams.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, for an interrupt while the reader waits
 */
export async function writeChunks(
  stream: OutputStream,
  chunks: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const interrupted = once(signal, 'abort');
  for (const chunk of chunks) {
    let hasRoom = true;
    const failed = new Promise((done) => {
      hasRoom = stream.write(chunk, done);
    });
    if (hasRoom) continue;
    const isLost = await Promise.race([failed, interrupted]);
    throwIfInterrupted(signal, 'the output was written');
    if (isLost) return;
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
