import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../ui/button.js';
import { FindField } from '../../ui/find-field.js';
import { Modal } from '../../ui/modal.js';
import { WindowedList } from '../../ui/windowed-list.js';
import { useGraphActions } from '../look/look.js';
import { connectedColumns, namedColumns } from '../model/column-lists.js';
import type { Graph, GraphBox } from '../model/graph.js';
import styles from './dialogs.module.css';

const ROW_HEIGHT = 36;

interface ColumnsDialogProps {
  readonly box: GraphBox;
  readonly graph: Graph;
  readonly onClose: () => void;
}

/** All columns of a box with lineage, or of its schema. A click on a column pins its path. */
export function ColumnsDialog({ box, graph, onClose }: ColumnsDialogProps): ReactNode {
  const { pin, toggleAllColumns } = useGraphActions();
  const [find, setFind] = useState('');
  const columns = useMemo(() => namedColumns(box, connectedColumns(graph.edges)), [box, graph]);
  const wanted = find.trim().toLowerCase();
  const found = columns.filter(({ name }) => name.toLowerCase().includes(wanted));
  const count = `${found.length.toLocaleString('en')} of ${columns.length.toLocaleString('en')} columns`;
  const choose = (column: string): void => {
    pin(box, column);
    onClose();
  };
  return (
    <Modal title={`Columns of ${box.name}`} onClose={onClose}>
      <FindField label="Find" text={find} onText={setFind} count={count} />
      <WindowedList
        label="Columns"
        items={found}
        rowHeight={ROW_HEIGHT}
        keyOf={({ name }) => name}
        render={({ name, type, isUnknown }) => (
          <>
            <button type="button" className={styles.column} onClick={() => choose(name)}>
              <bdi>{name}</bdi>
            </button>
            <span className={styles.soft}>{isUnknown ? 'not in schema' : type}</span>
          </>
        )}
      />
      <div className={styles.actions}>
        {box.type === 'DATASET' && !box.listsAllColumns && (
          <Button onClick={() => toggleAllColumns(box)}>All columns</Button>
        )}
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Modal>
  );
}
