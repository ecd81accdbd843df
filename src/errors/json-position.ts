/** Formats an offset in a text as `line 3, column 14`. Both start at 1, as in editors. */
export function positionInText(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line}, column ${before.length - before.lastIndexOf('\n')}`;
}

/** Returns the position at which `JSON.parse` failed. Undefined if its error does not name it. */
export function positionOfJsonError(text: string, error: unknown): string | undefined {
  const message = error instanceof SyntaxError ? error.message : '';
  if (message === 'Unexpected end of JSON input') return positionInText(text, text.length);
  const offset = /\bat position (\d+)/.exec(message)?.[1];
  return offset === undefined ? undefined : positionInText(text, Number(offset));
}
