import { structuredPatch } from 'diff';
import { escapeControls } from '../words/escape.js';
import type { Paint } from './text-context.js';

/** The number of unchanged lines around a difference. */
const CONTEXT = 3;

/** A file with its old and its new text. */
interface ChangedText {
  readonly path: string;
  readonly before: string;
  readonly text: string;
}

/** Renders the differences of a file in the format of `diff -u`, without control characters. */
export function unifiedDiff({ path, before, text }: ChangedText, paint: Paint): string {
  const { hunks } = structuredPatch(path, path, before, text, '', '', { context: CONTEXT });
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changed }) => [
    // The file begins after line 0 if it has no lines.
    paint.info(
      `@@ -${oldLines === 0 ? oldStart - 1 : oldStart},${oldLines} +${newStart},${newLines} @@`,
    ),
    ...changed.map((line) => paintLine(escapeControls(line), paint)),
  ]);
  const name = escapeControls(path);
  return [`--- ${name}`, `+++ ${name}`, ...lines, ''].join('\n');
}

function paintLine(line: string, paint: Paint): string {
  if (line.startsWith('+')) return paint.create(line);
  return line.startsWith('-') ? paint.delete(line) : line;
}
