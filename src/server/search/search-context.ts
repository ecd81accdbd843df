import type { AspectReads } from '../store/aspect-store.js';
import type { Turn } from '../turns/turn-scheduler.js';

/** The store that a search reads, and its turn, through which it yields to other requests. */
export interface SearchContext {
  readonly store: AspectReads;
  readonly turn: Turn;
}
