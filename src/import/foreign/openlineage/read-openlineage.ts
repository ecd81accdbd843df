import type { FormatReading, LeftOut } from '../../../model/portable-lineage.js';
import { type ForeignDocument, type ForeignValue, parseForeign } from '../foreign-value.js';
import { BadParts } from './bad-parts.js';
import { findSuperseded } from './find-superseded.js';
import { JsonSplitter } from './json-splitter.js';
import { LineageNodes } from './lineage-nodes.js';
import { RunLinker } from './link-runs.js';
import type { OpenLineageOptions } from './openlineage-options.js';
import { readEvent } from './read-event.js';
import { EdgeLimit, type StatedLineage, silentDatasets, statedLineage } from './stated-lineage.js';
import { type Run, Runs, uniteRun } from './united-run.js';

/** Events of OpenLineage, and how to read them. */
export interface OpenLineageInput {
  /** The text of a file in pieces of any length. */
  readonly chunks: AsyncIterable<string> | Iterable<string>;
  /** The path as messages show it. */
  readonly shownAs: string;
  readonly options: OpenLineageOptions;
}

/**
 * Reads the lineage of events of OpenLineage: one event, a list of them, or one after the other,
 * each as it is or under the key `event`. The order of the events does not matter.
 *
 * Records are: each run with `runs: all`, else each job; each part of the file that is no event; each
 * run that failed; with `runs: latest` each earlier run that says more; each dataset that has no urn
 * or no lineage; and each column that affects no values. Events about a job or a dataset without a
 * run count as runs.
 *
 * Memory grows with the number of runs and with the different things that events say, not with the
 * size of the file.
 *
 * @throws HeadwaterError `openlineage-event-malformed`, if a file has no event but something else
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

/** Returns the events of an object: itself, or those that it wraps. */
function eventsIn(text: string, document: ForeignDocument): readonly ForeignValue[] {
  const whole = parseForeign(text, document);
  const wrapped = ['events', 'lineageEvents'].map((name) => whole.member(name));
  return wrapped.find(({ isAbsent }) => !isAbsent)?.items() ?? [whole];
}

function linkRuns(
  runs: Runs,
  reading: RunReading,
  bad: readonly Required<LeftOut>[],
): FormatReading {
  const linker = new RunLinker(reading.options);
  const leftOut = [...bad];
  const earlier: Run[] = [];
  let taken = 0;
  for (const ofSubject of runs.all()) {
    const chosen = chooseRuns(ofSubject, reading);
    for (const missing of chosen.leftOut) leftOut.push(missing);
    for (const run of chosen.earlier) earlier.push(run);
    taken += chosen.runs.length;
    for (const { line, stated } of chosen.runs)
      for (const lineage of stated) linker.link(lineage, line);
  }
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

interface RunReading {
  readonly options: OpenLineageOptions;
  readonly limit: EdgeLimit;
}

/** The part of the runs of one job that is imported. */
interface ChosenRuns {
  readonly runs: readonly StatingRun[];
  /** Failed runs, runs or jobs that say nothing about lineage, and datasets of which a run says none. */
  readonly leftOut: readonly Required<LeftOut>[];
  /** The runs beside the chosen one. Those after it say nothing of lineage. */
  readonly earlier: readonly Run[];
}

/** A run with what it says. */
interface StatingRun {
  readonly line: number;
  readonly stated: readonly StatedLineage[];
}

/** Chooses among the runs of one job by the options. */
function chooseRuns(
  runs: readonly Run[],
  { options: { failed, runs: wanted }, limit }: RunReading,
): ChosenRuns {
  const usable = runs.filter(({ isFailed }) => failed || !isFailed);
  const leftOut = failed ? [] : runs.filter(({ isFailed }) => isFailed).map(failedRun);
  if (wanted === 'latest') {
    const latest = usable.toReversed().sort((a, b) => b.instant - a.instant || 0);
    return addChoice(latest, leftOut, limit);
  }
  const choices = usable.map((run) => addChoice([run], [], limit));
  return {
    runs: choices.flatMap((choice) => choice.runs),
    leftOut: [...leftOut, ...choices.flatMap((choice) => choice.leftOut)],
    earlier: [],
  };
}

/** Takes the first run that says something. If none does, the first one is left out. */
function addChoice(
  runs: readonly Run[],
  leftOut: readonly Required<LeftOut>[],
  limit: EdgeLimit,
): ChosenRuns {
  for (const [at, run] of runs.entries()) {
    const united = uniteRun(run);
    const stated = statedLineage(united, limit.start(run, united));
    if (stated.length === 0) continue;
    const silent = silentDatasets(united, stated).map(({ label }) => silence(run, label));
    const { line } = run;
    const earlier = runs.toSpliced(at, 1);
    return { runs: [{ line, stated }], leftOut: [...leftOut, ...silent], earlier };
  }
  const [first] = runs;
  const missing = first === undefined ? [] : [silence(first)];
  return { runs: [], leftOut: [...leftOut, ...missing], earlier: [] };
}

function silence({ subject, line }: Run, dataset?: string): Required<LeftOut> {
  const record = [subject.label, dataset].filter(Boolean).join(': ');
  return { code: 'openlineage-job-only', record, line };
}

function failedRun(run: Run): Required<LeftOut> {
  return { ...nameRun(run), code: 'openlineage-run-failed' };
}

function nameRun({ subject, runId, line }: Run): Omit<Required<LeftOut>, 'code'> {
  return { record: [subject.label, runId].filter(Boolean).join(' '), line };
}
