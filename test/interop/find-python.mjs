import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** The oldest Python that all pinned packages support. */
const OLDEST_MINOR = 10;

/**
 * Prints the version of Python. Fails if Python cannot make virtual environments, which are a
 * separate package in Debian.
 */
const PROBE = 'import sys, venv, ensurepip; print(sys.version_info.major, sys.version_info.minor)';

/**
 * Finds a Python that can make virtual environments: the one that PYTHON names, or one on the path.
 *
 * @returns {{ command: string, version: string } | undefined}
 */
export function findPython() {
  const candidates = [
    process.env['PYTHON'],
    'python3',
    'python',
    'python3.13',
    'python3.12',
    'python3.11',
    'python3.10',
  ];
  for (const command of candidates) {
    if (command === undefined || command === '') continue;
    const { status, stdout } = spawnSync(command, ['-c', PROBE], { encoding: 'utf8' });
    if (status !== 0) continue;
    const [major = 0, minor = 0] = stdout.trim().split(' ').map(Number);
    if (major === 3 && minor >= OLDEST_MINOR) return { command, version: `${major}.${minor}` };
  }
  return undefined;
}

/** The message if `findPython` finds nothing. */
export const NO_PYTHON = `no Python 3.${OLDEST_MINOR} or newer with venv and ensurepip; PYTHON names one that is not on the path`;
