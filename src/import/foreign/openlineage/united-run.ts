import { getOrMake } from '../../../model/get-or-make.js';
import { sha256 } from '../../../model/sha256.js';
import type { EventFacts, LineageNode, OutputFacts, TargetFacts } from './lineage-nodes.js';
import type { ReadEvent } from './read-event.js';

/** The events of one run. A job event and a dataset event are a run of their own. */
export interface JobRun {
  readonly subject: LineageNode;
  readonly runId: string | undefined;
  /** The line of its first event. */
  readonly line: number;
  /** The time of its last event. */
  instant: number;
  /** True if it failed or was aborted, and did not complete. */
  isFailed: boolean;
  isComplete: boolean;
  readonly facts: TimedFacts[];
}

interface TimedFacts {
  readonly instant: number;
  readonly facts: EventFacts;
}

/** An event without a time counts as earlier than all others. */
const NO_TIME = Number.NEGATIVE_INFINITY;

/**
 * The runs of a file by their jobs. Keeps a few numbers for each event. Equal facts are kept once,
 * since the runs of a job repeat them.
 */
export class Runs {
  readonly #bySubject = new Map<LineageNode, Map<string | number, JobRun>>();
  readonly #facts = new Map<string, EventFacts>();
  #events = 0;

  add({ subject, runId, type, instant = NO_TIME, facts }: ReadEvent, line: number): void {
    this.#events++;
    const runs = getOrMake(this.#bySubject, subject, () => new Map<string | number, JobRun>());
    // A number is the key of an event without a run, and no other event can have it.
    const key = runId ?? this.#events;
    const started = { instant: NO_TIME, isFailed: false, isComplete: false };
    const run = getOrMake(runs, key, () => ({ subject, runId, line, ...started, facts: [] }));
    run.instant = Math.max(run.instant, instant);
    run.isComplete ||= type === 'COMPLETE';
    run.isFailed = !run.isComplete && (run.isFailed || type === 'FAIL' || type === 'ABORT');
    const text = sha256(JSON.stringify(facts), 'base64url');
    run.facts.push({ instant, facts: getOrMake(this.#facts, text, () => facts) });
  }

  /** Returns the runs of each job, in the order of their starts in the file. */
  all(): readonly (readonly JobRun[])[] {
    return [...this.#bySubject.values()].map((runs) => [...runs.values()]);
  }
}

/** The facts of all events of one run. */
export interface UnitedRun {
  readonly statesInputs: boolean;
  readonly inputs: ReadonlySet<LineageNode>;
  /** By dataset. A fact is undefined or null if no facet states it. */
  readonly outputs: ReadonlyMap<LineageNode, UnitedOutput>;
  /** Explicit lineage of the job and of the run. */
  readonly entries: readonly TargetFacts[];
}

type UnitedOutput = Pick<OutputFacts, 'columns' | 'explicit'>;

/** Unites the events of a run in the order of time. A later facet replaces an earlier facet. */
export function uniteRun({ facts }: JobRun): UnitedRun {
  // Without times the order of the file decides. A difference of infinities is not a number.
  const ordered = facts.toSorted((a, b) => a.instant - b.instant || 0);
  const outputs = new Map<LineageNode, UnitedOutput>();
  let entries: readonly TargetFacts[] = [];
  for (const { facts: event } of ordered) {
    entries = event.entries ?? entries;
    for (const { dataset, columns, explicit } of event.outputs) {
      const before = outputs.get(dataset);
      const stated = columns === undefined ? before?.columns : columns;
      outputs.set(dataset, {
        columns: stated,
        explicit: explicit === undefined ? before?.explicit : explicit,
      });
    }
  }
  return {
    statesInputs: facts.some(({ facts: event }) => event.statesInputs),
    inputs: new Set(ordered.flatMap(({ facts: event }) => event.inputs)),
    outputs,
    entries,
  };
}
