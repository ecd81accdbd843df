import { type ReactNode, useState } from 'react';
import { stateOf } from '../../entity/edges.js';
import { entityNames } from '../../entity/entity-names.js';
import { Button } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { Modal } from '../../ui/modal.js';
import { Waiting } from '../../ui/waiting.js';
import { WindowedList } from '../../ui/windowed-list.js';
import { groupLabel, stateWords } from '../model/box-words.js';
import type { Group } from '../model/graph.js';
import type { Member } from '../read/read-groups.js';
import { useMembers } from '../read/use-members.js';
import styles from './dialogs.module.css';
import { FindBar, useDelayed } from './find-bar.js';

const ROW_HEIGHT = 36;
const FIND_DELAY_MS = 150;

interface GroupDialogProps {
  /** The urn of the home dataset. */
  readonly home: string;
  readonly group: Group;
  /** The most members that the address can still hold. */
  readonly room: number;
  readonly onAdd: (urns: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The members of a group, with check boxes. */
export function GroupDialog({ home, group, room, onAdd, onClose }: GroupDialogProps): ReactNode {
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const read = useMembers(home, group, useDelayed(find, FIND_DELAY_MS));
  const { members, total } = read;
  const toggle = (urn: string): void => {
    const next = new Set(chosen);
    if (!next.delete(urn)) next.add(urn);
    setChosen(next);
  };
  const readMore = (end: number): void => {
    if (end >= members.length - 20 && read.hasMore && !read.isFetching) read.readMore();
  };
  return (
    <Modal title={groupLabel(group)} onClose={onClose}>
      <FindBar text={find} onText={setFind} count={countText(total, chosen.size)} />
      {read.isFetching && <Waiting what="Reading the group" />}
      {read.error && (
        <Failure title="The group could not be read" error={read.error} onRetry={read.readMore} />
      )}
      <WindowedList
        label="Members of the group"
        items={members}
        rowHeight={ROW_HEIGHT}
        keyOf={({ urn }) => urn}
        onReach={readMore}
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
        <Button
          look="primary"
          aria-disabled={chosen.size === 0 || chosen.size > room}
          onClick={() => chosen.size > 0 && chosen.size <= room && onAdd([...chosen])}
        >
          Add to graph
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Modal>
  );
}

interface MemberRowProps {
  readonly member: Member;
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
