import { fstatSync, writeSync } from 'node:fs';

const NAMES = ['SIGINT', 'SIGTERM'] as const;

/** The two stages of an interrupt. */
export interface Interrupts {
  /** Aborted by the first interrupt. The request in flight ends, and no other starts. */
  readonly signal: AbortSignal;
  /** Aborted by the second interrupt. It cuts off the request in flight. */
  readonly abort: AbortSignal;
}

/** The part of `process` that this file needs. */
export interface Interruptible {
  on(name: (typeof NAMES)[number], listener: () => void): unknown;
  off(name: (typeof NAMES)[number], listener: () => void): unknown;
}

/** The handlers of this process. A program that uses the library has handlers of its own. */
interface Handlers {
  readonly add: () => void;
  readonly remove: () => void;
}

let handlers: Handlers | undefined;

/** The number of pieces of work under way that an interrupt must not cut off. */
let underWay = 0;

/**
 * Turns the interrupts during {@link catchInterrupts} into stages. The first lets the request in
 * flight end, the second cuts it off. The next one ends the process at once. SIGINT and SIGTERM
 * count alike.
 *
 * At all other times an interrupt ends the process at once. Node runs no handler while it parses or
 * plans, so a handler would keep the process from ending.
 */
export function stagedInterrupts(process: Interruptible): Interrupts {
  const first = new AbortController();
  const second = new AbortController();
  const next = () => {
    if (!first.signal.aborted) return first.abort();
    remove();
    return second.abort();
  };
  const remove = () => {
    for (const name of NAMES) process.off(name, next);
  };
  const add = () => {
    for (const name of NAMES) process.on(name, next);
  };
  handlers = { add, remove };
  return { signal: first.signal, abort: second.signal };
}

/** Lets an interrupt wait for work that has an orderly end: requests, and writes to files. */
export async function catchInterrupts<T>(work: () => Promise<T>): Promise<T> {
  const caught = handlers;
  if (!caught) return await work();
  begin(caught);
  try {
    return await work();
  } finally {
    // An interrupt that has arrived reaches its handler in the next turns.
    await nextTurn();
    await nextTurn();
    underWay -= 1;
    if (underWay === 0) caught.remove();
  }
}

/** Lets every further interrupt wait for the report of the writes. The third ends the process. */
export function catchFurtherInterrupts(): void {
  if (handlers) begin(handlers);
}

function begin({ add }: Handlers): void {
  underWay += 1;
  if (underWay === 1) add();
}

async function nextTurn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Returns true for an open regular file: no terminal, pipe or device. */
export function isPlainFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

/**
 * Writes all bytes to an open file.
 *
 * @throws the system's error. A full disk takes a part first, and the next write fails
 */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
