/** Formats an offset in a text as `line 3, column 14`. Both start at 1, as in editors. */
export function positionInText(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** Returns the position of the first byte that is not UTF-8. */
export function positionOfBadByte(bytes: Uint8Array): string {
  // The decoder replaces invalid bytes. Encoded again, the text is equal to the input up to the
  // first of them.
  const again = new TextEncoder().encode(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  );
  const found = bytes.findIndex((byte, index) => byte !== again[index]);
  const readable = bytes.subarray(0, found < 0 ? bytes.length : found);
  // Decode as a stream, which leaves out an incomplete last sequence. Editors do not count the byte
  // order mark as a column.
  const text = new TextDecoder('utf-8').decode(readable, { stream: true });
  return positionInText(text, text.length);
}

/** Returns the position at which `JSON.parse` failed. Undefined if its error does not name it. */
export function positionOfJsonError(text: string, error: unknown): string | undefined {
  const message = error instanceof SyntaxError ? error.message : '';
  if (message === 'Unexpected end of JSON input') return positionInText(text, text.length);
  const offset = /\bat position (\d+)/.exec(message)?.[1];
  return offset === undefined ? undefined : positionInText(text, Number(offset));
}
