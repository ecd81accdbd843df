/** The process gave no usable answer. The message says why. */
export class ParserStopped extends Error {
  override readonly name = 'ParserStopped';
}

/** Returns the first line without codes of colors, cut to a length that fits in a message. */
export function firstLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the parser underlines with them
  const plain = text.replaceAll(/\u001b\[\d*m/g, '').trim();
  return (plain.split('\n')[0] ?? '').slice(0, MAX_WORDS);
}

const MAX_WORDS = 300;
