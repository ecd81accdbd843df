import type { FindingLevel } from '../../errors/code-entry.js';
import { type CodeName, codes } from '../../errors/codes.js';
import { compareText } from '../../errors/compare-text.js';
import { comparePlaces, type Place } from '../../errors/place.js';

/** A message at a place of a file, from any kind of document. Its texts are not escaped. */
export interface Annotation {
  readonly code: `HW${number}`;
  readonly level: FindingLevel;
  readonly message: string;
  /** Null if no file is at fault. */
  readonly place: Place | null;
  /** Other places that take part, sorted. */
  readonly related: readonly Place[];
  /** The reason of the allowance. Null if there is no allowance. */
  readonly accepted: string | null;
}

/** An annotation of a registered code, at the registry's level. */
export function annotation(
  name: CodeName,
  message: string,
  details: Partial<Annotation> = {},
): Annotation {
  const { code, level } = codes[name];
  return { code, level, message, place: null, related: [], accepted: null, ...details };
}

const ranks: Readonly<Record<FindingLevel, number>> = { error: 0, warning: 1, info: 2 };

/**
 * Sorts by severity, since a format may show only the first ones, then by place, code and message.
 */
export function sortAnnotations(all: readonly Annotation[]): readonly Annotation[] {
  return [...all].sort(
    (a, b) =>
      ranks[a.level] - ranks[b.level] ||
      comparePlaces(a.place ?? undefined, b.place ?? undefined) ||
      compareText(a.code, b.code) ||
      compareText(a.message, b.message),
  );
}
