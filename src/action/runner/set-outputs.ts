import { randomUUID } from 'node:crypto';
import { appendToFile } from '../../tasks/job-files.js';
import type { ActionIo } from '../action-io.js';
import type { CommandResult } from '../command-result.js';
import { type OutputName, type Outputs, outputNames } from '../declared-outputs.js';
import { serializeOutputs } from './serialize-outputs.js';

/** Sets all outputs of the step. An output without a value is set to empty text. */
export async function setOutputs(
  { env }: Pick<ActionIo, 'env'>,
  { outcome, exitCode, outputs }: CommandResult,
): Promise<void> {
  const path = env['GITHUB_OUTPUT'];
  if (path === undefined || path === '') return;
  const known: Outputs = { ...outputs, outcome, 'exit-code': String(exitCode) };
  const values = Object.fromEntries(
    outputNames.map((name) => [name, known[name] ?? '']),
  ) as Readonly<Record<OutputName, string>>;
  await appendToFile(
    { path, shownAs: 'the outputs of the step' },
    serializeOutputs(values, `headwater-${randomUUID()}`),
  );
}
