/** An event of a running task. A shell shows it; a task that gets no receiver reports nothing. */
export type Progress = PhaseProgress | RequestProgress | RetryProgress;

/** Takes the events of a running task. It must return at once and must not throw. */
export type ReportProgress = (progress: Progress) => void;

/** The state of the current phase. */
export interface PhaseProgress {
  readonly kind: 'phase';
  readonly phase: Phase;
  /** Number of items that are done. Zero announces the phase. */
  readonly done: number;
  /** Number of items of the phase. Absent if it is unknown. */
  readonly total?: number | undefined;
}

/** The start or the end of one request to the catalog. A lost request also ends. */
export interface RequestProgress {
  readonly kind: 'request';
  readonly state: 'sent' | 'ended';
  /** The timeout of the request, in milliseconds. */
  readonly timeoutMs: number;
}

/** The wait before a request is sent again. */
export interface RetryProgress {
  readonly kind: 'retry';
  /** The failure of the last attempt: a status such as `503`, or a reason. */
  readonly why: string;
  readonly waitMs: number;
  /** The number of the next attempt, from 2. */
  readonly attempt: number;
  /** The maximum number of attempts. Absent if the time or the caller of the catalog decides it. */
  readonly attempts?: number;
  /** The time that is left for more waits after this one. Absent if the attempts decide. */
  readonly leftMs?: number;
}

/** The phases of all tasks. */
export type Phase = ReadPhase | WritePhase;

/** The phases that read or compute. `checking` and `planning` block the process. */
export type ReadPhase =
  | 'manifests'
  | 'checking'
  | 'listing'
  | 'existence'
  | 'lineage'
  | 'schemas'
  | 'contents'
  | 'planning'
  | 'downstream'
  | 'tags'
  | 'privileges'
  | 'history'
  | 'tables'
  | 'columns';

/** The phases of an apply, in their order. */
export type WritePhase = 'entities' | LineageStep | 'verify';

const writePhases: Readonly<Record<WritePhase, true>> = {
  entities: true,
  edgesToAdd: true,
  proposals: true,
  edgesToRemove: true,
  verify: true,
};

/** Returns true for a phase of an apply. */
export function isWritePhase(phase: Phase): phase is WritePhase {
  return Object.hasOwn(writePhases, phase);
}

/** The phases that write lineage, in their order. */
export type LineageStep = 'edgesToAdd' | 'proposals' | 'edgesToRemove';
