import type { PairValue } from '../document/change.js';

/**
 * Returns true if an existing pair has the declared attributes. A declaration without a transform
 * accepts any.
 */
export function isAsDeclared(
  declared: PairAttributes,
  { transform, confidence }: PairAttributes,
): boolean {
  return (
    (declared.transform === null || declared.transform === transform) &&
    sameConfidence(declared.confidence, confidence)
  );
}

/** Returns true if two pairs have the same attributes. Their owners may differ. */
export function sameValue(a: PairAttributes | null, b: PairAttributes | null): boolean {
  if (!a || !b) return a === b;
  return a.transform === b.transform && sameConfidence(a.confidence, b.confidence);
}

type PairAttributes = Pick<PairValue, 'transform' | 'confidence'>;

/** Returns true if two numbers are equal as float32, the form that the server stores. */
export function sameConfidence(a: number, b: number): boolean {
  return Math.fround(a) === Math.fround(b);
}
