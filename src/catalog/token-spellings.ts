/** Fewer characters of base64 would be found by chance. */
const TELLING = 12;

/**
 * How a token may be written down, longest first: as it is, as in an address, as in a JSON text, and within base64, where its
 * spelling depends on how many bytes stand before it.
 */
export function tokenSpellings(token: string): readonly string[] {
  const texts = [token, encodeURIComponent(token), JSON.stringify(token).slice(1, -1)];
  return [...new Set([...texts, ...base64Spellings(token)])].sort((a, b) => b.length - a.length);
}

/** A digit of base64 holds six bits: those that share a digit with a neighbour of the token are left out. */
function base64Spellings(token: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]);
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return (['base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding).slice(first, end)).filter(isTelling);
  });
}

function isTelling({ length }: string): boolean {
  return length >= TELLING;
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
