import { Lexer } from 'yaml';

/** Marks of the lexer that stand for no character of the text. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** Lists the offsets of all comments of a text. */
export function commentsOf(text: string): readonly (readonly [start: number, end: number])[] {
  const found: [number, number][] = [];
  let offset = 0;
  let isScalar = false;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) {
      isScalar = token === '\u001f';
      continue;
    }
    if (token.startsWith('#') && !isScalar) found.push([offset, offset + token.length]);
    isScalar = false;
    offset += token.length;
  }
  return found;
}
