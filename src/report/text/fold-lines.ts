/**
 * Breaks lines that are longer than a terminal is wide, at spaces, and sets in what follows by two columns more than the line
 * itself: a terminal would break in the middle of a word and begin at its edge. A word that is longer stays whole, to be
 * copied. Colours are not counted.
 */
export function foldLines(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => foldLine(line, columns))
    .join('\n');
}

function foldLine(line: string, columns: number): string {
  if (visibleLength(line) <= columns) return line;
  const indent = line.slice(0, line.length - line.trimStart().length);
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const word of line.slice(indent.length).split(' ')) {
    if (!isEmpty && visibleLength(current) + 1 + visibleLength(word) > columns) {
      lines.push(current.trimEnd());
      current = `${indent}  ${word}`;
    } else current = isEmpty ? `${current}${word}` : `${current} ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}

/** In characters, wide ones as one. */
function visibleLength(text: string): number {
  return [...text.replace(COLORS, '')].length;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what picocolors writes
const COLORS = /\u001b\[\d+m/g;
