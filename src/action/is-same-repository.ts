/** Compares names of repositories, `owner/name`. GitHub ignores their letter case. */
export function isSameRepository(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
