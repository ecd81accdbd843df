import type { ReactNode } from 'react';
import { DIRECTIONS } from '../../entity/entity.js';
import { Button } from '../../ui/button.js';
import { Waiting } from '../../ui/waiting.js';
import { hasMostOpenings } from '../model/change-view.js';
import { MAX_COLUMN_EDGES } from '../model/column-lists.js';
import type { Graph } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
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
