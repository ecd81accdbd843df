/** The clock of the progress display, and its limits in milliseconds. */
export interface Pace {
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  /** Calls a function again and again. Returns a function that stops this. */
  readonly every: (ms: number, run: () => void) => () => void;
  /** The shortest time between two drawings of the line on a terminal. */
  readonly redrawMs: number;
  /** A run shows no progress before this time has passed, and no shorter wait. */
  readonly quietMs: number;
  /** After this time without an answer the display tells the user. */
  readonly slowMs: number;
  /** Off a terminal, the time between two lines about a phase that has not ended. */
  readonly heartbeatMs: number;
}

/** The pace of the command line. Its timer does not keep the process alive. */
export const machinePace: Pace = {
  now: () => performance.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  redrawMs: 100,
  quietMs: 1000,
  slowMs: 3000,
  heartbeatMs: 10_000,
};
