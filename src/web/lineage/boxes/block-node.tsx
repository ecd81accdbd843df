import type { Node, NodeProps } from '@xyflow/react';
import { memo, type ReactNode } from 'react';
import type { Block } from '../layout/blocks.js';
import { idOf, type Look, useLook } from '../look/look.js';
import { blockElementId } from './element-ids.js';
import styles from './group.module.css';
import { useViewport } from './use-viewport.js';

export type BlockNodeType = Node<{ readonly block: Block }, 'block'>;

/** The boxes of one schema in a layer, seen from far away. A click comes closer. */
export const BlockNode = memo(({ data: { block } }: NodeProps<BlockNodeType>): ReactNode => {
  const look = useLook();
  const { approach } = useViewport();
  const { id, place, name, note, label, isHome, isGroup } = block;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      id={blockElementId(id)}
      role="group"
      aria-label={label}
      className={styles.block}
      data-block={true}
      data-home={isHome}
      data-group={isGroup}
      data-light={lightOf(block, look)}
      data-active={look.active !== null && block.ids.includes(idOf(look.active))}
      data-found={block.ids.some((one) => look.found.has(one))}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.block}
        title={`${name}: ${note}`}
        onClick={() => approach(place)}
      >
        <span className={styles.shape}>
          <bdi>{name}</bdi>
          {note !== '' && <bdi>{note}</bdi>}
        </span>
      </button>
    </div>
  );
});

function lightOf({ ids }: Block, { path }: Look): 'none' | 'lit' | 'dim' {
  if (path === null) return 'none';
  return ids.some((one) => path.boxes.has(one)) ? 'lit' : 'dim';
}
