/** `line 3, column 14`: a place in a text, as editors count. Both start at 1. */
export function positionInText(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** The place of the first byte that is not UTF-8. */
export function positionOfBadByte(bytes: Uint8Array): string {
  // The decoder replaces what it cannot read. Encoded again, the text is equal up to there.
  const again = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const found = bytes.findIndex((byte, index) => byte !== again[index]);
  const readable = bytes.subarray(0, found < 0 ? bytes.length : found);
  // As a stream: a sequence that is cut off there is left out. Editors do not count the byte order mark as a column.
  const text = new TextDecoder('utf-8').decode(readable, { stream: true });
  return positionInText(text, text.length);
}

/** The place at which `JSON.parse` gave up; undefined where its error does not say. */
export function positionOfJsonError(text: string, error: unknown): string | undefined {
  const message = error instanceof SyntaxError ? error.message : '';
  if (message === 'Unexpected end of JSON input') return positionInText(text, text.length);
  const offset = /\bat position (\d+)/.exec(message)?.[1];
  return offset === undefined ? undefined : positionInText(text, Number(offset));
}
