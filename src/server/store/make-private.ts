import { chmodSync } from 'node:fs';

/**
 * Takes a database away from everybody but its owner: one that an earlier version made, or a copy, may be readable to
 * all. File systems that know no owners refuse, and nothing can be done about it here.
 */
export function makePrivate(file: string): void {
  for (const path of [file, `${file}-wal`]) {
    try {
      chmodSync(path, 0o600);
    } catch {}
  }
}
