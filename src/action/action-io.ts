import type { Writable } from 'node:stream';

/** The process that the action runs in: all that it may read from or write to. */
export interface ActionIo {
  /** Holds the inputs as `INPUT_…`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The log of the step. The runner looks for workflow commands in it. */
  readonly stdout: Writable;
  /** Aborted when the job is cancelled. Requests in flight finish, and no new one starts. */
  readonly signal: AbortSignal;
  /** Aborted right before the process ends. Requests in flight are cut off. */
  readonly abort: AbortSignal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
