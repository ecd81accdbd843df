/** Spells a token as a catalog, or a library in front of it, may write it. */
type Speller = (token: string) => string;

const everyUnit = (token: string, spell: (code: number) => string): string =>
  [...token].map((char) => spell(char.charCodeAt(0))).join('');

const hexOf = (code: number): string => code.toString(16).padStart(2, '0');

const ENCODINGS: Readonly<Record<string, Speller>> = {
  plain: (token) => token,
  upper: (token) => token.toUpperCase(),
  url: encodeURIComponent,
  'url of each character': (token) => everyUnit(token, (code) => `%${hexOf(code)}`),
  json: (token) => JSON.stringify(token).slice(1, -1),
  'json of each character': (token) => everyUnit(token, (code) => `\\u00${hexOf(code)}`),
  html: (token) => everyUnit(token, (code) => `&#${code};`),
  base64: (token) => Buffer.from(token).toString('base64'),
  base64url: (token) => Buffer.from(token).toString('base64url'),
  basic: (token) => Buffer.from(`datahub:${token}`).toString('base64'),
  hex: (token) => Buffer.from(token).toString('hex'),
  'hex in capitals': (token) => Buffer.from(token).toString('hex').toUpperCase(),
  backwards: (token) => [...token].reverse().join(''),
};

const halves = (text: string): readonly string[] => [
  text.slice(0, text.length / 2),
  text.slice(text.length / 2),
];

const WRAPPINGS: Readonly<Record<string, Speller>> = {
  alone: (text) => text,
  'as a bearer': (text) => `Bearer ${text}`,
  'with spaces around dots': (text) => text.replaceAll('.', ' . '),
  'in two lines': (text) => halves(text).join('\n'),
  'over JSON parts': (text) => JSON.stringify(Object.fromEntries(halves(text).entries())),
  'percent-encoded again': encodeURIComponent,
  'percent-encoded twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'escaped again': (text) => JSON.stringify(JSON.stringify(text)),
  'without its begin': (text) => text.slice(Math.floor(text.length / 3)),
  'without its end': (text) => text.slice(0, -Math.floor(text.length / 3)),
};

const SPELLERS: ReadonlyMap<string, Speller> = new Map(
  Object.entries(ENCODINGS).flatMap(([encoding, encode]) =>
    Object.entries(WRAPPINGS).map(
      ([wrapping, wrap]) =>
        [`${encoding} ${wrapping}`, (token: string) => wrap(encode(token))] as const,
    ),
  ),
);

/** The names of all spellings: each encoding in each wrapping. */
export const spellings: readonly string[] = [...SPELLERS.keys()];

/** Spells a token in a spelling of {@link spellings}. */
export function spelled(token: string, spelling: string): string {
  const spell = SPELLERS.get(spelling);
  if (spell === undefined) throw new Error(`no spelling ${spelling}`);
  return spell(token);
}
