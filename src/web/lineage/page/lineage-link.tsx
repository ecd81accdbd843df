import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { urnOfPath } from '../../dataset/dataset-address.js';
import { lineagePath } from '../model/lineage-address.js';
import styles from './lineage.module.css';

/** Leads from the page of a dataset to its graph. */
export function LineageLink(): ReactNode {
  return (
    <Link href={lineagePath(urnOfPath(usePathname()))} className={styles.link}>
      Open lineage
    </Link>
  );
}
