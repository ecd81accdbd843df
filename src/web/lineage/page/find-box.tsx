import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.js';
import field from '../../ui/field.module.css';
import styles from './lineage.module.css';
import type { Work } from './use-work.js';

interface FindBoxProps {
  readonly work: Work;
  /** Called after Escape. */
  readonly onLeave: () => void;
}

/** Finds datasets and columns of the graph. Enter goes to the next match, Shift+Enter back. */
export function FindBox({ work, onLeave }: FindBoxProps): ReactNode {
  const { input, finding, showMatch: show } = work;
  const { text, setText, matches } = finding;
  const [position, setPosition] = useState(0);
  const [first] = matches;
  const firstKey = first?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text starts at its first match
  useEffect(() => {
    setPosition(0);
    show(first ?? null);
  }, [text, firstKey]);
  const go = (step: 1 | -1): void => {
    const next = (position + step + matches.length) % matches.length;
    const match = matches[next];
    if (match === undefined) return;
    setPosition(next);
    show(match);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.find}>
      <input
        ref={input}
        type="search"
        className={field.field}
        aria-label="Find datasets and columns in the graph"
        placeholder="Find  /"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status">{countText(text, position, matches.length)}</span>
      {matches.length > 1 && (
        <>
          <Button aria-label="Previous match" onClick={() => go(-1)}>
            ↑
          </Button>
          <Button aria-label="Next match" onClick={() => go(1)}>
            ↓
          </Button>
        </>
      )}
    </search>
  );
}

function countText(text: string, position: number, count: number): string {
  if (text.trim() === '') return '';
  return count === 0 ? 'none' : `${position + 1} of ${count}`;
}
