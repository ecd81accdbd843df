import type { ReactNode } from 'react';
import { ColumnsDialog } from '../dialogs/columns-dialog.js';
import { GroupDialog } from '../dialogs/group-dialog.js';
import { HelpDialog } from '../dialogs/help-dialog.js';
import { HopsMenu } from '../dialogs/hops-menu.js';
import type { GraphActions } from '../look/graph-actions.js';
import { addMembers } from '../model/change-view.js';
import type { Graph } from '../model/graph.js';
import { keyOf } from '../model/key-of.js';
import { MAX_OPENINGS } from '../model/lineage-address.js';
import type { LineageView } from '../model/view.js';
import type { Overlay } from './use-graph-actions.js';
import type { ChangeView } from './use-lineage-view.js';

interface OverlaysProps {
  readonly overlay: Overlay | null;
  readonly graph: Graph;
  readonly view: LineageView;
  readonly change: ChangeView;
  readonly actions: GraphActions;
  readonly actOn: (id: string) => void;
  readonly onClose: () => void;
}

/** The dialog or the menu over the graph. */
export function Overlays(props: OverlaysProps): ReactNode {
  const { overlay, graph, view, change, actions, actOn, onClose } = props;
  if (overlay?.kind === 'help') return <HelpDialog onClose={onClose} />;
  if (overlay?.kind === 'group') {
    const add = (urns: readonly string[]): void => {
      actOn(overlay.group.anchor);
      change((before) => addMembers(before, urns.map(keyOf)));
      onClose();
    };
    const room = MAX_OPENINGS - view.open.length;
    const { group } = overlay;
    return (
      <GroupDialog home={graph.home} group={group} room={room} onAdd={add} onClose={onClose} />
    );
  }
  if (overlay?.kind === 'hops') {
    const { box, direction } = overlay.request;
    const choose = (hops: number): void => {
      actions.open(box, direction, hops);
      onClose();
    };
    return <HopsMenu request={overlay.request} onChoose={choose} onClose={onClose} />;
  }
  const box =
    overlay?.kind === 'columns' ? graph.boxes.find(({ urn }) => urn === overlay.urn) : undefined;
  if (box === undefined) return null;
  return (
    <ColumnsDialog
      box={box}
      graph={graph}
      onPin={(column) => {
        actions.pin(box, column);
        onClose();
      }}
      onAllColumns={() => actions.toggleAllColumns(box)}
      onClose={onClose}
    />
  );
}
