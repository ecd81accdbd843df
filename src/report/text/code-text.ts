import type { CodeReport } from '../report-document.js';
import type { TextContext } from './text-context.js';
import { wrapped } from './wrapped.js';

/** Number, name and level of a code, then what it means and what to do. */
export function codeText({ entry }: CodeReport, { paint }: TextContext): string {
  const { code, name, level, title, explanation } = entry;
  const head = `${paint[level](`${level} ${code}`)} ${paint.title(name)}`;
  return `${[head, title, '', ...wrapped(explanation)].join('\n')}\n`;
}
