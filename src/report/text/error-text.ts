import type { ErrorReport } from '../document/report-document.js';
import { escapeControls } from '../words/escape.js';

/** Renders the error that ended a command, and the next step below it. */
export function errorText({ code, message, hint }: ErrorReport): string {
  const head = code === null ? `internal error: ${message}` : `error ${code} ${message}`;
  const next = hint === null ? '' : `  = ${escapeControls(hint)}\n`;
  return `${escapeControls(head)}\n${next}`;
}
