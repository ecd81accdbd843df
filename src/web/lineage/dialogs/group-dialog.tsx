import { type ReactNode, useState } from 'react';
import { stateOf, stateWords } from '../../entity/entity.js';
import { entityNames } from '../../entity/entity-names.js';
import { Button } from '../../ui/button.js';
import { FindField } from '../../ui/find-field.js';
import { Modal } from '../../ui/modal.js';
import { Failure } from '../../ui/notice.js';
import { useDelayed } from '../../ui/use-delayed.js';
import { Waiting } from '../../ui/waiting.js';
import { WindowedList } from '../../ui/windowed-list.js';
import { useGraphActions } from '../look/look.js';
import type { Group } from '../model/graph.js';
import { groupLabel } from '../model/group-words.js';
import type { GroupMember } from '../read/read-groups.js';
import { useMembers } from '../read/use-members.js';
import styles from './dialogs.module.css';

const ROW_HEIGHT = 36;

interface GroupDialogProps {
  /** The urn of the home dataset. */
  readonly home: string;
  readonly group: Group;
  /** The most members that the address can still hold. */
  readonly room: number;
  readonly onClose: () => void;
}

/** The members of a group, with check boxes. */
export function GroupDialog({ home, group, room, onClose }: GroupDialogProps): ReactNode {
  const { addMembers } = useGraphActions();
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { query, members, total } = useMembers(home, group, useDelayed(find));
  const toggle = (urn: string): void => {
    const next = new Set(chosen);
    if (!next.delete(urn)) next.add(urn);
    setChosen(next);
  };
  const readMore = (): void => void query.fetchNextPage();
  const reach = (end: number): void => {
    if (end >= members.length - 20 && query.hasNextPage && !query.isFetching) readMore();
  };
  const canAdd = chosen.size > 0 && chosen.size <= room;
  const add = (): void => {
    if (!canAdd) return;
    addMembers(group, [...chosen]);
    onClose();
  };
  return (
    <Modal title={groupLabel(group)} onClose={onClose}>
      <FindField label="Find" text={find} onText={setFind} count={countText(total, chosen.size)} />
      {query.isFetching && <Waiting what="Reading the group" />}
      {query.error && (
        <Failure title="The group could not be read" error={query.error} onRetry={readMore} />
      )}
      <WindowedList
        label="Members of the group"
        items={members}
        rowHeight={ROW_HEIGHT}
        keyOf={({ urn }) => urn}
        onReach={reach}
        render={(member) => (
          <MemberRow
            member={member}
            isChosen={chosen.has(member.urn)}
            onToggle={() => toggle(member.urn)}
          />
        )}
      />
      {chosen.size > room && (
        <p role="alert">The address holds {room} more openings. Choose fewer.</p>
      )}
      <div className={styles.actions}>
        <Button look="primary" aria-disabled={!canAdd} onClick={add}>
          Add to graph
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Modal>
  );
}

interface MemberRowProps {
  readonly member: GroupMember;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function MemberRow({ member, isChosen, onToggle }: MemberRowProps): ReactNode {
  const { name, full } = entityNames(member.urn, member.properties?.name);
  return (
    <label className={styles.member} title={member.urn}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <bdi>{full}</bdi>
      {!full.endsWith(name) && <bdi className={styles.soft}>{name}</bdi>}
      <span className={styles.soft}>{stateWords[stateOf(member)]}</span>
    </label>
  );
}

function countText(total: number | undefined, chosen: number): string {
  const found = total === undefined ? '' : `${total.toLocaleString('en')} found`;
  return chosen > 0 ? `${found}, ${chosen} chosen` : found;
}
