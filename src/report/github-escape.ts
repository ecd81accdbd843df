import { harmless } from './text/harmless.js';

/**
 * Text after the `::` of a workflow command. Line breaks come out as visible escapes like everything else that a terminal
 * would act on, so that nothing can begin a command of its own; `%` begins an escape of the runner.
 */
export function commandMessage(text: string): string {
  return harmless(text).replaceAll('%', '%25');
}

/** The value of a property of a workflow command, where `:` and `,` end it. */
export function commandProperty(text: string): string {
  return commandMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
