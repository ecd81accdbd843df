import type { ReactNode } from 'react';
import { DetailsPanel } from '../details/details-panel.js';
import { LineageList } from '../list/lineage-list.js';
import { removeMember } from '../model/change-view.js';
import type { Graph } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
import { GraphStage } from './graph-stage.js';
import styles from './lineage.module.css';
import type { Work } from './use-work.js';

interface FrameProps {
  readonly graph: Graph;
  readonly view: LineageView;
  readonly work: Work;
  /** True if no answer is on its way. */
  readonly isSettled: boolean;
}

/** The graph or the list, with the details beside it. */
export function Frame({ graph, view, work, isSettled }: FrameProps): ReactNode {
  const { change, mode, look, viewport, places, commands, setActive, actions } = work;
  const { placed } = places;
  const added = view.open.filter(({ action }) => action === 'add').map(({ key }) => key);
  const isDrawn = mode === 'list' || placed?.graph === graph;
  return (
    <div
      className={styles.frame}
      data-lineage={mode}
      data-ready={(isDrawn && isSettled) || undefined}
      data-boxes={graph.boxes.length}
      data-edges={graph.edges.length}
      data-pairs={graph.edges.reduce((sum, { pairs }) => sum + pairs.length, 0)}
    >
      <div className={styles.stage} data-stage={true}>
        {mode === 'list' && <LineageList graph={graph} look={look} onKey={commands.onKey} />}
        {mode === 'graph' && placed && (
          <GraphStage {...{ placed, look, viewport, setActive, commands }} onMove={places.hold} />
        )}
      </div>
      {view.selected && (
        <DetailsPanel
          graph={graph}
          selected={view.selected}
          added={new Set(added)}
          onSelect={actions.select}
          onPin={actions.pin}
          onAllColumns={actions.toggleAllColumns}
          onRemove={(box) => change((before) => removeMember(before, graph, box))}
        />
      )}
    </div>
  );
}
