import { throwIfInterrupted } from '../../errors/headwater-error.js';
import type { ForeignValue } from '../foreign/foreign-value.js';
import type { ParserSetting, ParserVersions } from '../foreign/sql/sql-parser.js';
import {
  type ParserProcess,
  type ProcessOptions,
  type PythonCommand,
  startProcess,
} from './parser-process.js';
import { ParserStopped } from './parser-stopped.js';
import { type Greeting, readAnswer, readGreeting } from './read-answer.js';

/** Limits in milliseconds. */
export interface TimeLimits {
  /** Default: 60 s, since Python loads many modules. */
  readonly startMs: number;
  /** For each statement. Default: 30 s. */
  readonly answerMs: number;
}

export const TIME_LIMITS: TimeLimits = { startMs: 60_000, answerMs: 30_000 };

/** All that a process is started with. */
export interface SessionOptions extends ProcessOptions {
  readonly setting: ParserSetting;
  readonly limits: TimeLimits;
}

/** The types of the columns of a table. Null for a table with unknown columns. */
export type Columns = Readonly<Record<string, string>> | null;

/** A conversation with the script. A new process follows one that stopped. */
export interface ParserSession {
  readonly versions: ParserVersions;
  /** The columns of each table that the script knows, or is told with the next question. */
  readonly known: ReadonlyMap<string, Columns>;
  readonly tell: (urn: string, columns: Columns) => void;
  /**
   * One question at a time.
   *
   * @throws ParserStopped; HeadwaterError `interrupted`
   */
  readonly ask: <T>(
    question: { readonly op: string; readonly members: object },
    read: (found: ForeignValue) => T,
  ) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Every further question fails at once after as many starts in a row. */
const MAX_FAILED_STARTS = 2;

/**
 * Starts the script.
 *
 * @returns the refusal of a script that ran and lacks something
 * @throws ParserStopped if no script runs; HeadwaterError `interrupted`
 */
export async function startSession(
  command: PythonCommand,
  options: SessionOptions,
): Promise<ParserSession | Exclude<Greeting, { kind: 'ready' }>> {
  const { limits, signal } = options;
  const first = await greet(command, options);
  if (first.greeting.kind !== 'ready') return first.greeting;
  const known = new Map<string, Columns>();
  let unsent = new Map<string, Columns>();
  let process: ParserProcess | undefined = first.process;
  let failedStarts = 0;
  let questions = 0;
  const restart = async (): Promise<ParserProcess> => {
    const { process: next, greeting } = await greet(command, options);
    if (greeting.kind !== 'ready') throw new ParserStopped(greeting.reason);
    unsent = new Map(known);
    failedStarts = 0;
    return next;
  };
  let stopped = new ParserStopped('was closed');
  return {
    versions: first.greeting.versions,
    known,
    tell: (urn, columns) => {
      known.set(urn, columns);
      unsent.set(urn, columns);
    },
    ask: async ({ op, members }, read) => {
      throwIfInterrupted(signal, 'SQL was parsed');
      if (failedStarts >= MAX_FAILED_STARTS) throw stopped;
      const id = questions++;
      try {
        failedStarts++;
        process ??= await restart();
        failedStarts = 0;
        const line = JSON.stringify([id, op, Object.fromEntries(unsent), members]);
        unsent = new Map();
        return readAnswer(await process.exchange(line, limits.answerMs), id, read);
      } catch (error) {
        throwIfInterrupted(signal, 'SQL was parsed');
        if (!(error instanceof ParserStopped)) throw error;
        process?.kill(error.message);
        process = undefined;
        stopped = error;
        throw error;
      }
    },
    close: async () => {
      failedStarts = MAX_FAILED_STARTS;
      await process?.end();
    },
  };
}

async function greet(
  command: PythonCommand,
  options: SessionOptions,
): Promise<{ readonly process: ParserProcess; readonly greeting: Greeting }> {
  const { setting, limits, signal } = options;
  throwIfInterrupted(signal, 'Python was started');
  const process = startProcess(command, options);
  try {
    const { platformInstance, platform, env, database, schema, dialect = platform } = setting;
    const line = JSON.stringify({
      ...{ platform, dialect, env, database, schema },
      platform_instance: platformInstance,
    });
    return { process, greeting: readGreeting(await process.exchange(line, limits.startMs)) };
  } catch (error) {
    process.kill('gave no greeting');
    throwIfInterrupted(signal, 'Python was started');
    throw error;
  }
}
