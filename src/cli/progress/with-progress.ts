import type { GlobalOptions } from '../global-options.js';
import type { Io } from '../io.js';
import { type ProgressReporter, progressReporter } from './progress-reporter.js';

/** Runs a task and shows its progress, which is cleared before the task's result is shown. */
export async function withProgress<Result>(
  { quiet = false }: GlobalOptions,
  io: Io,
  run: (progress: ProgressReporter) => Promise<Result>,
): Promise<Result> {
  const progress = progressReporter(io, quiet);
  try {
    return await run(progress);
  } finally {
    progress.end();
  }
}
