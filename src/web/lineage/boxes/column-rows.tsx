import type { ReactNode } from 'react';
import { rowsOf } from '../layout/graph-items.js';
import { CutName } from '../look/cut-name.js';
import { useGraphActions } from '../look/graph-actions.js';
import { columnElementId, foundOf, type Look } from '../look/look.js';
import { type Box, columnKey } from '../model/graph.js';
import styles from './box.module.css';

interface ColumnRowsProps {
  readonly box: Box;
  readonly look: Look;
}

/** The listed columns of a box. A click pins the path of one. */
export function ColumnRows({ box, look }: ColumnRowsProps): ReactNode {
  const { path, active } = look;
  const actions = useGraphActions();
  const { columns, more } = rowsOf(box);
  const lightOf = (column: string): 'none' | 'lit' | 'dim' | 'start' => {
    if (path === null || path.start.column === null) return 'none';
    if (path.start.urn === box.urn && path.start.column === column) return 'start';
    return path.columns.has(columnKey(box.urn, column)) ? 'lit' : 'dim';
  };
  const isActive = (column: string): boolean =>
    active?.kind === 'column' && active.urn === box.urn && active.column === column;
  return (
    <>
      {columns.map(({ name, type, isUnknown }, index) => (
        <button
          key={name}
          id={columnElementId(box.key, index)}
          type="button"
          tabIndex={-1}
          className={styles.column}
          data-light={lightOf(name)}
          data-active={isActive(name)}
          data-found={foundOf(look, columnKey(box.urn, name))}
          onClick={() => actions.pin(box, name)}
          onPointerEnter={() => actions.hover({ urn: box.urn, column: name })}
          onPointerLeave={() => actions.hover(null)}
        >
          <CutName name={name} />
          <span className={styles.type}>{isUnknown ? 'not in schema' : type}</span>
        </button>
      ))}
      {more > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles.column} ${styles.rest}`}
          onClick={() => actions.showColumns(box)}
        >
          +{more.toLocaleString('en')} more
        </button>
      )}
    </>
  );
}
