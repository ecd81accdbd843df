import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import field from '../../ui/field.module.css';
import { toClipboard } from '../../ui/to-clipboard.js';
import { saveGraph } from '../export/save-graph.js';
import type { PlacedGraph } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import styles from './lineage.module.css';

interface ShareBarProps {
  /** What an export draws. Null: the boxes have no places yet. */
  readonly placed: PlacedGraph | null;
  readonly path: Path | null;
}

/** Exports the graph, and copies its address. */
export function ShareBar({ placed, path }: ShareBarProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [address, setAddress] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await toClipboard(window.location.href);
    setAddress(isCopied ? '' : window.location.href);
    setOutcome(isCopied ? 'Copied' : 'Press Ctrl+C');
  };
  const save = async (form: 'svg' | 'png'): Promise<void> => {
    if (placed === null) return;
    const saved = saveGraph(placed, { path, form });
    setOutcome(await saved.catch((error: unknown) => `The export failed: ${String(error)}`));
  };
  return (
    <span className={styles.share}>
      {placed && (
        <>
          <Button onClick={() => void save('svg')}>Export SVG</Button>
          <Button onClick={() => void save('png')}>Export PNG</Button>
        </>
      )}
      <Button onClick={() => void copy()}>Copy link</Button>
      {address && (
        <input
          ref={(field) => field?.select()}
          aria-label="Link to this view"
          className={field.field}
          readOnly={true}
          value={address}
        />
      )}
      <span role="status">{outcome}</span>
    </span>
  );
}
