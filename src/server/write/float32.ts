/**
 * The shortest decimal that stands for the same float32. DataHub's model has `float` where JSON has doubles, so it
 * gives back what a float can hold: 0.1 stays 0.1, and 0.123456789 comes back as 0.12345679.
 */
export function toFloat32(value: number): number {
  const rounded = Math.fround(value);
  for (let digits = 1; digits < MAX_DIGITS; digits++) {
    const candidate = Number(rounded.toPrecision(digits));
    if (Math.fround(candidate) === rounded) return candidate;
  }
  return Number(rounded.toPrecision(MAX_DIGITS));
}

/** Nine significant digits tell any two float32 apart. */
const MAX_DIGITS = 9;
