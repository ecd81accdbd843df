import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** The name of the list, for a screen reader. */
  readonly label: string;
  /** The id and the text of each tab. */
  readonly tabs: readonly (readonly [id: Id, text: string])[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs in the ARIA pattern: one tab stop, and the arrow keys choose. */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactNode {
  const { label, tabs, chosen, onChoose, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(([id]) => id === chosen);
    const [next] = tabs[nextIndex(event.key, index, tabs.length)] ?? [];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(([id, text]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={`panel-${chosen}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </>
  );
}

/** The tab that a key leads to; -1 for other keys. */
function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
