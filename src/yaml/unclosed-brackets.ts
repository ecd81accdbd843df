import { FLOW_END, structureTokens } from './structure-tokens.js';

/** An opening bracket or quote without its closing partner. */
export interface UnclosedBracket {
  /** Its offset in the text. */
  readonly offset: number;
  readonly opener: string;
  readonly closer: string;
}

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/**
 * Finds brackets and quotes that are never closed, in the order in which the lexer notices them.
 * Returns only the innermost of nested brackets.
 *
 * The parser reports the mistake only where it cannot continue, which may be many lines further
 * down.
 */
export function findUnclosedBrackets(text: string): readonly UnclosedBracket[] {
  const found: UnclosedBracket[] = [];
  let open: UnclosedBracket[] = [];
  const endOpenBrackets = (): void => {
    found.push(...open.slice(-1));
    open = [];
  };
  for (const { token, offset } of structureTokens(text)) {
    const closer = CLOSERS.get(token);
    if (closer !== undefined) open.push({ offset, opener: token, closer });
    else if (token === FLOW_END) endOpenBrackets();
    else if (token === '}' || token === ']') open = closeBracket(open, token, found);
    else if (isOpenQuote(token))
      found.push({ offset, opener: token.charAt(0), closer: token.charAt(0) });
  }
  endOpenBrackets();
  return found;
}

/** Returns the brackets that are open after a closing one. Skipped brackets were never closed. */
function closeBracket(
  open: readonly UnclosedBracket[],
  bracket: string,
  found: UnclosedBracket[],
): UnclosedBracket[] {
  const partner = open.findLastIndex(({ closer }) => closer === bracket);
  if (partner === -1) return [...open];
  found.push(...open.slice(partner + 1).slice(-1));
  return open.slice(0, partner);
}

function isOpenQuote(token: string): boolean {
  const quote = token.charAt(0);
  return (quote === '"' || quote === "'") && (token.length === 1 || !token.endsWith(quote));
}
