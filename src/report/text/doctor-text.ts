import type { Check, DoctorReport } from '../document/report-document.js';
import { doctorSummary } from '../words/document-summary.js';
import { escapeControls } from '../words/escape.js';
import type { TextContext } from './text-context.js';

/** Renders one line for each check with its state, a hint below it, and a line with counts. */
export function doctorText(report: DoctorReport, context: TextContext): string {
  const { checks } = report;
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.flatMap((check) => checkLines(check, width, context));
  return `${[context.paint.title('Headwater doctor'), '', ...lines, '', doctorSummary(report)].join('\n')}\n`;
}

function checkLines(
  { name, state, code, message, hint }: Check,
  width: number,
  { paint }: TextContext,
): readonly string[] {
  const word = {
    ok: paint.create,
    warning: paint.warning,
    failed: paint.error,
    skipped: paint.faint,
  }[state](state.padEnd(7));
  const shown = code === undefined || state === 'skipped' ? '' : `${code} `;
  const line = `${word}  ${name.padEnd(width)}  ${shown}${escapeControls(message)}`;
  return hint === undefined
    ? [line]
    : [line, `${' '.repeat(9 + width)}  ${paint.faint('=')} ${escapeControls(hint)}`];
}
