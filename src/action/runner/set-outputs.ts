import { randomUUID } from 'node:crypto';
import { appendToFile } from '../../tasks/process/job-files.js';
import type { ActionIo } from '../action-context.js';
import type { CommandResult } from '../command-result.js';
import { type OutputName, type Outputs, outputNames } from '../outputs.js';

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

/**
 * Serializes all outputs for the file behind `GITHUB_OUTPUT`. Each value is placed between two
 * lines with a delimiter, so that a line break in a value cannot start another output.
 *
 * @param delimiter Random, without line breaks. A value that contains a known delimiter could end
 * itself and start another output.
 * @throws Error if a value contains the delimiter, or if the delimiter is not random enough.
 */
export function serializeOutputs(
  outputs: Readonly<Record<OutputName, string>>,
  delimiter: string,
): string {
  if (!/^[\w-]{16,}$/.test(delimiter))
    throw new Error('the delimiter of the outputs is not random enough');
  return outputNames.map((name) => serializeOutput(name, outputs[name], delimiter)).join('');
}

function serializeOutput(name: OutputName, value: string, delimiter: string): string {
  if (value.includes(delimiter)) throw new Error(`the output ${name} holds the delimiter`);
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
