import type { Phase, PhaseProgress, Progress, RetryProgress } from '../../model/progress.js';

/** The state of a run as its progress shows it. All times come from its pace. */
export interface ProgressState {
  /** The phase that was reported last. */
  readonly phase: PhaseProgress | undefined;
  /** The time at which the phase became the current one. */
  readonly phaseSince: number;
  /** The time of the last report of a phase. */
  readonly reportedAt: number;
  /** The first report of each phase. Phases may run side by side. */
  readonly starts: ReadonlyMap<Phase, number>;
  /** The number of requests without an answer. */
  readonly open: number;
  /** The start of the wait for an answer: the last answer, or the first open request. */
  readonly waitingSince: number;
  readonly timeoutMs: number;
  /** The last wait before a retry. */
  readonly retry: RetryProgress | undefined;
  readonly retryUntil: number;
}

export const noProgress: ProgressState = {
  phase: undefined,
  phaseSince: 0,
  reportedAt: 0,
  starts: new Map(),
  open: 0,
  waitingSince: 0,
  timeoutMs: 0,
  retry: undefined,
  retryUntil: 0,
};

/** Returns the state after an event. */
export function advance(state: ProgressState, progress: Progress, now: number): ProgressState {
  switch (progress.kind) {
    case 'phase':
      return withPhase(state, progress, now);
    case 'retry':
      return { ...state, retry: progress, retryUntil: now + progress.waitMs };
    case 'request': {
      const { timeoutMs } = progress;
      if (progress.state === 'ended')
        return { ...state, open: Math.max(0, state.open - 1), waitingSince: now, timeoutMs };
      const waitingSince = state.open === 0 ? now : state.waitingSince;
      return { ...state, open: state.open + 1, waitingSince, timeoutMs };
    }
  }
}

function withPhase(state: ProgressState, progress: PhaseProgress, now: number): ProgressState {
  const { phase, done } = progress;
  const isNew = state.phase?.phase !== phase;
  const restarts = done === 0 || !state.starts.has(phase);
  return {
    ...state,
    phase: progress,
    phaseSince: isNew ? now : state.phaseSince,
    reportedAt: now,
    starts: restarts ? new Map([...state.starts, [phase, now]]) : state.starts,
  };
}
