import type { Writable } from 'node:stream';

/** The job's step as the action sees it: everything that it may look at or write to. */
export interface ActionIo {
  /** Inputs are in it as `INPUT_…`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The log of the step, in which the runner looks for workflow commands. */
  readonly stdout: Writable;
  /** Aborted when the job is cancelled: what is in flight ends, and no more begins. */
  readonly signal: AbortSignal;
  /** Aborted right before the process is ended: what is in flight is cut off. */
  readonly abort: AbortSignal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}
