import { type Node, type NodeProps, useStore } from '@xyflow/react';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { headNote } from '../../../report/drawing/look/box-head.js';
import { framePath } from '../../../report/drawing/look/kind-look.js';
import type { Direction } from '../../entity/entity.js';
import { shownKind } from '../../entity/entity-kinds.js';
import { KindIcon } from '../../entity/kind-icon.js';
import { PlatformTile } from '../../entity/platform-tile.js';
import { rowsOf } from '../layout/graph-items.js';
import { FAR_ZOOM } from '../layout/placed.js';
import { lettersAt } from '../layout/words.js';
import { foundOf, type Look, useGraphActions, useLook } from '../look/look.js';
import { boxFacts, boxLabel, columnNote, sideButton } from '../model/box-words.js';
import { columnKey, type GraphBox } from '../model/graph.js';
import styles from './box.module.css';
import { boxElementId, columnElementId } from './element-ids.js';
import { useShownWords } from './use-shown-words.js';

export type BoxNodeType = Node<{ readonly box: GraphBox }, 'box'>;

/** One entity of the graph. */
export const BoxNode = memo(
  ({ data: { box }, width = 0, height = 0 }: NodeProps<BoxNodeType>): ReactNode => {
    const look = useLook();
    const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM);
    const kind = shownKind(box.type);
    const border = framePath(kind, { width, height }, box.isHome ? 3 : 1);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
      <div
        id={boxElementId(box.key)}
        role="group"
        aria-label={boxLabel(box)}
        className={styles.box}
        data-state={box.state}
        data-part={box.part}
        data-home={box.isHome}
        data-small={kind === 'dataJob'}
        data-far={isFar}
        data-light={lightOf(look, box.urn, null)}
        data-active={look.active?.kind === 'box' && look.active.urn === box.urn}
        data-selected={look.selected?.kind === 'box' && look.selected.key === box.key}
        data-found={foundOf(look, box.urn)}
      >
        <span className={styles.fill} style={{ clipPath: `path("${border}")` }} />
        <svg className={styles.frame} width={width} height={height} aria-hidden="true">
          <path d={border} />
        </svg>
        <Header box={box} width={width} />
        {!isFar && (
          <>
            <SideButton box={box} direction="up" />
            <SideButton box={box} direction="down" />
            <ColumnRows box={box} look={look} />
          </>
        )}
      </div>
    );
  },
);

function lightOf(
  { path }: Look,
  urn: string,
  column: string | null,
): 'none' | 'lit' | 'dim' | 'start' {
  if (path === null || (column !== null && path.start.column === null)) return 'none';
  if (path.start.urn === urn && path.start.column === column) return 'start';
  const isLit = column === null ? path.boxes.has(urn) : path.columns.has(columnKey(urn, column));
  return isLit ? 'lit' : 'dim';
}

interface HeaderProps {
  readonly box: GraphBox;
  readonly width: number;
}

/** The head of a box. Its letters grow where the reader is far away, and the words get fewer. */
function Header({ box, width }: HeaderProps): ReactNode {
  const { select } = useGraphActions();
  const size = useStore(({ transform }) => lettersAt(transform[2]));
  const { context, title, env } = useShownWords(box, size);
  const facts = boxFacts(box);
  const note = headNote({ kind: shownKind(box.type), facts, size }, width);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.header}
      style={{ fontSize: size }}
      title={[box.full, box.name === box.full ? '' : box.name, ...facts, box.env]
        .filter((text) => text !== '')
        .join(' · ')}
      onClick={() => select({ kind: 'box', key: box.key })}
    >
      <span className={styles.head}>
        <PlatformTile platform={box.platform} />
        <span className={styles.words}>
          {context + env !== '' && (
            <span className={styles.line}>
              <bdi>{context}</bdi>
              <span className={styles.env}>{env}</span>
            </span>
          )}
          {title.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <bdi key={index} className={styles.title}>
              {line}
            </bdi>
          ))}
        </span>
      </span>
      {size <= NOTE_LETTERS && (
        <span className={styles.note}>
          <KindIcon type={box.type} />
          <bdi>{note}</bdi>
        </span>
      )}
    </button>
  );
}

/** A head with larger letters has no room for the line of facts. */
const NOTE_LETTERS = 14;

interface SideButtonProps {
  readonly box: GraphBox;
  readonly direction: Direction;
}

/** Expands or collapses a side of a box. A second button offers more hops. */
function SideButton({ box, direction }: SideButtonProps): ReactNode {
  const actions = useGraphActions();
  const button = sideButton(box, direction);
  if (button === null) return null;
  const act = (): void =>
    button.opens ? actions.open(box, direction, 1) : actions.close(box, direction);
  const showHops = ({ currentTarget }: MouseEvent): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    actions.show({ kind: 'hops', box, direction, x: left, y: bottom });
  };
  return (
    <span className={`${styles.side} ${styles[direction]} nopan`}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={button.label}
        title={box.sides[direction].error ?? button.label}
        onClick={act}
      >
        {button.text}
      </button>
      {button.opens && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.more}
          aria-label={`More hops of the ${direction}streams of ${box.name}`}
          aria-haspopup="menu"
          onClick={showHops}
        >
          ▾
        </button>
      )}
    </span>
  );
}

/** The characters at the end of a long name that stay visible. */
const TAIL = 10;

/** A name that is cut in the middle where it does not fit. Names often differ at their end. */
function CutName({ name }: { readonly name: string }): ReactNode {
  const characters = [...name];
  const start = characters.slice(0, -TAIL).join('');
  const tail = characters.slice(-TAIL).join('');
  if (characters.length <= 2 * TAIL) return <bdi className={styles.cut}>{name}</bdi>;
  return (
    <bdi className={styles.cut} title={name}>
      <span className={styles.start}>{start}</span>
      <span className={styles.tail}>{tail}</span>
    </bdi>
  );
}

/** The listed columns of a box. A click on a column pins its path. */
function ColumnRows({ box, look }: { readonly box: GraphBox; readonly look: Look }): ReactNode {
  const { active } = look;
  const { urn } = box;
  const actions = useGraphActions();
  const { columns, more } = rowsOf(box);
  return (
    <>
      {columns.map((column, index) => (
        <button
          key={column.name}
          id={columnElementId(box.key, index)}
          type="button"
          tabIndex={-1}
          className={styles.column}
          data-part={column.part}
          data-light={lightOf(look, urn, column.name)}
          data-active={
            active?.kind === 'column' && active.urn === urn && active.column === column.name
          }
          data-found={foundOf(look, columnKey(urn, column.name))}
          onClick={() => actions.pin(box, column.name)}
          onPointerEnter={() => actions.hover({ urn, column: column.name })}
          onPointerLeave={() => actions.hover(null)}
        >
          <CutName name={column.name} />
          <span className={styles.type}>{columnNote(column)}</span>
        </button>
      ))}
      {more > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles.column} ${styles.rest}`}
          onClick={() => actions.show({ kind: 'columns', urn })}
        >
          +{more.toLocaleString('en')} more
        </button>
      )}
    </>
  );
}
