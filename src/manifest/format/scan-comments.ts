import { structureTokens } from '../../yaml/structure-tokens.js';
import { isAfterBlank, type ManifestComment } from './format-tree.js';

/** A comment and its position. */
export interface PlacedComment extends ManifestComment {
  readonly offset: number;
  /** The column of the comment, from 0. */
  readonly column: number;
  /** True if nothing precedes the comment on its line. */
  readonly isAlone: boolean;
}

export interface ScannedText {
  /** In the order of the text. */
  readonly comments: readonly PlacedComment[];
  /** The lines before the content: comments and directives, and the marker `---`. Mostly empty. */
  readonly prologue: readonly string[];
}

/** Finds all comments of a text with the lexer of the parser. */
export function scanComments(text: string): ScannedText {
  const comments: PlacedComment[] = [];
  const directives: string[] = [];
  const prologue: string[] = [];
  for (const { token, offset } of structureTokens(text)) {
    if (token.startsWith('#')) comments.push(placeComment(text, token, offset));
    if (token.startsWith('%')) directives.push(token.trimEnd());
    if (token === '---') {
      const before = comments.splice(0).map((one) => one.text);
      prologue.push(...before, ...directives, token);
    }
  }
  return { comments, prologue };
}

function placeComment(text: string, token: string, offset: number): PlacedComment {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return {
    text: token.trimEnd(),
    offset,
    column: offset - lineStart,
    isAlone: text.slice(lineStart, offset).trim() === '',
    isAfterBlank: isAfterBlank(text, offset),
  };
}
