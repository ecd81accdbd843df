import type { CodeReport } from '../document/report-document.js';
import type { TextContext } from './text-context.js';

/** Renders a code: level, number and name, then its meaning and its remedy. */
export function codeText({ entry }: CodeReport, { paint }: TextContext): string {
  const { code, name, level, title, explanation } = entry;
  const head = `${paint[level](`${level} ${code}`)} ${paint.title(name)}`;
  return `${[head, title, '', ...wrapProse(explanation)].join('\n')}\n`;
}

const WIDTH = 80;

/** Wraps prose into lines of at most 80 columns. A longer word stays whole. */
export function wrapProse(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
