import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { entityPath } from './addresses.js';
import { KindIcon } from './kind-icon.js';
import styles from './lineage.module.css';

interface EntityLinkProps {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
}

/** The name of an entity with its sign. It leads to the page or the graph of the entity. */
export function EntityLink({ urn, type, name }: EntityLinkProps): ReactNode {
  const path = entityPath(urn);
  return (
    <span className={styles.name}>
      <KindIcon type={type} />
      {path === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <Link href={path}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </span>
  );
}
