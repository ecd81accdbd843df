import { readFileSync } from 'node:fs';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { RequestError } from '../shared/request-error.js';
import { systemReason } from '../shared/system-reason.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';
import { readEvents, withEventNumber } from './read-events.js';

/**
 * Reads a file of proposals or snapshots and stores all of it, or nothing.
 *
 * @throws HeadwaterError `server-load-failed` that names the file, and the event that is wrong.
 *   Exit code 64 if the file cannot be read at all.
 */
export function loadFile(path: string, options: Omit<WriteOptions, 'channel'>): void {
  const text = readText(path);
  try {
    loadEvents(text, options);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new HeadwaterError('server-load-failed', `cannot load ${path}: ${error.message}`, {
      hint: 'nothing of the file was loaded',
      cause: error,
    });
  }
}

/** @throws RequestError that names the event by its number. Then nothing is stored. */
export function loadEvents(text: string, options: Omit<WriteOptions, 'channel'>): void {
  const events = readEvents(text);
  options.store.transaction(() => {
    for (const { number, proposals } of events)
      withEventNumber(number, () => writeProposals(proposals, { ...options, channel: 'file' }));
  });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new HeadwaterError('server-load-failed', `cannot load ${path}: ${reason}`, {
      exitCode: exitCodes.usage,
      cause: error,
    });
  }
}
