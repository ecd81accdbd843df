import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import { toClipboard } from '../../ui/to-clipboard.js';
import styles from './lineage.module.css';

interface ShareBarProps {
  /** Saves the graph as a file. Undefined: there is nothing to save yet. */
  readonly onExport: ((form: 'svg' | 'png') => Promise<void>) | undefined;
}

/** Exports the graph, and copies its address. */
export function ShareBar({ onExport }: ShareBarProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [address, setAddress] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await toClipboard(window.location.href);
    setAddress(isCopied ? '' : window.location.href);
    setOutcome(isCopied ? 'Copied' : 'Press Ctrl+C');
  };
  const save = (form: 'svg' | 'png'): void => {
    setOutcome('');
    onExport?.(form).catch((error: unknown) =>
      setOutcome(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <span className={styles.share}>
      {onExport && (
        <>
          <Button onClick={() => save('svg')}>Export SVG</Button>
          <Button onClick={() => save('png')}>PNG</Button>
        </>
      )}
      <Button onClick={() => void copy()}>Copy link</Button>
      {address && (
        <input
          ref={(field) => field?.select()}
          aria-label="Link to this view"
          readOnly={true}
          value={address}
        />
      )}
      <span role="status">{outcome}</span>
    </span>
  );
}
