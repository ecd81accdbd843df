import type { ReactNode } from 'react';
import { kindSign } from './entity-kinds.js';
import styles from './kind-icon.module.css';

/** The sign of a kind. The word for the kind is beside it, so a screen reader skips the sign. */
export function KindIcon({ type }: { readonly type: string }): ReactNode {
  const sign = kindSign(type);
  if (sign === undefined) return null;
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
      <path d={sign} />
    </svg>
  );
}
