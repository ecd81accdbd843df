import { urnOf } from './domain.js';
import type { Fault, On } from './faults.js';

/** Numbers of requests of a run, by kind. */
export type Counts = Record<On | 'batch' | 'graphql' | 'proposal', number>;

export function noRequests(): Counts {
  return { read: 0, write: 0, any: 0, batch: 0, graphql: 0, proposal: 0 };
}

interface Request {
  readonly path: string;
  readonly body: string;
  readonly writes: boolean;
}

export function isBatchRead(path: string): boolean {
  return path.includes('/batchGet');
}

/** Returns true if a fault strikes the request that was counted last. */
export function isDue(fault: Fault, { path, body, writes }: Request, counts: Counts): boolean {
  const isProposal = writes && !path.includes('/graphql');
  switch (fault.fault) {
    case 'status':
    case 'reset': {
      const n = counts[fault.on];
      return (
        (fault.on === 'any' || (fault.on === 'write') === writes) &&
        n >= fault.at &&
        n < fault.at + fault.times
      );
    }
    case 'forbidden':
      return (
        (fault.on === 'any' || (fault.on === 'write') === writes) &&
        !path.includes('/graphql') &&
        body.includes(urnOf(fault.name))
      );
    case 'stale':
      return isProposal && counts.proposal <= fault.times;
    case 'doubled':
      return isProposal && counts.proposal === fault.at;
    case 'lag':
      return body.includes('scrollAcrossEntities');
    case 'errors':
      return path.includes('/graphql') && counts.graphql === fault.at;
    default:
      return isBatchRead(path) && counts.batch === fault.at;
  }
}
