import { compareText } from '../../errors/compare-text.js';

// Fixed to English, so that the order is the same on every machine.
const collator = new Intl.Collator('en', { numeric: true });

/** Compares names as people sort them: `t2` comes before `t10`. */
export function compareNatural(a: string, b: string): number {
  return collator.compare(a, b) || compareText(a, b);
}
