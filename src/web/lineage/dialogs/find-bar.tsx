import { type ReactNode, useEffect, useId, useState } from 'react';
import field from '../../ui/field.module.css';
import styles from './dialogs.module.css';

interface FindBarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many rows there are, for example "3 of 24 columns". */
  readonly count: string;
}

/** The search box above the rows of a dialog. */
export function FindBar({ text, onText, count }: FindBarProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>Find</label>
      <input
        id={id}
        type="search"
        className={field.field}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <span role="status">{count}</span>
    </div>
  );
}

/** A value after it has rested for a time in milliseconds. */
export function useDelayed<Value>(value: Value, ms: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
}
