/**
 * Describes an error of the operating system in words of our own. Node's words repeat the path or
 * the address, which the message already names.
 *
 * @returns undefined for an error of another origin
 */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return REASONS.get(code) ?? `the system says ${code}`;
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'a part of its path is not a folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EADDRINUSE', 'another process listens there'],
  ['EADDRNOTAVAIL', 'this machine has no such address'],
]);
