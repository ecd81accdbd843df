import type { Pace } from '../../../src/cli/progress/pace.js';

export interface SteppedPace extends Pace {
  /** Lets time pass, and calls the timers that are due. */
  readonly pass: (ms: number) => void;
  /** Returns the number of running timers. */
  readonly timers: () => number;
}

/** A pace whose clock moves only when the test says so. Its limits are those of the command line. */
export function steppedPace(): SteppedPace {
  let time = 0;
  const running = new Map<object, { readonly ms: number; readonly run: () => void; due: number }>();
  return {
    now: () => time,
    every: (ms, run) => {
      const key = {};
      running.set(key, { ms, run, due: time + ms });
      return () => void running.delete(key);
    },
    redrawMs: 100,
    quietMs: 1000,
    slowMs: 3000,
    heartbeatMs: 10_000,
    timers: () => running.size,
    pass: (ms) => {
      const end = time + ms;
      while (time < end) {
        time++;
        for (const timer of running.values()) {
          if (timer.due > time) continue;
          timer.due += timer.ms;
          timer.run();
        }
      }
    },
  };
}

/** A pace by the clock of the machine, with limits for a test that cannot wait. */
export function shortPace(limits: Partial<Pace>): Pace {
  return {
    now: () => performance.now(),
    every: (ms, run) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
    redrawMs: 5,
    quietMs: Number.POSITIVE_INFINITY,
    slowMs: Number.POSITIVE_INFINITY,
    heartbeatMs: Number.POSITIVE_INFINITY,
    ...limits,
  };
}
