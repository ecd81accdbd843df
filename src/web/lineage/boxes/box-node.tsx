import { type Node, type NodeProps, useStore } from '@xyflow/react';
import { memo, type ReactNode } from 'react';
import { FAR_ZOOM } from '../layout/placed.js';
import { CutName } from '../look/cut-name.js';
import { useGraphActions } from '../look/graph-actions.js';
import { boxElementId, foundOf, type Look, useLook } from '../look/look.js';
import { boxLabel, stateWords } from '../model/box-words.js';
import type { Box } from '../model/graph.js';
import styles from './box.module.css';
import { ColumnRows } from './column-rows.js';
import { SideButton } from './side-button.js';

export type BoxNodeType = Node<{ readonly box: Box }, 'box'>;

/** One entity of the graph. */
export const BoxNode: React.NamedExoticComponent<NodeProps<BoxNodeType>> = memo(
  ({ data: { box } }: NodeProps<BoxNodeType>): ReactNode => {
    const look = useLook();
    const actions = useGraphActions();
    const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
      <div
        id={boxElementId(box.key)}
        role="group"
        aria-label={boxLabel(box)}
        className={styles.box}
        data-state={box.state}
        data-home={box.isHome}
        data-far={isFar}
        data-light={lightOf(box, look)}
        data-active={look.active?.kind === 'box' && look.active.urn === box.urn}
        data-selected={look.selected?.kind === 'box' && look.selected.key === box.key}
        data-found={foundOf(look, box.urn)}
      >
        <button
          type="button"
          tabIndex={-1}
          className={styles.header}
          onClick={() => actions.select({ kind: 'box', key: box.key })}
        >
          {isFar ? (
            <bdi className={styles.far} data-long={box.name.length > 24}>
              {box.name}
            </bdi>
          ) : (
            <Header box={box} />
          )}
        </button>
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

function lightOf({ urn }: Box, { path }: Look): 'none' | 'lit' | 'dim' | 'start' {
  if (path === null) return 'none';
  if (path.start.urn === urn && path.start.column === null) return 'start';
  return path.boxes.has(urn) ? 'lit' : 'dim';
}

function Header({ box }: { readonly box: Box }): ReactNode {
  const state = stateWords[box.state];
  return (
    <>
      <span className={styles.line}>
        <span className={styles.soft}>{box.platform || box.type}</span>
        {box.schema && (
          <>
            <span className={styles.soft}>·</span>
            <bdi className={styles.schema} title={box.schema}>
              {box.schema}
            </bdi>
          </>
        )}
        <span className={styles.env}>{box.env}</span>
      </span>
      <span className={styles.name}>
        <CutName name={box.name} />
      </span>
      <span className={styles.line}>
        {state && <span className={styles.state}>{state}</span>}
        {box.owners.length > 0 && (
          <bdi className={styles.schema} title={`owned by ${box.owners.join(', ')}`}>
            owned by {box.owners.join(', ')}
          </bdi>
        )}
      </span>
    </>
  );
}
