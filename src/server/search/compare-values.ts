import { compareText } from '../../errors/compare-text.js';

/**
 * Compares two values as numbers if both are numbers, and otherwise as text, as a search index
 * orders its keywords.
 */
export function compareValues(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x !== undefined && y !== undefined) return x - y;
  return compareText(a, b);
}

function toNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
