import {
  isWritePhase,
  type PhaseProgress,
  type Progress,
  type ReportProgress,
} from '../../model/progress.js';
import type { Io } from '../io.js';
import { machinePace, type Pace } from './pace.js';
import { advance, noProgress, type ProgressState } from './progress-state.js';
import {
  describeProgress,
  finishedText,
  plainLine,
  terminalLine,
  waitText,
} from './progress-text.js';

/** Shows the progress of a run on standard error. */
export interface ProgressReporter {
  readonly report: ReportProgress;
  /** Writes lines between the progress. They end with a line break. */
  readonly print: (text: string) => void;
  /** Clears the progress from the terminal. The next event starts a new display. */
  readonly end: () => void;
}

/**
 * Shows progress as one redrawn line on a terminal. Elsewhere writes one line for each finished
 * step of an apply, and a line from time to time for a phase that takes long. Silent if quiet.
 */
export function progressReporter(
  { stderr, pace = machinePace }: Pick<Io, 'stderr' | 'pace'>,
  quiet: boolean,
): ProgressReporter {
  const write = (text: string) => void stderr.write(text);
  if (quiet) return { report: () => undefined, print: write, end: () => undefined };
  const display =
    stderr.isTTY === true
      ? lineDisplay(write, () => stderr.columns ?? DEFAULT_COLUMNS, pace)
      : logDisplay(write, pace);
  return withTimer(display, write, pace);
}

const DEFAULT_COLUMNS = 80;

/** The way to show progress. */
interface Display {
  /** Shows an event. The state includes it. */
  readonly onEvent: (progress: Progress, state: ProgressState) => void;
  /** Shows the time that has passed. */
  readonly onTick: (state: ProgressState) => void;
  /** Makes room for other output. */
  readonly clear: () => void;
}

/** Starts the timer with the first event, and stops it at the end. */
function withTimer(
  display: Display,
  write: (text: string) => void,
  { now, every, redrawMs }: Pace,
): ProgressReporter {
  let state = noProgress;
  let stop: (() => void) | undefined;
  return {
    report: (progress) => {
      if (stop === undefined) state = { ...state, phaseSince: now() };
      state = advance(state, progress, now());
      stop ??= every(redrawMs, () => display.onTick(state));
      display.onEvent(progress, state);
    },
    print: (text) => {
      display.clear();
      write(text);
    },
    end: () => {
      stop?.();
      stop = undefined;
      display.clear();
      // Requests that are still open end later, so their number stays.
      state = { ...noProgress, open: state.open, waitingSince: now(), timeoutMs: state.timeoutMs };
    },
  };
}

/** A computation of this size may take so long that it is shown before it blocks the timer. */
const LARGE = 500;

function blocksLong({ phase, total = 0 }: PhaseProgress): boolean {
  return (phase === 'planning' || phase === 'checking') && total >= LARGE;
}

/**
 * Draws one line of a terminal again and again.
 *
 * @param columns gives the current width. A longer line would wrap and could not be redrawn
 */
function lineDisplay(write: (text: string) => void, columns: () => number, pace: Pace): Display {
  let line = '';
  let drawnAt = Number.NEGATIVE_INFINITY;
  let startedAt: number | undefined;
  const draw = (state: ProgressState) => {
    drawnAt = pace.now();
    const next = terminalLine(describeProgress(state, drawnAt, pace), columns() - 1);
    if (next !== line) write(`${CLEAR_LINE}${next}`);
    line = next;
  };
  const drawIfDue = (state: ProgressState) => {
    const now = pace.now();
    startedAt ??= now;
    if (now - startedAt >= pace.quietMs && now - drawnAt >= pace.redrawMs) draw(state);
  };
  return {
    onEvent: (progress, state) => {
      if (progress.kind === 'phase' && blocksLong(progress)) draw(state);
      else drawIfDue(state);
    },
    onTick: drawIfDue,
    clear: () => {
      if (line !== '') write(CLEAR_LINE);
      line = '';
      startedAt = undefined;
    },
  };
}

const CLEAR_LINE = '\r\u001b[2K';

/** Writes lines to a log, which keeps each of them. */
function logDisplay(write: (text: string) => void, pace: Pace): Display {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let toldSilence = Number.NaN;
  const say = (text: string) => {
    writtenAt = pace.now();
    write(`${text}\n`);
  };
  const describe = (state: ProgressState) => plainLine(describeProgress(state, pace.now(), pace));
  return {
    onEvent: (progress, state) => {
      if (progress.kind === 'phase') {
        const { phase, done, total } = progress;
        if (isWritePhase(phase) && total !== undefined && done === total)
          say(finishedText(phase, total));
      } else if (progress.kind === 'retry' && progress.waitMs >= pace.quietMs) say(describe(state));
    },
    onTick: (state) => {
      const now = pace.now();
      // Writes one line when a user begins to notice the silence, then one line each heartbeat.
      const isSilent = state.open > 0 && waitText({ ...state, retry: undefined }, now, pace);
      const isNews = isSilent && toldSilence !== state.waitingSince;
      if (isSilent) toldSilence = state.waitingSince;
      const quietSince = Math.max(writtenAt, state.phaseSince);
      if (isNews || now - quietSince >= pace.heartbeatMs) say(describe(state));
    },
    clear: () => undefined,
  };
}
