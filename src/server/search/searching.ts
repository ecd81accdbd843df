import type { AspectStore } from '../store/aspect-store.js';
import type { Turn } from '../turns/turns.js';

/** What a search reads from, and how it lets others in. */
export interface Searching {
  readonly store: AspectStore;
  readonly turn: Turn;
}
