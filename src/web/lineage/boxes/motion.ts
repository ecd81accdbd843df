/** Milliseconds that boxes take to their new places. */
export const MOTION_MS = 150;

/** True if the reader asks the system for less motion. */
export function isReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
