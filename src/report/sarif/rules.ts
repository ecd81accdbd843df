import type { FindingLevel } from '../../errors/code-entry.js';
import { compareText } from '../../errors/compare-text.js';
import { findCode } from '../../errors/find-code.js';
import type { Annotation } from '../annotations/annotation.js';
import { sarifMessage } from './escape.js';

export interface SarifRule {
  readonly id: string;
  readonly [property: string]: unknown;
}

/** The rules of the codes that occur, sorted by code, with the texts of the registry. */
export function sarifRules(all: readonly Annotation[]): readonly SarifRule[] {
  const ids = [...new Set(all.map(({ code }) => code))].sort(compareText);
  return ids.map(sarifRule);
}

function sarifRule(id: Annotation['code']): SarifRule {
  const found = findCode(id);
  // A plan of a later version may contain codes that this version does not know.
  if (!found.ok)
    return {
      id,
      shortDescription: { text: 'a code that this version of headwater does not know' },
    };
  const { name, level, title, explanation } = found.value;
  const text = sarifMessage(explanation);
  return {
    id,
    name,
    shortDescription: { text: title },
    fullDescription: { text },
    help: { text: `${text}\n\nheadwater explain ${id}` },
    defaultConfiguration: { level: sarifLevels[level] },
  };
}

/** The levels of findings as SARIF levels. */
export const sarifLevels: Readonly<Record<FindingLevel, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};
