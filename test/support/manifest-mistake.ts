import { expect } from 'vitest';
import type { Finding } from '../../src/errors/finding.js';
import type { MarkedText } from './manifest-marked-text.js';

/** A text with one mistake in it, and what has to be said of that. */
export interface Mistake {
  readonly title: string;
  /** Marked where the finding has to point; further marks are the other places that take part. */
  readonly text: string;
  readonly code: string;
  readonly suggestion?: string;
}

/** One mistake gives one finding, of its code, exactly at the mark, with its suggestion. */
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
