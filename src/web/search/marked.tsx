import type { ReactNode } from 'react';
import { partsOf } from './match-words.js';
import styles from './search.module.css';

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text in which the parts that the search found stand out. */
export function Marked({ text, words }: MarkedProps): ReactNode {
  return (
    <bdi>
      {partsOf(text, words).map((part, index) =>
        part.isFound ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          <mark key={index} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
