import type { NonEmpty } from '../../../model/group-by.js';
import type { FormatReading, LeftOut } from '../../../model/portable-lineage.js';
import { type ForeignDocument, type ForeignValue, parseForeign } from '../foreign-value.js';
import { BadParts } from './bad-parts.js';
import type { OpenLineageOptions } from './event-names.js';
import { findSuperseded } from './find-superseded.js';
import { JsonSplitter } from './json-splitter.js';
import { LineageNodes } from './lineage-nodes.js';
import { RunLinker } from './link-runs.js';
import { readEvent } from './read-event.js';
import { EdgeLimit } from './stated-lineage.js';
import { type StatedRun, stateRun } from './stated-run.js';
import { type JobRun, Runs } from './united-run.js';

/** Events of OpenLineage, and how to read them. */
export interface OpenLineageInput {
  /** The text of a file in pieces of any length. */
  readonly chunks: AsyncIterable<string> | Iterable<string>;
  /** The path as messages show it. */
  readonly shownAs: string;
  readonly options: OpenLineageOptions;
}

/**
 * Reads the lineage of events of OpenLineage: one event, a list of events, or one event after the
 * other, each as it is or under the key `event`. The order of the events does not matter.
 *
 * Records are: each run with `runs: all`, else each job; each part of the file that is not an
 * event; each run that failed; with `runs: latest` each earlier run that says more; each dataset
 * that has no urn or no lineage; and each column that affects no values. Events about a job or a
 * dataset without a run count as runs.
 *
 * Memory grows with the number of runs and with the different things that events say, not with the
 * size of the file.
 *
 * @throws HeadwaterError `openlineage-event-malformed`, if a file has content and no event
 */
export async function readOpenLineage({
  chunks,
  shownAs,
  options,
}: OpenLineageInput): Promise<FormatReading> {
  const runs = new Runs();
  const nodes = new LineageNodes();
  const bad = new BadParts(shownAs);
  const splitter = new JsonSplitter(bad);
  let events = 0;
  for await (const chunk of chunks)
    for (const { text, line } of splitter.push(chunk))
      for (const event of bad.attempt(line, () => eventsIn(text, bad.document(line))) ?? []) {
        const read = bad.attempt(line, () => readEvent(event, nodes));
        if (read === undefined) continue;
        runs.add(read, line);
        events++;
      }
  splitter.end();
  if (events === 0 && bad.first !== undefined) throw bad.first;
  return linkRuns(runs, { options, limit: new EdgeLimit(shownAs) }, bad.leftOut);
}

/** Returns the events of an object: the object itself, or the events that it wraps. */
function eventsIn(text: string, document: ForeignDocument): readonly ForeignValue[] {
  const whole = parseForeign(text, document);
  const wrapped = ['events', 'lineageEvents'].map((name) => whole.member(name));
  return wrapped.find(({ isAbsent }) => !isAbsent)?.items() ?? [whole];
}

interface RunReading {
  readonly options: OpenLineageOptions;
  readonly limit: EdgeLimit;
}

function linkRuns(
  runs: Runs,
  reading: RunReading,
  bad: readonly Required<LeftOut>[],
): FormatReading {
  const linker = new RunLinker(reading.options);
  const leftOut = [...bad];
  const earlier: JobRun[] = [];
  let taken = 0;
  for (const ofJob of runs.all()) taken += linkJob(ofJob, { reading, linker, leftOut, earlier });
  const { lineage, findings } = linker.finish();
  for (const run of findSuperseded(earlier, { lineage, leftOut: linker.leftOut }, reading))
    leftOut.push({ ...nameRun(run), code: 'openlineage-earlier-run' });
  for (const missing of linker.leftOut) leftOut.push(missing);
  return {
    lineage,
    records: taken + leftOut.length,
    leftOut: leftOut.sort((a, b) => a.line - b.line),
    ...(findings.length > 0 && { findings }),
  };
}

interface LinkedJobs {
  readonly reading: RunReading;
  readonly linker: RunLinker;
  readonly leftOut: Required<LeftOut>[];
  /** The runs of imported jobs that are not imported themselves. */
  readonly earlier: JobRun[];
}

/** Links the runs of one job. Returns the number of imported runs. */
function linkJob(runs: readonly JobRun[], jobs: LinkedJobs): number {
  const { linker, leftOut, earlier } = jobs;
  const { options } = jobs.reading;
  let taken = 0;
  for (const run of options.failed ? [] : runs.filter(({ isFailed }) => isFailed))
    leftOut.push({ ...nameRun(run), code: 'openlineage-run-failed' });
  for (const choice of choicesAmong(runs, options)) {
    const chosen = firstStating(choice, jobs.reading);
    if (chosen === undefined) {
      leftOut.push(silence(choice[0]));
      continue;
    }
    const { run, silent } = chosen;
    taken++;
    linker.linkRun(chosen);
    for (const { label } of silent) leftOut.push(silence(run, label));
    for (const other of choice.filter((one) => one !== run)) earlier.push(other);
  }
  return taken;
}

/** Lists the choices among the runs of one job. Of each, the first run with lineage is imported. */
function choicesAmong(
  runs: readonly JobRun[],
  { failed, runs: wanted }: OpenLineageOptions,
): readonly NonEmpty<JobRun>[] {
  const usable = runs.filter(({ isFailed }) => failed || !isFailed);
  if (wanted === 'all') return usable.map((run) => [run]);
  // If times are equal, the run that begins last in the file comes first.
  const [latest, ...others] = usable.toReversed().sort((a, b) => b.instant - a.instant || 0);
  return latest === undefined ? [] : [[latest, ...others]];
}

function firstStating(
  runs: readonly JobRun[],
  { options, limit }: RunReading,
): StatedRun | undefined {
  for (const run of runs) {
    const stated = stateRun(run, limit, options);
    if (stated !== undefined) return stated;
  }
  return undefined;
}

function silence({ subject, line }: JobRun, dataset?: string): Required<LeftOut> {
  const record = [subject.label, dataset].filter(Boolean).join(': ');
  return { code: 'openlineage-job-only', record, line };
}

function nameRun({ subject, runId, line }: JobRun): Omit<Required<LeftOut>, 'code'> {
  return { record: [subject.label, runId].filter(Boolean).join(' '), line };
}
