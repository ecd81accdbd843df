import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import type { Box, Path } from '../model/graph.js';
import styles from './lineage.module.css';

/** The columns or datasets on a path in the catalog, of which the graph draws a part. */
export interface WholeCounts {
  readonly up: number;
  readonly down: number;
  readonly datasets: number;
}

interface PathBarProps {
  readonly path: Path;
  /** The box in which the path starts. */
  readonly box: Box | undefined;
  /** Undefined: not known yet. */
  readonly whole: WholeCounts | undefined;
  readonly isWaiting: boolean;
  readonly onShowAll: () => void;
  readonly onClear: () => void;
}

/** Names the pinned path and counts it: what is shown, and what the catalog has. */
export function PathBar(props: PathBarProps): ReactNode {
  const { path, box, whole, isWaiting } = props;
  const { column } = path.start;
  const name = [box?.name ?? path.start.urn, column].filter((text) => text !== null).join('.');
  const hasMore = whole !== undefined && (whole.up > path.up || whole.down > path.down);
  return (
    <section aria-label="Path" className={styles.path}>
      <span role="status">
        Path of <bdi>{name}</bdi>: {countText(path.up, whole?.up)} up,{' '}
        {countText(path.down, whole?.down)} down in {countText(path.boxes.size, whole?.datasets)}{' '}
        {path.boxes.size === 1 && !hasMore ? 'dataset' : 'datasets'}.
      </span>
      {hasMore && (
        <Button onClick={props.onShowAll} aria-disabled={isWaiting}>
          {isWaiting ? 'Loading …' : 'Show all'}
        </Button>
      )}
      <Button onClick={props.onClear}>Clear (Esc)</Button>
    </section>
  );
}

function countText(shown: number, whole: number | undefined): string {
  return whole === undefined || whole <= shown ? String(shown) : `${shown} of ${whole}`;
}
