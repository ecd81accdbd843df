const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** base64url carries six bits in a character. */
const CHARACTER_BITS = 6;

/**
 * Writes sorted whole numbers as the Golomb–Rice code of their gaps, in base64url. A gap is its
 * quotient by 2^parameter in unary, then its remainder in `parameter` bits. The last character is
 * filled with zeros.
 */
export function riceText(sorted: readonly number[], parameter: number): string {
  const bits = toGaps(sorted)
    .map(
      (gap) =>
        `${'1'.repeat(Math.floor(gap / 2 ** parameter))}0${binary(gap % 2 ** parameter, parameter)}`,
    )
    .join('');
  return (bits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(CHARACTER_BITS, '0'), 2)))
    .join('');
}

/** Reads `count` numbers back. Returns undefined if the text does not hold exactly that many. */
export function riceNumbers(
  text: string,
  { count, parameter }: { count: number; parameter: number },
): readonly number[] | undefined {
  const bits = toBits(text);
  const numbers: number[] = [];
  let last = 0;
  let at = 0;
  while (numbers.length < count) {
    const end = bits.indexOf('0', at);
    const next = end + 1 + parameter;
    if (end < 0 || next > bits.length) return undefined;
    last += (end - at) * 2 ** parameter + Number.parseInt(`0${bits.slice(end + 1, next)}`, 2);
    numbers.push(last);
    at = next;
  }
  const rest = bits.slice(at);
  return rest.length < CHARACTER_BITS && !rest.includes('1') ? numbers : undefined;
}

function toGaps(sorted: readonly number[]): readonly number[] {
  return sorted.map((number, i) => number - (sorted[i - 1] ?? 0));
}

function toBits(text: string): string {
  return [...text].map((character) => binary(ALPHABET.indexOf(character), CHARACTER_BITS)).join('');
}

function binary(number: number, digits: number): string {
  return digits === 0 ? '' : number.toString(2).padStart(digits, '0');
}
