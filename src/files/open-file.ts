import { fstatSync, writeSync } from 'node:fs';

/** Whether an open file is a plain one: no terminal, pipe or device. A closed one is none. */
export function isPlainFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

/**
 * Writes all bytes to an open file.
 *
 * @throws the system's error. A full disk takes a part first, and fails at the next try
 */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
