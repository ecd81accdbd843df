import { chmodSync } from 'node:fs';

/**
 * Restricts a database file to its owner. A file that an earlier version created, or a copy, may be
 * readable to all users. Errors are ignored: file systems without owners refuse the change.
 */
export function makePrivate(file: string): void {
  for (const path of [file, `${file}-wal`]) {
    try {
      chmodSync(path, 0o600);
    } catch {}
  }
}
