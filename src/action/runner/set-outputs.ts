import { randomUUID } from 'node:crypto';
import { appendToFile } from '../../tasks/runner-file.js';
import type { ActionIo } from '../action-io.js';
import type { CommandEnd } from '../command-end.js';
import { type OutputName, type Outputs, outputNames } from '../declared-outputs.js';
import { outputsText } from './outputs-text.js';

/** Sets all outputs of the step, those without a value to nothing. */
export async function setOutputs({ env }: Pick<ActionIo, 'env'>, { outcome, exitCode, outputs }: CommandEnd): Promise<void> {
  const path = env['GITHUB_OUTPUT'];
  if (path === undefined || path === '') return;
  const known: Outputs = { ...outputs, outcome, 'exit-code': String(exitCode) };
  const values = Object.fromEntries(outputNames.map((name) => [name, known[name] ?? ''])) as Readonly<Record<OutputName, string>>;
  await appendToFile({ path, shownAs: 'the outputs of the step' }, outputsText(values, `headwater-${randomUUID()}`));
}
