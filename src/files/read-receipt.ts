import { ok, problem, type Result } from '../errors/result.js';
import { type JsonObject, parseJsonObject } from '../model/json.js';

export interface ReceiptText {
  readonly document: JsonObject;
  /** True if the run finished the receipt. */
  readonly complete: boolean;
}

/** The problem of a text that does not even start like a receipt. */
export const NO_RECEIPT = 'is not a receipt';

/**
 * Parses the text of a receipt. A receipt that was cut off is completed, without its last line if
 * that is incomplete.
 *
 * Fails if anything but the end is damaged, since such a file was edited and not cut off.
 */
export function readReceipt(text: string): Result<ReceiptText> {
  const whole = parseJsonObject(text);
  if (whole !== undefined)
    return Array.isArray(whole['events'])
      ? ok({ document: whole, complete: true })
      : problem(NO_RECEIPT);
  const end = text.indexOf('\n');
  const header = end === -1 ? text : text.slice(0, end);
  const start = header.endsWith('"events":[') ? parseJsonObject(`${header}]}`) : undefined;
  if (start === undefined) return problem(NO_RECEIPT);
  const lines = text.slice(header.length + 1).split('\n');
  const events = lines.map((line) => parseJsonObject(line.replace(/,$/, '')));
  // The last line is half an event, or the start of an end that is incomplete.
  if (events.at(-1) === undefined) events.pop();
  const damaged = events.indexOf(undefined);
  if (damaged !== -1) return problem(`is damaged in line ${damaged + 2}`);
  return ok({
    document: { ...start, events: events.filter((event) => event !== undefined) },
    complete: false,
  });
}
