import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { pluralize } from '../../../report/words/pluralize.js';
import { type HopsOverlay, useGraphActions } from '../look/look.js';
import styles from './dialogs.module.css';

interface HopsMenuProps {
  readonly request: HopsOverlay;
  readonly onClose: () => void;
}

const HOPS = [1, 2, 3] as const;

/** A menu that opens a side of a box by 1 to 3 hops. */
export function HopsMenu({ request, onClose }: HopsMenuProps): ReactNode {
  const { box, direction, x, y } = request;
  const { open } = useGraphActions();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    menu.current?.querySelector('button')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const items: HTMLElement[] = [...(menu.current?.querySelectorAll('button') ?? [])];
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items[(at + items.length - 1) % items.length]?.focus();
    else return;
    event.preventDefault();
  };
  const choose = (hops: number): void => {
    open(box, direction, hops);
    onClose();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Hops of the ${direction}streams of ${box.name}`}
      className={styles.menu}
      style={{ left: x, top: y }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!menu.current?.contains(event.relatedTarget)) onClose();
      }}
    >
      {HOPS.map((hops) => (
        <button key={hops} type="button" role="menuitem" onClick={() => choose(hops)}>
          {pluralize(hops, 'hop')}
        </button>
      ))}
    </div>
  );
}
