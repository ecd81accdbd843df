import type { CodeReport } from '../report-document.js';
import type { TextContext } from './text-context.js';
import { wrapProse } from './wrap-prose.js';

/** Renders a code: level, number and name, then its meaning and its remedy. */
export function codeText({ entry }: CodeReport, { paint }: TextContext): string {
  const { code, name, level, title, explanation } = entry;
  const head = `${paint[level](`${level} ${code}`)} ${paint.title(name)}`;
  return `${[head, title, '', ...wrapProse(explanation)].join('\n')}\n`;
}
