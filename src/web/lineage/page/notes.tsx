import type { ReactNode } from 'react';
import { pluralize } from '../../../report/words/pluralize.js';
import { DIRECTIONS } from '../../entity/entity.js';
import { countKinds } from '../../entity/entity-kinds.js';
import { Button } from '../../ui/button.js';
import { Waiting } from '../../ui/waiting.js';
import { boxOf } from '../boxes/move-active.js';
import { boxLabel } from '../model/box-words.js';
import { hasMostOpenings } from '../model/change-view.js';
import { MAX_COLUMN_EDGES } from '../model/column-lists.js';
import { columnKey, type Graph, type Path } from '../model/graph.js';
import { groupLabel } from '../model/group-words.js';
import { MAX_BOXES } from '../model/walk.js';
import styles from './lineage.module.css';
import type { Work } from './use-work.js';

interface WorkProps {
  readonly work: Work;
}

/** The reasons why the graph is not whole. */
export function Notes({ work }: WorkProps): ReactNode {
  const { lineage, graph, layoutError, view, setMode } = work;
  return (
    <>
      {lineage.isFetching && <Waiting what="Reading more" onCancel={lineage.cancel} />}
      {failedSides(graph).map(({ box, direction, error }) => (
        <p key={`${box.key} ${direction}`} role="alert" className={styles.note}>
          <span>
            The {direction}streams of <bdi>{box.name}</bdi> could not be read: {error}
          </span>
          <Button onClick={() => lineage.retrySide(box.urn, direction)}>Retry</Button>
        </p>
      ))}
      {layoutError && (
        <p role="alert" className={styles.note}>
          The boxes could not be placed: {layoutError} The list shows the same.
        </p>
      )}
      {graph.gone > 0 && (
        <Note>
          {pluralize(graph.gone, 'expansion')} of this link {graph.gone === 1 ? 'is' : 'are'} gone.
        </Note>
      )}
      {hasMostOpenings(view) && <Note>The address holds 100 openings. Collapse something.</Note>}
      {graph.isFull && (
        <Note>
          The graph is full ({MAX_BOXES} boxes or {MAX_COLUMN_EDGES.toLocaleString('en')} column
          edges). Collapse something, or continue in the list.{' '}
          <Button onClick={() => setMode('list')}>List</Button>
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

function failedSides({ boxes }: Graph) {
  return boxes.flatMap((box) =>
    DIRECTIONS.flatMap((direction) => {
      const { error } = box.sides[direction];
      return error === null ? [] : [{ box, direction, error }];
    }),
  );
}

/** Tells a screen reader what the keys act on. */
export function LiveText({ work }: WorkProps): ReactNode {
  return (
    <p className={styles.live} aria-live="polite" data-live={true}>
      {liveText(work)}
    </p>
  );
}

function liveText({ graph, look: { active }, pinned, hovered }: Work): string {
  if (active === null) return countText(graph);
  if (active.kind === 'group') {
    const group = graph.groups.find(({ id }) => id === active.id);
    return group ? `Group: ${groupLabel(group)}` : '';
  }
  const box = boxOf(graph, active);
  if (box === undefined) return countText(graph);
  if (active.kind === 'box') return boxLabel(box);
  const isStartOf = (one: Path | null): one is Path =>
    one?.start.urn === box.urn && one.start.column === active.column;
  const counts = isStartOf(hovered) ? `, ${hovered.up} up, ${hovered.down} down` : '';
  const isOnPinned = pinned?.columns.has(columnKey(box.urn, active.column)) && !isStartOf(pinned);
  return `Column ${active.column} of ${box.name}${counts}${isOnPinned ? ', on the path' : ''}`;
}

function countText({ boxes, edges }: Graph): string {
  return `${countKinds(boxes.map(({ type }) => type))}, ${edges.length} edges`;
}
