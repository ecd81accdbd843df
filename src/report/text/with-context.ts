import { DEFAULT_COLUMNS, type ReportOptions } from '../document/report-document.js';
import { wrapLines } from './terminal-width.js';
import { painter, type TextContext } from './text-context.js';

/**
 * Wraps long lines for a terminal, which would break them in the middle of a word. A log is not
 * wrapped, so that a search finds a whole message.
 */
export function withContext<T>(
  render: (document: T, context: TextContext) => string,
): (document: T, options: ReportOptions) => string {
  return (document, { color, sources, columns, full = false }) => {
    const text = render(document, {
      paint: painter(color),
      sources,
      columns: columns ?? DEFAULT_COLUMNS,
      full,
    });
    return columns === undefined ? text : wrapLines(text, columns, isSummary);
  };
}

/** Summary lines stay whole, so that a search finds them on any terminal. */
function isSummary(line: string): boolean {
  return /^(?:Plan|Drift|Tests): /.test(line);
}
