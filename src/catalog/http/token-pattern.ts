/** The minimum length of a base64 spelling. A shorter one would match by chance. */
const MIN_SPELLING_LENGTH = 12;

/**
 * Lists the spellings of a token, longest first: literal, percent-encoded, JSON-escaped,
 * hexadecimal, reversed, and inside base64. In base64 the spelling depends on the number of bytes
 * before the token.
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

/**
 * A base64 digit holds six bits. Digits that the token shares with a neighbouring byte are left
 * out.
 */
function base64Spellings(token: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(token)]);
    const [first, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return (['base64', 'base64url'] as const)
      .map((encoding) => bytes.toString(encoding).slice(first, end))
      .filter(isLongEnough);
  });
}

function isLongEnough({ length }: string): boolean {
  return length >= MIN_SPELLING_LENGTH;
}

/**
 * Builds the source of a regular expression for all spellings of a token. The caller sets the flag
 * to ignore case.
 */
export function tokenPattern(token: string): string {
  return tokenSpellings(token).map(escapeRegExp).join('|');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
