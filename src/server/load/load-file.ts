import { readFileSync } from 'node:fs';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { Refusal } from '../refusal.js';
import { systemReason } from '../system-reason.js';
import type { WriteOptions } from '../write/write-options.js';
import { writeProposals } from '../write/write-proposals.js';
import { namingEvent, readEvents } from './read-events.js';

/**
 * Reads a file of proposals or snapshots and stores what it says, whole or not at all.
 *
 * @throws HeadwaterError `server-load-failed` that names the file, and the event where one is at fault; exit code 64 where
 *   the file cannot be read at all
 */
export function loadFile(path: string, options: Omit<WriteOptions, 'door'>): void {
  const text = readText(path);
  try {
    load(text, options);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new HeadwaterError('server-load-failed', `cannot load ${path}: ${error.message}`, {
      hint: 'nothing of the file was loaded',
      cause: error,
    });
  }
}

/** @throws Refusal that names the event by its number; nothing is stored then */
export function load(text: string, options: Omit<WriteOptions, 'door'>): void {
  const events = readEvents(text);
  options.store.transaction(() => {
    for (const { number, proposals } of events) namingEvent(number, () => writeProposals(proposals, { ...options, door: 'file' }));
  });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new HeadwaterError('server-load-failed', `cannot load ${path}: ${reason}`, { exitCode: exitCodes.usage, cause: error });
  }
}
