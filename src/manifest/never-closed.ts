import { Lexer } from 'yaml';

/** A bracket or a quote that opens something and has no partner. */
export interface NeverClosed {
  /** Where it stands in the text. */
  readonly offset: number;
  readonly opener: string;
  readonly closer: string;
}

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/** Marks of the lexer's that stand for no text: a document begins, brackets end for want of indentation, a scalar follows. */
const DOCUMENT = '\u0002';
const FLOW_END = '\u0018';
const SCALAR = '\u001f';

/**
 * What a text opens and does not close, in the order in which that shows; of brackets inside each other the innermost.
 *
 * The parser notices where the text ends or goes on without them, which may be many lines further down.
 */
export function neverClosed(text: string): readonly NeverClosed[] {
  const found: NeverClosed[] = [];
  let open: NeverClosed[] = [];
  const giveUp = (): void => {
    found.push(...open.slice(-1));
    open = [];
  };
  for (const { token, offset } of tokensOf(text)) {
    const closer = CLOSERS.get(token);
    if (closer !== undefined) open.push({ offset, opener: token, closer });
    else if (token === FLOW_END) giveUp();
    else if (token === '}' || token === ']') open = closed(open, token, found);
    else if (isOpenQuote(token)) found.push({ offset, opener: token.charAt(0), closer: token.charAt(0) });
  }
  giveUp();
  return found;
}

/** What is open behind a closing bracket; what it passes over was never closed. */
function closed(open: readonly NeverClosed[], bracket: string, found: NeverClosed[]): NeverClosed[] {
  const partner = open.findLastIndex(({ closer }) => closer === bracket);
  if (partner === -1) return [...open];
  found.push(...open.slice(partner + 1).slice(-1));
  return open.slice(0, partner);
}

function isOpenQuote(token: string): boolean {
  const quote = token.charAt(0);
  return (quote === '"' || quote === "'") && (token.length === 1 || !token.endsWith(quote));
}

/** Plain text and blocks are left out: in them brackets and quotes mean themselves. */
function* tokensOf(text: string): Generator<{ readonly token: string; readonly offset: number }, void, undefined> {
  let offset = 0;
  let plain = false;
  for (const token of new Lexer().lex(text)) {
    if (!plain) yield { token, offset };
    if (plain || ![DOCUMENT, FLOW_END, SCALAR].includes(token)) offset += token.length;
    plain = !plain && token === SCALAR;
  }
}
