import type { Node, NodeProps } from '@xyflow/react';
import { memo, type ReactNode } from 'react';
import type { Block } from '../layout/blocks.js';
import { idOf, type Look, useLook } from '../look/look.js';
import styles from './block.module.css';
import { blockElementId } from './element-ids.js';
import group from './group.module.css';
import { useViewport } from './use-viewport.js';

export type BlockNodeType = Node<{ readonly block: Block }, 'block'>;

/** The boxes of one schema in a layer, seen from far away. A click comes closer. */
export const BlockNode = memo(({ data: { block } }: NodeProps<BlockNodeType>): ReactNode => {
  const look = useLook();
  const { approach } = useViewport();
  const { id, place, label, isHome, isGroup } = block;
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
        title={label}
        onClick={() => approach(place)}
      >
        <span className={styles.shape}>
          {Array.from({ length: Math.ceil(place.height / LABEL_EVERY) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the labels are alike
            <Words key={index} block={block} />
          ))}
        </span>
      </button>
    </div>
  );
});

/** A tall block repeats its label, so that one is in view. In pixels of the graph. */
const LABEL_EVERY = 2_000;
/** Lower blocks have room for one line. */
const TWO_LINES = 120;

function Words({ block: { place, name, note } }: { readonly block: Block }): ReactNode {
  if (place.height < TWO_LINES)
    return (
      <span className={styles.line}>
        <span className={group.name}>
          <bdi>{name}</bdi>
        </span>{' '}
        {note.replace(/ .*/, '')}
      </span>
    );
  return (
    <span className={styles.words}>
      <bdi>{name.split(/(?<=[._/-])/).flatMap((part) => [<wbr key={part} />, part])}</bdi>
      <span>{note}</span>
    </span>
  );
}

function lightOf({ ids }: Block, { path }: Look): 'none' | 'lit' | 'dim' {
  if (path === null) return 'none';
  return ids.some((one) => path.boxes.has(one)) ? 'lit' : 'dim';
}
