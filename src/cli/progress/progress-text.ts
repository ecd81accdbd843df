import type { Phase, PhaseProgress, WritePhase } from '../../model/progress.js';
import type { Pace } from './pace.js';
import type { ProgressState } from './progress-state.js';

const labels: Readonly<Record<Phase, string>> = {
  manifests: 'reading manifests',
  checking: 'checking manifests',
  listing: 'listing datasets',
  existence: 'looking for datasets',
  lineage: 'reading lineage',
  schemas: 'reading schemas',
  contents: 'reading datasets',
  planning: 'planning',
  downstream: 'searching downstream',
  tags: 'reading tags and terms',
  privileges: 'reading privileges',
  history: 'reading earlier versions',
  tables: 'finding tables in SQL',
  columns: 'finding columns in SQL',
  entities: 'creating datasets',
  edgesToAdd: 'writing edges',
  proposals: 'writing lineage',
  edgesToRemove: 'removing edges',
  verify: 'verifying lineage',
};

/** The items of the phases that block the process. These phases report no finished part. */
const blockingItems: Partial<Readonly<Record<Phase, string>>> = {
  checking: 'files',
  planning: 'datasets',
};

const finishedLabels: Readonly<Record<WritePhase, string>> = {
  entities: 'datasets created',
  edgesToAdd: 'lineage written by edges',
  proposals: 'lineage written by proposals',
  edgesToRemove: 'edges removed',
  verify: 'lineage verified',
};

/** Describes a finished step of an apply. */
export function finishedText(phase: WritePhase, total: number): string {
  return `${finishedLabels[phase]}: ${total} of ${total}`;
}

/** The parts of a progress line. */
export interface ProgressParts {
  readonly text: string;
  /** The number of done items divided by the total, if the phase has a total and nothing waits. */
  readonly ratio?: number;
  /** The rate and the time left, as far as they are known. */
  readonly pace?: string;
}

/** Describes the current state. A wait comes before the phase, since it is the reason of a delay. */
export function describeProgress(
  state: ProgressState,
  now: number,
  limits: Pick<Pace, 'quietMs' | 'slowMs'>,
): ProgressParts {
  const wait = waitText(state, now, limits);
  const { phase, starts, reportedAt } = state;
  if (phase === undefined) return { text: wait ?? 'asking the catalog' };
  const label = labels[phase.phase];
  if (wait !== undefined) return { text: `${wait} (${label})` };
  const { done, total } = phase;
  const items = blockingItems[phase.phase];
  if (items !== undefined && total !== undefined)
    return { text: `${label} (${withCommas(total)} ${items})` };
  if (total === undefined || total === 0)
    return { text: done === 0 ? label : `${label}: ${withCommas(done)}` };
  const elapsedMs = reportedAt - (starts.get(phase.phase) ?? reportedAt);
  // A rate over less than a second would be a guess.
  const pace =
    elapsedMs < limits.quietMs ? undefined : paceText(phase, elapsedMs, now - reportedAt);
  return {
    text: `${label}: ${withCommas(done)} of ${withCommas(total)}`,
    ratio: done / total,
    ...(pace !== undefined && { pace }),
  };
}

/** Describes the wait for the catalog, if there is one. */
export function waitText(
  state: ProgressState,
  now: number,
  { slowMs }: Pick<Pace, 'slowMs'>,
): string | undefined {
  const { retry, retryUntil, open, waitingSince, timeoutMs } = state;
  if (open > 0 && now - waitingSince >= slowMs)
    return `the catalog has not answered for ${seconds(now - waitingSince)}; --timeout is ${flagDuration(timeoutMs)}`;
  if (retry === undefined || now >= retryUntil) return undefined;
  const limit = retry.attempts === undefined ? '' : ` of ${retry.attempts}`;
  const left = retry.leftMs === undefined ? '' : `, gives up after ${seconds(retry.leftMs)} more`;
  return `${retry.why}, again in ${seconds(retryUntil - now)}, attempt ${retry.attempt}${limit}${left}`;
}

/**
 * Describes rate and time left.
 *
 * @param elapsedMs the time until the last report
 * @param sinceMs the time since then, in which the time left goes down
 */
function paceText(
  { done, total = 0 }: PhaseProgress,
  elapsedMs: number,
  sinceMs: number,
): string | undefined {
  if (done === 0 || done >= total) return undefined;
  const perSecond = (done * 1000) / elapsedMs;
  const left = `${duration(Math.max(1, (total - done) / perSecond - sinceMs / 1000))} left`;
  return perSecond < 1 ? left : `${withCommas(Math.round(perSecond))}/s, ${left}`;
}

function seconds(ms: number): string {
  return `${Math.max(1, Math.round(ms / 1000))} s`;
}

function duration(exact: number): string {
  const whole = Math.ceil(exact);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Formats a duration as the flag takes it: `30s`, `500ms`. */
function flagDuration(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}

function withCommas(count: number): string {
  return count.toLocaleString('en-US');
}

const BAR_WIDTH = 24;

/** Joins the parts to a plain line. */
export function plainLine({ text, pace }: ProgressParts): string {
  return pace === undefined ? text : `${text}, ${pace}`;
}

/** Joins the parts to a line with a bar. Without enough room, leaves out the bar, then the end. */
export function terminalLine(parts: ProgressParts, width: number): string {
  const plain = plainLine(parts);
  const { ratio } = parts;
  if (ratio === undefined || plain.length + BAR_WIDTH + 3 > width) return plain.slice(0, width);
  const filled = Math.round(BAR_WIDTH * Math.min(1, ratio));
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${plain}`;
}
