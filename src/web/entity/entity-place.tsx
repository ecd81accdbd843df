import type { ReactNode } from 'react';
import type { EntityNames } from './entity-names.js';

/** The platform of an entity, its full name if the title is another, and its environment. */
export function EntityPlace({ name, full, platform, env }: EntityNames): ReactNode {
  const parts = [platform, full === name ? '' : full, env].filter((text) => text !== '');
  return parts.map((text, index) => (
    <span key={text}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </span>
  ));
}
