import { type ReactNode, useEffect, useState } from 'react';
import styles from './waiting.module.css';

const SHOW_AFTER_MS = 200;
const CANCEL_AFTER_MS = 5000;

interface WaitingProps {
  /** The work that the page waits for, for example "Reading the tokens". */
  readonly what: string;
  readonly onCancel?: (() => void) | undefined;
}

/** Tells that the page waits. A short wait shows nothing; a long one can be cancelled. */
export function Waiting({ what, onCancel }: WaitingProps): ReactNode {
  const isShown = useAfter(SHOW_AFTER_MS);
  const isLong = useAfter(CANCEL_AFTER_MS);
  if (!isShown) return null;
  return (
    <p role="status" className={styles.waiting}>
      {what} …
      {isLong && onCancel && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
    </p>
  );
}

/** Returns true after a time in milliseconds. */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
