import { ok, problem, type Result } from '../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';

export interface ReceiptText {
  readonly document: JsonObject;
  /** Whether the run that wrote it came to its end. */
  readonly complete: boolean;
}

/** Of a text that has not even the beginning of a receipt. */
export const NO_RECEIPT = 'is not a receipt';

/**
 * Reads the text of a receipt. One that was cut off gets its end, and a last line that is only half there is dropped.
 *
 * Fails where anything but the end is damaged: such a file was edited, not cut off.
 */
export function readReceipt(text: string): Result<ReceiptText> {
  const whole = parseObject(text);
  if (whole !== undefined) return Array.isArray(whole['events']) ? ok({ document: whole, complete: true }) : problem(NO_RECEIPT);
  const [header = '', ...lines] = text.split('\n');
  const start = parseObject(`${header}]}`);
  if (start === undefined || !header.endsWith('"events":[')) return problem(NO_RECEIPT);
  const events = lines.map((line) => parseObject(line.replace(/,$/, '')));
  // Half an event, or the beginning of an end that does not count without the rest.
  if (events.at(-1) === undefined) events.pop();
  const damaged = events.indexOf(undefined);
  if (damaged !== -1) return problem(`is damaged in line ${damaged + 2}`);
  return ok({ document: { ...start, events: events.filter((event) => event !== undefined) }, complete: false });
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
