import { fstatSync, writeSync } from 'node:fs';

/**
 * Returns true if an open file is a regular one: no terminal, pipe or device. False if it is
 * closed.
 */
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
 * @throws the system's error. A full disk takes a part first, and the next write fails
 */
export function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
