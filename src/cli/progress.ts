import type { Io } from './io.js';

export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

export interface ProgressReporter {
  readonly report: (progress: Progress) => void;
  /** Leaves the terminal as it was. */
  readonly end: () => void;
}

const BAR_WIDTH = 24;

const DEFAULT_COLUMNS = 80;

/** A bar that is drawn over itself on a terminal; elsewhere one line for each finished step. Nothing when quiet. */
export function progressReporter({ stderr }: Io, quiet: boolean): ProgressReporter {
  if (quiet) return { report: () => undefined, end: () => undefined };
  const write = (text: string) => stderr.write(text);
  return stderr.isTTY === true ? barReporter(write, () => stderr.columns ?? DEFAULT_COLUMNS) : lineReporter(write);
}

/** @param columns of the terminal now: a line that wraps could not be drawn over */
function barReporter(write: (text: string) => void, columns: () => number): ProgressReporter {
  let drawn = false;
  return {
    report: ({ label, done, total }) => {
      drawn = true;
      const filled = total === 0 ? BAR_WIDTH : Math.round((BAR_WIDTH * done) / total);
      const line = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${label} ${done}/${total}`;
      write(`\r\u001b[2K${line.slice(0, columns() - 1)}`);
    },
    end: () => {
      if (drawn) write('\r\u001b[2K');
      drawn = false;
    },
  };
}

function lineReporter(write: (text: string) => void): ProgressReporter {
  return {
    report: ({ label, done, total }) => {
      if (done === total) write(`${label}: ${done} of ${total}\n`);
    },
    end: () => undefined,
  };
}
