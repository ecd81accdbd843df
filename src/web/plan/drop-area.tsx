import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/button.js';
import styles from './drop-area.module.css';

interface DropAreaProps {
  readonly onOpen: (source: Blob) => void;
}

/** Takes a document by dropping it anywhere on the page, choosing it or pasting it. */
export function DropArea({ onOpen }: DropAreaProps): ReactNode {
  const isOver = useDroppedFile(onOpen);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) onOpen(file);
    // The same file can be chosen again after an edit.
    target.value = '';
  };
  return (
    <div className={`${styles.area} ${isOver ? styles.over : ''}`}>
      <p className={styles.lead}>
        <code>headwater plan --open</code> shows a plan on this page. Or drop a plan, receipt,
        drift, impact, graph or test document here, choose it, or paste it.
      </p>
      <p className={styles.soft}>
        It stays in this browser: the catalog is only asked for the lineage of what it names. At
        most 20 MB of JSON.
      </p>
      <Button look="primary" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,text/plain"
        aria-label="Document"
        hidden
        onChange={choose}
      />
      <PasteBox onOpen={onOpen} />
    </div>
  );
}

/** Pasting opens the text at once. Typed text waits for the button. */
function PasteBox({ onOpen }: DropAreaProps): ReactNode {
  const [text, setText] = useState('');
  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    const pasted = file ?? new Blob([event.clipboardData.getData('text/plain')]);
    if (pasted.size === 0) return;
    event.preventDefault();
    setText('');
    onOpen(pasted);
  };
  return (
    <div className={styles.paste}>
      <label htmlFor="pasted">Or paste the text here</label>
      <textarea
        id="pasted"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={paste}
      />
      {text.trim() !== '' && (
        <Button onClick={() => onOpen(new Blob([text]))}>Open this text</Button>
      )}
    </div>
  );
}

/** Listens on the whole window: a browser would otherwise open a file that misses the area. */
function useDroppedFile(onOpen: (source: Blob) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal };
    const take = (event: DragEvent, isNowOver: boolean): void => {
      event.preventDefault();
      setOver(isNowOver);
    };
    window.addEventListener('dragover', (event) => take(event, true), options);
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => relatedTarget === null && setOver(false),
      options,
    );
    window.addEventListener(
      'drop',
      (event) => {
        take(event, false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file) onOpen(file);
      },
      options,
    );
    return () => end.abort();
  }, [onOpen]);
  return isOver;
}
