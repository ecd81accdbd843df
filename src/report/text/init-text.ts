import type { InitFile, InitReport } from '../document/init-report.js';
import { initSummary } from '../words/document-summary.js';
import { escapeControls } from '../words/escape.js';
import type { TextContext } from './text-context.js';

/** Renders the files of a new stack, what is left to do by hand, and the next command. */
export function initText(report: InitReport, { paint }: TextContext): string {
  const { files, notes } = report;
  const blocks = [
    files.map((file) => `${fileLine(file, paint)}\n`),
    notes.map((note) => `${escapeControls(note)}\n`),
    [`${initSummary(report)}\n`],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(''))
    .join('\n');
}

/** `+ headwater.yaml`, or `= headwater.yaml kept`. */
function fileLine({ path, state }: InitFile, paint: TextContext['paint']): string {
  const shown = escapeControls(path);
  return state === 'created'
    ? `${paint.create('+')} ${shown}`
    : `${paint.faint('=')} ${shown} kept`;
}
