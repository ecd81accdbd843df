import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { countWords, type Owners } from './owner-classes.js';
import styles from './owner-legend.module.css';

interface OwnerLegendProps {
  readonly owners: Owners;
  readonly onHide: () => void;
}

/** Explains the colors and signs of owners or writers, and counts the lineage of each. */
export function OwnerLegend({ owners, onHide }: OwnerLegendProps): ReactNode {
  return (
    <section aria-label="Colors" className={styles.legend}>
      <ul>
        {owners.classes.map((one) => (
          <li key={one.name}>
            <span className={styles.sign} style={{ borderColor: `var(--${one.tone})` }}>
              {one.sign}
            </span>{' '}
            <bdi>{one.name}</bdi> <span className={styles.count}>{countWords(one)}</span>
          </li>
        ))}
      </ul>
      <Button onClick={onHide}>Hide (l)</Button>
    </section>
  );
}
