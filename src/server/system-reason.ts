/**
 * Why the system refused, in our words: Node's own repeat the path or the address that the message names already.
 *
 * @returns nothing for an error that is not the system's
 */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return REASONS.get(code) ?? `the system says ${code}`;
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'a part of its path is no folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'this user may not'],
  ['EPERM', 'this user may not'],
  ['EADDRINUSE', 'another process listens there'],
  ['EADDRNOTAVAIL', 'this machine has no such address'],
]);
