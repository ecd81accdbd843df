import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { toClipboard } from '../ui/to-clipboard.js';
import styles from './tokens.module.css';

interface NewTokenProps {
  readonly text: string;
  readonly onDone: () => void;
}

/** Shows the text of a token that was just made. */
export function NewToken({ text, onDone }: NewTokenProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    if (await toClipboard(text)) return setOutcome('Copied');
    field.current?.focus();
    field.current?.select();
    setOutcome('Press Ctrl+C');
  };
  return (
    <>
      <p>Copy it now. It is not shown again.</p>
      <label htmlFor={id} className={styles.label}>
        Token
      </label>
      <textarea ref={field} id={id} className={styles.text} readOnly={true} rows={6} value={text} />
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <span role="status">{outcome}</span>
      </div>
      <p className={styles.label}>For the terminal</p>
      <pre className={styles.line}>
        <code>export DATAHUB_GMS_TOKEN={text}</code>
      </pre>
      <div className={styles.actions}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  );
}
