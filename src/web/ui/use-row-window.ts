import { type UIEvent, useState } from 'react';

/** The rows of a long table that are drawn: from the first to the one before the end. */
type RowWindow = Readonly<Record<'first' | 'end', number>>;

type Scroll = Readonly<Record<'top' | 'height', number>>;

/** The height of a scroll area before its first event, in CSS pixels. */
const FIRST_VIEW = 800;

/** The number of rows to draw beyond the rows in view. */
const AROUND = 10;

/**
 * Follows the scrolling of rows of one height. Only rows in view are drawn.
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

export function windowOf(count: number, rowHeight: number, { top, height }: Scroll): RowWindow {
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - AROUND);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + AROUND);
  return { first, end: Math.max(first, end) };
}
