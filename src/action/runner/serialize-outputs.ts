import { type OutputName, outputNames } from '../declared-outputs.js';

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
