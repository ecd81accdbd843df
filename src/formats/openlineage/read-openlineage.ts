import { HeadwaterError } from '../../errors/headwater-error.js';
import type { FormatReading, LeftOut } from '../../model/portable-lineage.js';
import { type ForeignDocument, parseForeign } from '../foreign-value.js';
import { JsonSplitter } from './json-splitter.js';
import { LineageNodes } from './lineage-nodes.js';
import { RunLinker } from './link-runs.js';
import type { OpenLineageOptions } from './openlineage-options.js';
import { readEvent } from './read-event.js';
import { type StatedLineage, statedLineage } from './stated-lineage.js';
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
 * Records are: each run with `runs: all`, else each job; each run that failed; each dataset that has
 * no urn; and each column that affects no values. Events about a job or a dataset without a run count
 * as runs. Runs before the last one of a job are no records with `runs: latest`.
 *
 * Memory grows with the number of runs and with the different things that events say, not with the
 * size of the file.
 *
 * @throws HeadwaterError `openlineage-event-malformed`
 */
export async function readOpenLineage({
  chunks,
  shownAs,
  options,
}: OpenLineageInput): Promise<FormatReading> {
  const runs = new Runs();
  const nodes = new LineageNodes();
  const splitter = new JsonSplitter(
    (problem) => new HeadwaterError(CODE, `${shownAs} ${problem}`, { hint: HINT }),
  );
  for await (const chunk of chunks)
    for (const { text, line } of splitter.push(chunk))
      runs.add(readEvent(parseForeign(text, eventDocument(shownAs, line)), nodes), line);
  splitter.end();
  return linkRuns(runs, options);
}

const CODE = 'openlineage-event-malformed';
const HINT = 'Correct or remove this event. The import reads all events or none.';

function eventDocument(shownAs: string, line: number): ForeignDocument {
  return { shownAs: `${shownAs}, event of line ${line}`, code: CODE, hint: HINT };
}

function linkRuns(runs: Runs, options: OpenLineageOptions): FormatReading {
  const linker = new RunLinker(options);
  const leftOut: Required<LeftOut>[] = [];
  let taken = 0;
  for (const ofSubject of runs.all()) {
    const chosen = chooseRuns(ofSubject, options);
    for (const missing of chosen.leftOut) leftOut.push(missing);
    taken += chosen.runs.length;
    for (const { line, stated } of chosen.runs)
      for (const lineage of stated) linker.link(lineage, line);
  }
  for (const missing of linker.leftOut) leftOut.push(missing);
  return {
    lineage: linker.collector.finish(),
    records: taken + leftOut.length,
    leftOut: leftOut.sort((a, b) => a.line - b.line),
  };
}

/** The part of the runs of one job that is imported. */
interface ChosenRuns {
  readonly runs: readonly StatingRun[];
  /** Failed runs, and runs or jobs that say nothing about lineage. */
  readonly leftOut: readonly Required<LeftOut>[];
}

/** A run with what it says. */
interface StatingRun {
  readonly line: number;
  readonly stated: readonly StatedLineage[];
}

/** Chooses among the runs of one job by the options. */
function chooseRuns(
  runs: readonly Run[],
  { failed, runs: wanted }: Pick<OpenLineageOptions, 'failed' | 'runs'>,
): ChosenRuns {
  const usable = runs.filter(({ isFailed }) => failed || !isFailed);
  const leftOut = failed ? [] : runs.filter(({ isFailed }) => isFailed).map(failedRun);
  if (wanted === 'latest') {
    const latest = usable.toReversed().sort((a, b) => b.instant - a.instant || 0);
    return addChoice(latest, leftOut);
  }
  const choices = usable.map((run) => addChoice([run], []));
  return {
    runs: choices.flatMap((choice) => choice.runs),
    leftOut: [...leftOut, ...choices.flatMap((choice) => choice.leftOut)],
  };
}

/** Takes the first run that says something. If none does, the first one is left out. */
function addChoice(runs: readonly Run[], leftOut: readonly Required<LeftOut>[]): ChosenRuns {
  for (const run of runs) {
    const stated = statedLineage(uniteRun(run));
    if (stated.length > 0) return { runs: [{ line: run.line, stated }], leftOut };
  }
  const [first] = runs;
  if (first === undefined) return { runs: [], leftOut };
  const { subject, line } = first;
  const silent: Required<LeftOut> = { code: 'openlineage-job-only', record: subject.label, line };
  return { runs: [], leftOut: [...leftOut, silent] };
}

function failedRun({ subject, runId, line }: Run): Required<LeftOut> {
  const record = [subject.label, runId].filter(Boolean).join(' ');
  return { code: 'openlineage-run-failed', record, line };
}
