import type { Node, NodeProps } from '@xyflow/react';
import { memo, type ReactNode } from 'react';
import { useGraphActions, useLook } from '../look/look.js';
import { groupCount, groupLabel, groupPlace } from '../model/box-words.js';
import type { Group } from '../model/graph.js';
import styles from './box.module.css';
import { groupElementId } from './element-ids.js';

export type GroupNodeType = Node<{ readonly group: Group }, 'group-of-boxes'>;

/** Neighbors that are too many to draw. A click opens their list. */
export const GroupNode = memo(({ data: { group } }: NodeProps<GroupNodeType>): ReactNode => {
  const { active, path } = useLook();
  const { show } = useGraphActions();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      id={groupElementId(group.id)}
      role="group"
      aria-label={groupLabel(group)}
      className={`${styles.box} ${styles.group}`}
      data-light={path === null ? 'none' : 'dim'}
      data-active={active?.kind === 'group' && active.id === group.id}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.header}
        onClick={() => show({ kind: 'group', group })}
      >
        <span className={styles.name}>{groupCount(group)}</span>
        <bdi className={styles.schema}>{groupPlace(group)}</bdi>
      </button>
    </div>
  );
});
