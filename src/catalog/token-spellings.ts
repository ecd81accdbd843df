/** Fewer characters of base64 would be found by chance. */
const TELLING = 12;

/**
 * How a token may be written down, longest first: as it is, as in an address, as in a JSON text, in hexadecimal digits,
 * backwards, and within base64, where its spelling depends on how many bytes stand before it.
 */
function tokenSpellings(token: string): readonly string[] {
  const texts = [
    token,
    encodeURIComponent(token),
    JSON.stringify(token).slice(1, -1),
    Buffer.from(token).toString('hex'),
    backwards(token),
  ];
  return [...new Set([...texts, ...base64Spellings(token)])].sort((a, b) => b.length - a.length);
}

function backwards(token: string): string {
  return [...token].reverse().join('');
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

/** The source of a regular expression that matches any spelling of a token. Case is for the caller to ignore. */
export function tokenPattern(token: string): string {
  return tokenSpellings(token).map(escapeRegExp).join('|');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
