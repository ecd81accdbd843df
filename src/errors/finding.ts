import type { FindingLevel } from './code-entry.js';
import { type CodeName, codes } from './codes.js';
import { compareText } from './compare-text.js';
import { comparePlaces, type Place } from './place.js';

/**
 * Something to say about what a user wrote or about what was found in the catalog.
 *
 * Findings are collected and reported together; what stops a run is a {@link HeadwaterError}.
 */
export interface Finding {
  readonly code: `HW${number}`;
  /** The code's readable name, which is also its key in the setting `rules`. */
  readonly name: CodeName;
  readonly level: FindingLevel;
  /** Lower case, names the wrong value and says what to change. Contains no place. */
  readonly message: string;
  /** Absent where no file is at fault. */
  readonly place?: Place;
  /** Other places that take part, such as the first of two definitions. Sorted. */
  readonly related?: readonly Place[];
  /** "did you mean": what the user most likely wanted to write, ready to paste. */
  readonly suggestion?: string;
}

export interface FindingDetails {
  readonly message: string;
  readonly place?: Place | undefined;
  readonly related?: readonly Place[] | undefined;
  readonly suggestion?: string | undefined;
}

/** Makes a finding of a registered code, at the registry's level. */
export function finding(name: CodeName, details: FindingDetails): Finding {
  const { message, place, related, suggestion } = details;
  const { code, level } = codes[name];
  return {
    code,
    name,
    level,
    message,
    ...(place && { place }),
    ...(related?.length && { related: [...related].sort(comparePlaces) }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Sorts by place, then code, then message; the same findings always come in the same order. */
export function sortFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => comparePlaces(a.place, b.place) || compareText(a.code, b.code) || compareText(a.message, b.message));
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((one) => one.level === 'error');
}
