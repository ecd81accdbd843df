import type { Turn } from '../../../src/server/turns/turn-scheduler.js';

/** A turn that counts its pauses. Default: its time slice is always over. */
export function countingTurn(
  isOver: boolean = true,
  onPause: () => void = () => undefined,
): Turn & { readonly pauses: () => number } {
  let count = 0;
  const next = async (): Promise<void> => {
    count++;
    onPause();
  };
  return { isOver: () => isOver, next, pauses: () => count };
}
