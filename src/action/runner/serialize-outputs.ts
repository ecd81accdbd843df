import { type OutputName, outputNames } from '../declared-outputs.js';

/**
 * All outputs as the file behind `GITHUB_OUTPUT` has them, each between two lines with a delimiter, so that a value may have
 * lines of its own without becoming another output.
 *
 * @param delimiter Random: a value that knew it could end itself and begin an output of its own. Without line breaks.
 * @throws Error Where the delimiter is in a value all the same, or could not be told from one.
 */
export function serializeOutputs(outputs: Readonly<Record<OutputName, string>>, delimiter: string): string {
  if (!/^[\w-]{16,}$/.test(delimiter)) throw new Error('the delimiter of the outputs is not random enough');
  return outputNames.map((name) => serializeOutput(name, outputs[name], delimiter)).join('');
}

function serializeOutput(name: OutputName, value: string, delimiter: string): string {
  if (value.includes(delimiter)) throw new Error(`the output ${name} holds the delimiter`);
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
