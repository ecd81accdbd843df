import type { ReactNode } from 'react';
import { boxOf } from '../boxes/move-active.js';
import type { Look } from '../look/look.js';
import { boxLabel, groupLabel } from '../model/box-words.js';
import { columnKey, type Graph, type Path } from '../model/graph.js';
import styles from './lineage.module.css';

interface LiveTextProps {
  readonly graph: Graph;
  readonly look: Look;
  /** The pinned path. Null: nothing is pinned. */
  readonly pinned: Path | null;
  readonly hovered: Path | null;
}

/** Tells a screen reader what the keys act on. */
export function LiveText(props: LiveTextProps): ReactNode {
  return (
    <p className={styles.live} aria-live="polite" data-live={true}>
      {liveText(props)}
    </p>
  );
}

function liveText({ graph, look: { active }, pinned, hovered }: LiveTextProps): string {
  if (active === null) return `${graph.boxes.length} datasets, ${graph.edges.length} edges`;
  if (active.kind === 'group') {
    const group = graph.groups.find(({ id }) => id === active.id);
    return group ? `Group: ${groupLabel(group)}` : '';
  }
  const box = boxOf(graph, active);
  if (box === undefined) return '';
  if (active.kind === 'box') return boxLabel(box);
  const isStartOf = (one: Path | null): one is Path =>
    one?.start.urn === box.urn && one.start.column === active.column;
  const counts = isStartOf(hovered) ? `, ${hovered.up} up, ${hovered.down} down` : '';
  const isOnPinned = pinned?.columns.has(columnKey(box.urn, active.column)) && !isStartOf(pinned);
  return `Column ${active.column} of ${box.name}${counts}${isOnPinned ? ', on the path' : ''}`;
}
