import type { ReactNode } from 'react';
import { type Overlay, useGraphActions } from '../look/graph-actions.js';
import type { Graph } from '../model/graph.js';
import { MAX_OPENINGS } from '../model/lineage-address.js';
import type { LineageView } from '../model/view.js';
import { ColumnsDialog } from './columns-dialog.js';
import { GroupDialog } from './group-dialog.js';
import { HelpDialog } from './help-dialog.js';
import { HopsMenu } from './hops-menu.js';

interface OverlaysProps {
  readonly overlay: Overlay | null;
  readonly graph: Graph;
  readonly view: LineageView;
}

/** The dialog or the menu over the graph. */
export function Overlays({ overlay, graph, view }: OverlaysProps): ReactNode {
  const { show } = useGraphActions();
  const onClose = (): void => show(null);
  switch (overlay?.kind) {
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'hops':
      return <HopsMenu request={overlay} onClose={onClose} />;
    case 'group': {
      const room = MAX_OPENINGS - view.open.length;
      return <GroupDialog home={graph.home} group={overlay.group} room={room} onClose={onClose} />;
    }
    case 'columns': {
      const box = graph.boxes.find(({ urn }) => urn === overlay.urn);
      return box && <ColumnsDialog box={box} graph={graph} onClose={onClose} />;
    }
    default:
      return null;
  }
}
