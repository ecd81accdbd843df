/** A statement, and where it is in its text. */
export interface PlacedStatement {
  readonly sql: string;
  readonly linesBefore: number;
  /** The line of its first word in the text, from 1. */
  readonly line: number;
}

/** Finds the lines of statements, which are parts of the text in its order. */
export function placeStatements(
  text: string,
  statements: readonly string[],
): readonly PlacedStatement[] {
  let [end, counted, linesBefore] = [0, 0, 0];
  return statements.map((sql) => {
    const start = Math.max(text.indexOf(sql, end), end);
    linesBefore += countBreaks(text.slice(counted, start));
    [counted, end] = [start, start + sql.length];
    return { sql, linesBefore, line: linesBefore + 1 + countBreaks(leadingComments(sql)) };
  });
}

function leadingComments(sql: string): string {
  const blankOrComment = /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y;
  let end = 0;
  while (blankOrComment.test(sql)) end = blankOrComment.lastIndex;
  return sql.slice(0, end);
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
