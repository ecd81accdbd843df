import type { ReactNode } from 'react';
import { useRowWindow } from './use-row-window.js';
import styles from './windowed-list.module.css';

interface WindowedListProps<Item> {
  /** The name of the list, for a screen reader. */
  readonly label: string;
  readonly items: readonly Item[];
  /** The height of each row, in CSS pixels. */
  readonly rowHeight: number;
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
  /** Called with the exclusive end of the drawn rows, for example to read more of them. */
  readonly onReach?: (end: number) => void;
}

/** A list that scrolls and draws only the rows in view. */
export function WindowedList<Item>(props: WindowedListProps<Item>): ReactNode {
  const { label, items, rowHeight, keyOf, render, onReach } = props;
  const rows = useRowWindow(items.length, rowHeight, (next) => onReach?.(next.end));
  const { first, end, onScroll } = rows;
  return (
    <section
      className={styles.box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the list
      tabIndex={0}
      onScroll={onScroll}
    >
      <ul className={styles.list} style={{ height: items.length * rowHeight }}>
        {items.slice(first, end).map((item, index) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={first + index + 1}
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
          >
            {render(item, first + index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
