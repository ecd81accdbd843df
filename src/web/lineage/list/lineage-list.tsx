import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { KindIcon } from '../../entity/kind-icon.js';
import { PlatformTile } from '../../entity/platform-tile.js';
import { useRowWindow } from '../../ui/use-row-window.js';
import { foundOf, type Look, useGraphActions } from '../look/look.js';
import type { Graph } from '../model/graph.js';
import type { Owners } from '../owners/owner-classes.js';
import styles from './lineage-list.module.css';
import { isLit, type ListRow, listRows } from './list-rows.js';
import { actOnRow, moveRow } from './row-keys.js';

/** The style sheet gives rows this height. */
const ROW_HEIGHT = 34;

interface LineageListProps {
  readonly graph: Graph;
  readonly look: Look;
  /** Null: rows do not name the owners of their lineage. */
  readonly owners: Owners | null;
  /** Handles a key that means the same in the graph. Returns true if it did. */
  readonly onKey: (key: string) => boolean;
}

/** The graph as a tree of rows. Only the rows in view are drawn. */
export function LineageList({ graph, look, owners, onKey }: LineageListProps): ReactNode {
  const rows = useMemo(() => listRows(graph, owners), [graph, owners]);
  const [active, setActive] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const actions = useGraphActions();
  const found = rows.findIndex(({ id }) => id === active);
  const position = Math.max(0, found);
  const { first, end, onScroll } = useRowWindow(rows.length, ROW_HEIGHT);
  useEffect(() => {
    if (rows[position]?.id === active) showRow(box.current, rows, position);
  }, [active, position, rows]);
  // Goes to the row of the match at which the reader is.
  useEffect(() => {
    const match = look.shown === null ? undefined : rows.find(({ key }) => key === look.shown);
    if (match) setActive(match.id);
  }, [look.shown, rows]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[position];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveRow(rows, position, event.key);
    if (next !== undefined) {
      setActive(next.id);
      actions.hover(next.kind === 'column' ? { urn: next.box.urn, column: next.column } : null);
    } else if (!actOnRow(actions, row, event.key) && !onKey(event.key)) return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      role="treegrid"
      aria-label="Lineage list. Press ? for its keys."
      aria-rowcount={rows.length}
      aria-activedescendant={rows.length > 0 ? rowId(position) : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold rows at places */}
      <div role="rowgroup" style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(first, end).map((row, index) => (
          <Row
            key={row.id}
            row={row}
            index={first + index}
            isActive={first + index === position}
            look={look}
            onClick={() => {
              setActive(row.id);
              actOnRow(actions, row, 'Enter');
            }}
          />
        ))}
      </div>
    </div>
  );
}

function rowId(index: number): string {
  return `list-row-${index}`;
}

/** Scrolls to a row, and to the rows that an expansion of the row adds. */
function showRow(box: HTMLElement | null, rows: readonly ListRow[], position: number): void {
  const row = rows[position];
  const last = rows.findLastIndex(({ parent }) => parent === row?.id);
  if (row?.kind === 'side' || row?.kind === 'group') scrollTo(box, Math.max(position, last));
  scrollTo(box, position);
}

function scrollTo(box: HTMLElement | null, position: number): void {
  if (box === null) return;
  const top = position * ROW_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight)
    box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
}

interface RowProps {
  readonly row: ListRow;
  readonly index: number;
  readonly isActive: boolean;
  readonly look: Look;
  readonly onClick: () => void;
}

function Row({ row, index, isActive, look, onClick }: RowProps): ReactNode {
  const { name, where, note, isExpanded } = row;
  const lit = isLit(row, look.path);
  const indent = 12 + (row.level - 1) * 18;
  const notes = [lit ? 'on the path' : '', note].filter((text) => text !== '').join(', ');
  return (
    // biome-ignore lint/a11y: the treegrid has the focus and handles the keys
    <div
      id={rowId(index)}
      role="row"
      aria-level={row.level}
      aria-rowindex={index + 1}
      aria-expanded={isExpanded}
      aria-selected={isActive}
      className={styles.row}
      data-kind={row.kind}
      data-lit={lit}
      data-found={foundOf(look, row.key)}
      style={{ top: index * ROW_HEIGHT }}
      onClick={onClick}
    >
      <Cell
        className={styles.name}
        style={{ paddingLeft: indent }}
        title={row.kind === 'box' ? row.box.full : name}
      >
        {(row.kind === 'side' || row.kind === 'group') && isExpanded !== undefined && (
          <span aria-hidden="true">{isExpanded ? '▾ ' : '▸ '}</span>
        )}
        {row.kind === 'box' && (
          <>
            <PlatformTile platform={row.box.platform} />
            <KindIcon type={row.box.type} />
          </>
        )}
        <bdi>{name}</bdi>
      </Cell>
      <Cell title={where} style={{ ['--indent' as string]: `${indent}px` }}>
        {where}
      </Cell>
      <Cell title={notes}>{notes}</Cell>
    </div>
  );
}

function Cell(props: HTMLAttributes<HTMLDivElement>): ReactNode {
  // biome-ignore lint/a11y: the treegrid has the focus, and a table cannot hold rows at places
  return <div role="gridcell" {...props} />;
}
