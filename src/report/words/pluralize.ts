/** `1 file`, `2 files`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** `file` for 1, `files` and `entities` for 2. */
export function nounFor(count: number, noun: string): string {
  if (count === 1) return noun;
  return noun.endsWith('ty') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** `… and 3 more findings. <where>`: a note about items that are left out. Empty if none are. */
export function andMore(count: number, noun: string, where: string): string {
  return count === 0 ? '' : `… and ${pluralize(count, `more ${noun}`)}. ${where}`;
}

/** `a, b and c` */
export function listWords(words: readonly string[]): string {
  const last = words.length - 1;
  return last < 1 ? words.join('') : `${words.slice(0, last).join(', ')} and ${words[last]}`;
}
