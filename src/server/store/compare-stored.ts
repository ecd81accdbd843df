import { compareText } from '../../errors/compare-text.js';

const SURROGATE = /[\ud800-\udfff]/;

/** Compares texts in the order of SQLite, which is by code points. */
export function compareStored(a: string, b: string): number {
  return SURROGATE.test(a) || SURROGATE.test(b)
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : compareText(a, b);
}
