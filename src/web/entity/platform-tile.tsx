import type { ReactNode } from 'react';
import { platformMark } from '../../report/drawing/look/platform-mark.js';
import styles from './kind-icon.module.css';

/**
 * The mark of a platform. Its word is beside it or in the label, so a screen reader skips the mark.
 * The style sheet writes the letters, so that no copied text has them.
 */
export function PlatformTile({ platform }: { readonly platform: string }): ReactNode {
  if (platform === '') return null;
  const { letters, color } = platformMark(platform);
  return (
    <span
      className={styles.tile}
      data-letters={letters}
      style={{ background: color }}
      aria-hidden="true"
    />
  );
}
