import { expect } from 'vitest';
import type { Finding } from '../../../src/errors/finding.js';
import type { MarkedText } from './marked-text.js';

/** A text with one mistake, and the finding that it must give. */
export interface Mistake {
  readonly title: string;
  /** The first mark encloses the place of the finding. Further marks enclose its related places. */
  readonly text: string;
  readonly code: string;
  readonly suggestion?: string;
}

/**
 * Expects exactly one finding: with the code of the mistake, at the mark, with the expected
 * suggestion.
 */
export function expectMistake(
  findings: readonly Finding[],
  mistake: Mistake,
  { places }: MarkedText,
): void {
  const [place, ...related] = places;
  expect(
    findings.map(({ name, place: at, related: others = [], suggestion }) => ({
      name,
      place: at,
      related: others,
      suggestion,
    })),
  ).toEqual([{ name: mistake.code, place, related, suggestion: mistake.suggestion }]);
}
