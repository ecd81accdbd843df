import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder for the current test. It is removed when the test ends. */
export function tempFolder(): string {
  return folderIn(tmpdir());
}

/**
 * Makes a folder in memory for the current test, or on the disk if the machine has no memory file
 * system with room. For databases of tests that are not about the disk: SQLite waits for the disk
 * at each commit, and the scenarios commit thousands of times.
 */
export function tempFolderInMemory(): string {
  return folderIn(memoryDir());
}

/**
 * Returns the folder for temporary files that a disk would make slow: repositories of git have
 * hundreds of small files. On the disk if the machine has no memory file system with room.
 */
export function memoryDir(): string {
  const hasRoom = existsSync(IN_MEMORY) && freeBytes(IN_MEMORY) >= ROOM_BYTES;
  return hasRoom ? IN_MEMORY : tmpdir();
}

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 1 << 30;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function folderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'headwater-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Gives some work a folder, which is removed after it: many runs of a property need many. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
