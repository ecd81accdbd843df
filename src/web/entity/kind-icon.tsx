import type { ReactNode } from 'react';
import { kindSigns } from '../../report/drawing/look/kind-look.js';
import { shownKind } from './entity-kinds.js';
import styles from './kind-icon.module.css';

/** The sign of a kind. The word for the kind is beside it, so a screen reader skips the sign. */
export function KindIcon({ type }: { readonly type: string }): ReactNode {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
      <path d={kindSigns[shownKind(type)]} />
    </svg>
  );
}
