import type { Io } from './io.js';

export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

export interface ProgressReporter {
  readonly report: (progress: Progress) => void;
  /** Clears the progress bar from the terminal. */
  readonly end: () => void;
}

const BAR_WIDTH = 24;

const DEFAULT_COLUMNS = 80;

/**
 * Reports progress as a redrawn bar on a terminal, elsewhere as one line for each finished step.
 * Silent if quiet.
 */
export function progressReporter({ stderr }: Io, quiet: boolean): ProgressReporter {
  if (quiet) return { report: () => undefined, end: () => undefined };
  const write = (text: string) => stderr.write(text);
  return stderr.isTTY === true
    ? barReporter(write, () => stderr.columns ?? DEFAULT_COLUMNS)
    : lineReporter(write);
}

/**
 * @param columns gives the current width of the terminal. A longer line would wrap and could not be
 * redrawn
 */
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
