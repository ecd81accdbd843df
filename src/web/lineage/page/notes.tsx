import type { ReactNode } from 'react';
import { DIRECTIONS } from '../../entity/entity.js';
import { Button } from '../../ui/button.js';
import { Waiting } from '../../ui/waiting.js';
import { boxOf } from '../boxes/move-active.js';
import type { Look } from '../look/look.js';
import { boxLabel, groupLabel } from '../model/box-words.js';
import { hasMostOpenings } from '../model/change-view.js';
import { MAX_COLUMN_EDGES } from '../model/column-lists.js';
import { columnKey, type Graph, type Path } from '../model/graph.js';
import type { LineageView } from '../model/lineage-address.js';
import { MAX_BOXES } from '../model/walk.js';
import type { Lineage } from '../read/use-lineage.js';
import styles from './lineage.module.css';

interface NotesProps {
  readonly lineage: Lineage;
  readonly layoutError: string | null;
  readonly view: LineageView;
  readonly onList: () => void;
}

/** What keeps the graph from being whole. */
export function Notes({ lineage, layoutError, view, onList }: NotesProps): ReactNode {
  const { graph, retrySide } = lineage;
  const isRead = lineage.homeQuery.data !== undefined;
  return (
    <>
      {lineage.isFetching && isRead && <Waiting what="Reading more" onCancel={lineage.cancel} />}
      {failedSides(graph).map(({ box, direction, error }) => (
        <p key={`${box.key} ${direction}`} role="alert" className={styles.note}>
          <span>
            The {direction}streams of <bdi>{box.name}</bdi> could not be read: {error}
          </span>
          <Button onClick={() => retrySide(box.urn, direction)}>Retry</Button>
        </p>
      ))}
      {layoutError && (
        <p role="alert" className={styles.note}>
          The boxes could not be placed: {layoutError} The list shows the same.
        </p>
      )}
      {graph.gone > 0 && <Note>{goneText(graph.gone)}</Note>}
      {hasMostOpenings(view) && <Note>The address holds 100 openings. Collapse something.</Note>}
      {graph.isFull && (
        <Note>
          The graph is full ({MAX_BOXES} boxes or {MAX_COLUMN_EDGES.toLocaleString('en')} column
          edges). Collapse something, or continue in the list.{' '}
          <Button onClick={onList}>List</Button>
        </Note>
      )}
    </>
  );
}

function Note({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p role="status" className={styles.note}>
      {children}
    </p>
  );
}

/** The sides that could not be read. */
function failedSides({ boxes }: Graph) {
  return boxes.flatMap((box) =>
    DIRECTIONS.flatMap((direction) => {
      const { error } = box.sides[direction];
      return error === null ? [] : [{ box, direction, error }];
    }),
  );
}

function goneText(gone: number): string {
  return gone === 1
    ? '1 expanded dataset of this link is gone.'
    : `${gone} expanded datasets of this link are gone.`;
}

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
