import type { Node, NodeProps } from '@xyflow/react';
import { memo, type ReactNode } from 'react';
import { useGraphActions, useLook } from '../look/look.js';
import type { Group } from '../model/graph.js';
import { groupCount, groupLabel, groupNote, groupTitle } from '../model/group-words.js';
import { opensInPlace } from '../model/neighbor-groups.js';
import { groupElementId } from './element-ids.js';
import styles from './group.module.css';

export type GroupNodeType = Node<{ readonly group: Group }, 'group-of-boxes'>;

/** Neighbors that are too many to draw at first. A click draws them in its frame, or lists them. */
export const GroupNode = memo(({ data: { group } }: NodeProps<GroupNodeType>): ReactNode => {
  const { active, path } = useLook();
  const { toggleGroup } = useGraphActions();
  const { isOpen } = group;
  const canOpen = isOpen || opensInPlace(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      id={groupElementId(group.id)}
      role="group"
      aria-label={groupLabel(group)}
      className={styles.group}
      data-open={isOpen}
      data-light={path === null ? 'none' : 'dim'}
      data-active={active?.kind === 'group' && active.id === group.id}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={canOpen ? isOpen : undefined}
        className={styles.heading}
        title={`${groupTitle(group)}: ${groupNote(group)}`}
        onClick={() => toggleGroup(group)}
      >
        <span aria-hidden="true" className={styles.sign}>
          {isOpen ? '−' : canOpen ? '+' : '…'}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{groupTitle(group)}</bdi>
          </span>
          <span className={styles.count}>{groupCount(group)}</span>
          <bdi className={styles.place}>{groupNote(group)}</bdi>
        </span>
      </button>
    </div>
  );
});
