import type { HeadwaterError } from '../errors/headwater-error.js';
import type { RunningApply } from './apply-context.js';
import type { Group } from './in-pieces.js';
import { isHalted } from './stopping.js';

/** How often a group is sent at most to a catalog that is out of service, the first time included. */
const MAX_SENT = 3;

/**
 * What was sent to a catalog that was out of service for the moment, and was then read not to be there: the same again,
 * after a wait, or nothing where that is of no use. It is planned anew from a fresh reading, so that a write that comes
 * late after all is found there, or makes the next one stale.
 */
export async function onceMore<T>(group: Group<T>, error: HeadwaterError, context: RunningApply): Promise<readonly Group<T>[]> {
  const inVain = group.inVain + 1;
  if (!error.isPassing || inVain === MAX_SENT || isHalted(context)) return [];
  const mayRetry = await context.writer.waitToRetry(inVain, context.signal);
  return mayRetry && !isHalted(context) ? [{ ...group, inVain }] : [];
}
