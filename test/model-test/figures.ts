/** Counts of a run of the model test. */
export interface Figures {
  histories: number;
  readonly steps: Record<string, number>;
  applies: number;
  /** Number of applies that wrote. */
  wrote: number;
  writes: number;
  /** Number of writing requests, by step. */
  readonly sent: Record<string, number>;
  /** Number of planned changes of the applies that wrote, by element, kind and reason. */
  readonly changes: Record<string, number>;
  requests: number;
  faults: number;
  races: number;
  /** Writes of ours that overlapped one of another writer. */
  overlaps: number;
  /** Units whose outcome names a loss of others. */
  losses: number;
  kills: number;
  /** Number of runs, by exit code or by the code of an error. */
  readonly ends: Record<string, number>;
}

export function noFigures(): Figures {
  return {
    histories: 0,
    steps: {},
    applies: 0,
    wrote: 0,
    writes: 0,
    sent: {},
    changes: {},
    requests: 0,
    faults: 0,
    races: 0,
    overlaps: 0,
    losses: 0,
    kills: 0,
    ends: {},
  };
}

export function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
