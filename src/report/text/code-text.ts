import type { CodeReport } from '../document/report-document.js';
import { wrapWords } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/** Renders a code: level, number and name, then its meaning and its remedy. */
export function codeText({ entry }: CodeReport, { paint }: TextContext): string {
  const { code, name, level, title, explanation } = entry;
  const head = `${paint[level](`${level} ${code}`)} ${paint.title(name)}`;
  return `${[head, title, '', ...wrapWords(explanation, WIDTH, WIDTH)].join('\n')}\n`;
}

const WIDTH = 80;
