import { throwIfInterrupted } from '../../errors/headwater-error.js';
import type { ReadPhase, ReportProgress } from '../../model/progress.js';

// The shells reach files and signals only through tasks.
export {
  catchInterrupts,
  isPlainFile,
  stagedInterrupts,
  writeAll,
} from '../../files/interrupts.js';

/**
 * Lets Node handle signals between two long computations. Node handles none while JavaScript runs.
 *
 * @param during as for {@link throwIfInterrupted}
 * @throws HeadwaterError `interrupted`, exit code 130, once the signal is aborted
 */
export async function yieldToSignals(
  signal: AbortSignal | undefined,
  during: string,
): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  throwIfInterrupted(signal, during);
}

/** The phases that block the process, with the words for an interrupt right before them. */
const during: Readonly<Record<BlockingPhase, string>> = {
  checking: 'the manifests were read',
  planning: 'the plan was made',
};

/** A run that somebody watches and may interrupt. */
interface Observed {
  readonly progress?: ReportProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

type BlockingPhase = Extract<ReadPhase, 'checking' | 'planning'>;

/**
 * Announces a computation that blocks the process, and lets Node handle signals and show the
 * announcement first.
 *
 * @param total the number of items of the computation
 * @throws HeadwaterError `interrupted`, exit code 130, once the signal is aborted
 */
export async function announcePhase(
  { progress, signal }: Observed,
  phase: BlockingPhase,
  total: number,
): Promise<void> {
  progress?.({ kind: 'phase', phase, done: 0, total });
  await yieldToSignals(signal, during[phase]);
}
