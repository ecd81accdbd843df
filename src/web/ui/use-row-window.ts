import { type UIEvent, useState } from 'react';
import { type RowWindow, type Scroll, windowOf } from './window-of.js';

/** The height of a scroll area before its first event, in CSS pixels. */
const FIRST_VIEW = 800;

/**
 * Follows the scrolling of rows that all have one height, of which those in view are drawn.
 *
 * @param onScrolled called with the rows to draw after a scroll
 */
export function useRowWindow(
  count: number,
  rowHeight: number,
  onScrolled?: (rows: RowWindow) => void,
): RowWindow & { readonly onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [scroll, setScroll] = useState<Scroll>({ top: 0, height: FIRST_VIEW });
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const next = { top: currentTarget.scrollTop, height: currentTarget.clientHeight };
    setScroll(next);
    onScrolled?.(windowOf(count, rowHeight, next));
  };
  return { ...windowOf(count, rowHeight, scroll), onScroll };
}
