import { Lexer } from 'yaml';

/**
 * Tokens of the lexer that take up no text: a document begins, missing indentation ends the open
 * brackets, a scalar follows.
 */
const DOCUMENT = '\u0002';
export const FLOW_END: string = '\u0018';
const SCALAR = '\u001f';

/** Yields the tokens outside plain and block scalars, where brackets and quotes are plain text. */
export function* structureTokens(
  text: string,
): Generator<{ readonly token: string; readonly offset: number }, void, undefined> {
  let offset = 0;
  let plain = false;
  for (const token of new Lexer().lex(text)) {
    if (!plain) yield { token, offset };
    if (plain || ![DOCUMENT, FLOW_END, SCALAR].includes(token)) offset += token.length;
    plain = !plain && token === SCALAR;
  }
}
