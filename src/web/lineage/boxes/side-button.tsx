import type { MouseEvent, ReactNode } from 'react';
import { useGraphActions } from '../look/graph-actions.js';
import { sideButton } from '../model/box-words.js';
import type { Box, Direction } from '../model/graph.js';
import styles from './box.module.css';

interface SideButtonProps {
  readonly box: Box;
  readonly direction: Direction;
}

/** Expands or collapses a side of a box. A second button offers more hops. */
export function SideButton({ box, direction }: SideButtonProps): ReactNode {
  const actions = useGraphActions();
  const button = sideButton(box, direction);
  if (button === null) return null;
  const act = (): void =>
    button.opens ? actions.open(box, direction, 1) : actions.close(box, direction);
  const showHops = ({ currentTarget }: MouseEvent): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    actions.showHops(box, direction, { x: left, y: bottom });
  };
  return (
    <span className={`${styles.side} ${styles[direction]} nopan`}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={button.label}
        title={box.sides[direction].error ?? button.label}
        onClick={act}
      >
        {button.text}
      </button>
      {button.opens && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.more}
          aria-label={`More hops of the ${direction}streams of ${box.name}`}
          aria-haspopup="menu"
          onClick={showHops}
        >
          ▾
        </button>
      )}
    </span>
  );
}
