import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ScreenPlace } from '../look/graph-actions.js';
import type { Box, Direction } from '../model/graph.js';
import styles from '../page/lineage.module.css';

export interface HopsRequest {
  readonly box: Box;
  readonly direction: Direction;
  readonly place: ScreenPlace;
}

interface HopsMenuProps {
  readonly request: HopsRequest;
  readonly onChoose: (hops: number) => void;
  readonly onClose: () => void;
}

const HOPS = [1, 2, 3] as const;

/** A menu that opens a side of a box by 1 to 3 hops. */
export function HopsMenu({ request, onChoose, onClose }: HopsMenuProps): ReactNode {
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
  const { x, y } = request.place;
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Hops of the ${request.direction}streams of ${request.box.name}`}
      className={styles.menu}
      style={{ left: x, top: y }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!menu.current?.contains(event.relatedTarget)) onClose();
      }}
    >
      {HOPS.map((hops) => (
        <button key={hops} type="button" role="menuitem" onClick={() => onChoose(hops)}>
          {hops === 1 ? '1 hop' : `${hops} hops`}
        </button>
      ))}
    </div>
  );
}
