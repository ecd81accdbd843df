/**
 * Returns true if a text matches a pattern, in which `*` matches any run of characters and `?` any
 * one character.
 *
 * This is no glob of paths: those libraries read the brackets and commas of an urn as syntax. It is
 * no regular expression either: with many stars one would take for ever.
 */
export function matchesWildcards(pattern: string, text: string): boolean {
  const [wanted, found] = [[...pattern], [...text]];
  let [at, star, resume] = [0, -1, 0];
  for (let i = 0; i < found.length; ) {
    if (wanted[at] === '*') [star, resume, at] = [at, i, at + 1];
    else if (wanted[at] === '?' || wanted[at] === found[i]) [at, i] = [at + 1, i + 1];
    else if (star >= 0) [at, resume, i] = [star + 1, resume + 1, resume + 1];
    else return false;
  }
  return wanted.slice(at).every((char) => char === '*');
}
