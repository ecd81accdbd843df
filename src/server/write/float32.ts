/**
 * Rounds to the shortest decimal of the same float32. DataHub's model has `float` where JSON has
 * doubles, so it returns rounded numbers: 0.1 stays 0.1, and 0.123456789 becomes 0.12345679.
 */
export function toFloat32(value: number): number {
  const rounded = Math.fround(value);
  for (let digits = 1; digits < MAX_DIGITS; digits++) {
    const candidate = Number(rounded.toPrecision(digits));
    if (Math.fround(candidate) === rounded) return candidate;
  }
  return Number(rounded.toPrecision(MAX_DIGITS));
}

/** Nine significant digits distinguish any two float32 values. */
const MAX_DIGITS = 9;
