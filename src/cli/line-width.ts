import type { Io, OutputStream } from './io.js';

/** Returns the width of a line: COLUMNS, else the terminal. Undefined for a file or a log. */
export function lineWidth(env: Io['env'], stream: OutputStream): number | undefined {
  const stated = /^\d{1,4}$/.test(env['COLUMNS'] ?? '') ? Number(env['COLUMNS']) : 0;
  if (stated > 0) return stated;
  return stream.isTTY === true ? stream.columns : undefined;
}
