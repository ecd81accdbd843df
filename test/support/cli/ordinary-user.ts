import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import process from 'node:process';
import { CLI_ENTRY } from './kill-cli.js';

/**
 * The user id of `nobody` on most systems. Root may write to every file, so root runs the program
 * as this user.
 */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;

const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Runs the built command line as a user to whom file permissions apply. Stops it after a few
 * seconds.
 */
export function asOrdinaryUser(args: readonly string[], cwd: string): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [CLI_ENTRY, ...args], {
    ...who,
    cwd,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

/** Gives a file or a folder to that user. */
export function handOver(path: string, mode: number): void {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
  chmodSync(path, mode);
}

/** The reason why permissions cannot be tested here; absent if they can. */
export function skipReason(): string | undefined {
  if (process.getuid === undefined) return 'this system has no users as POSIX knows them';
  return asOrdinaryUser(['--version'], '/').status === 0
    ? undefined
    : 'an ordinary user cannot run the built program here';
}
