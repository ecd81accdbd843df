import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { Modal } from '../../ui/modal.js';
import { type Overlay, useGraphActions } from '../look/look.js';
import type { Graph } from '../model/graph.js';
import { type LineageView, MAX_OPENINGS } from '../model/lineage-address.js';
import { ColumnsDialog } from './columns-dialog.js';
import styles from './dialogs.module.css';
import { GroupDialog } from './group-dialog.js';
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

const KEYS: readonly (readonly [string, string])[] = [
  ['← →', 'upstream or downstream neighbor'],
  ['↑ ↓', 'along the layer, or through the columns'],
  ['Enter', 'details of a box; pin a column; open or fold a group'],
  ['[ ]', 'expand or collapse the upstreams, the downstreams'],
  ['{ }', 'expand 2 or 3 hops'],
  ['Space', 'enter the columns of a box'],
  ['p', 'pin the path of a box or of a column'],
  ['m', 'list the columns of a box'],
  ['Esc', 'back: from the columns, the details, the path'],
  ['/', 'find'],
  ['Ctrl K', 'search the whole catalog'],
  ['f', 'fit the view'],
  ['+ −', 'zoom'],
  ['c', 'list columns in the boxes'],
  ['j', 'draw jobs as boxes or as links'],
  ['x', 'draw one job as a link'],
  ['r', 'read the pinned path as a list of steps'],
  ['o', 'color lines by owner, by writer, or not'],
  ['l', 'show or hide the legend of the colors'],
  ['h', 'show the history of the lineage'],
  ['n p', 'beside a document: the next or the previous change'],
  ['?', 'this help'],
];

/** Explains the keys and the signs of the graph. */
function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Modal title="The lineage graph" onClose={onClose}>
      <p>Keys work where no field has the focus. Tab leaves the graph.</p>
      <dl className={styles.keys}>
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        A sign and a word tell a dataset, a job, a chart and a dashboard apart. A box with a thick
        border is the start of the graph. A dashed box is missing, soft-deleted or not visible to
        you. A gray line is lineage between boxes, a thin line is lineage between columns. A hexagon
        on a line is a job that is drawn as a link. +7 stands for 7 neighbors that are not drawn.
        Seen from far away, a block stands for the boxes of one schema, and a line between blocks is
        the wider, the more edges it stands for.
      </p>
      <p>
        Beside a document, a line with − goes away, + is new, ~ changes, and * gets or loses only
        our mark. What the changes affect is shaded, and what stays as it is is pale.
      </p>
      <Button look="primary" onClick={onClose}>
        Close
      </Button>
    </Modal>
  );
}
