import { compareText } from '../../errors/compare-text.js';

/** Less than, equal to or more than 0: as numbers where both are, otherwise as texts, as an index orders its keywords. */
export function order(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [numberIn(a), numberIn(b)];
  if (x !== undefined && y !== undefined) return x - y;
  return compareText(a, b);
}

function numberIn(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
