import type { ReactNode } from 'react';
import type { EntityNames } from './entity-names.js';
import styles from './kind-icon.module.css';
import { PlatformTile } from './platform-tile.js';

/** The platform of an entity with its mark, its full name if the title is another, and its environment. */
export function EntityPlace({ name, full, platform, env }: EntityNames): ReactNode {
  const parts = [platform, full === name ? '' : full, env].filter((text) => text !== '');
  return (
    <>
      {platform !== '' && (
        <span className={styles.inLine}>
          <PlatformTile platform={platform} />
        </span>
      )}
      {parts.map((text, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ))}
    </>
  );
}
