import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FindFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The number of rows that are found, for example "3 of 24 columns". */
  readonly count: ReactNode;
}

/** The search field above rows. */
export function FindField({ label, text, onText, count }: FindFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.find}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles.field}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <span role="status">{count}</span>
    </div>
  );
}
