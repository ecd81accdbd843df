import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePageKeys } from '../../ui/use-page-keys.js';
import { DetailsPanel } from '../details/details-panel.js';
import { Overlays } from '../dialogs/overlays.js';
import { LineageList } from '../list/lineage-list.js';
import { ActionsProvider, LookProvider } from '../look/look.js';
import type { LineageView } from '../model/lineage-address.js';
import { OwnerLegend } from '../owners/owner-legend.js';
import type { Lineage } from '../read/use-lineage.js';
import { TimePanel } from '../time/time-panel.js';
import type { Time } from '../time/use-time.js';
import { VersionColumns } from '../time/version-columns.js';
import { FindBox } from './find-box.js';
import { GraphStage } from './graph-stage.js';
import styles from './lineage.module.css';
import { LiveText, Notes } from './notes.js';
import { PinnedBar, PinnedSteps } from './pinned-bar.js';
import { Toolbar } from './toolbar.js';
import type { ChangeView } from './use-lineage-view.js';
import { type StandsOut, useWork, type Work } from './use-work.js';

interface LineageWorkProps {
  readonly lineage: Lineage;
  readonly view: LineageView;
  readonly change: ChangeView;
  /** Default: the page has no history. */
  readonly time?: Time;
  /** Default: nothing stands out at first. */
  readonly shown?: StandsOut;
  /** Further parts of the page that use its state. Default: none. */
  readonly children?: (work: Work) => ReactNode;
}

/** The tools, the graph or the list, and the details. */
export function LineageWork(props: LineageWorkProps): ReactNode {
  const { lineage, view, change, time, shown, children } = props;
  const work = useWork(lineage, view, change, shown);
  const { graph, mode, placed, look, pinned, overlay, commands } = work;
  usePageKeys((event) => passToStage(event) || commands.onKey(event.key));
  const isDrawn = mode === 'list' || placed?.graph === graph;
  const versions = time?.isOn && <VersionColumns urn={graph.home} time={time} />;
  // The slider makes no entries of the history of the browser.
  const choose = (chosen: LineageView['time']): void =>
    change((before) => ({ ...before, time: chosen }), { replace: true });
  // The two versions beside each other are the list of the history.
  const isTable = time?.isOn && mode === 'list';
  return (
    <ActionsProvider value={work.actions}>
      <LookProvider value={look}>
        <Toolbar work={work}>
          <FindBox work={work} onLeave={focusStage} />
        </Toolbar>
        {time?.isOn && <TimePanel {...{ urn: graph.home, time, choose }} />}
        <div
          className={styles.frame}
          data-lineage={mode}
          data-ready={(isDrawn && !lineage.isFetching) || undefined}
          data-boxes={graph.boxes.length}
          data-edges={graph.edges.length}
          data-pairs={graph.edges.reduce((sum, { pairs }) => sum + pairs.length, 0)}
        >
          {isTable && versions}
          {!isTable && (
            <div className={styles.stage} data-stage={true}>
              {mode === 'list' && (
                <LineageList
                  graph={graph}
                  look={look}
                  owners={work.owners}
                  onKey={commands.onKey}
                />
              )}
              {mode === 'graph' && placed && <GraphStage work={work} placed={placed} />}
            </div>
          )}
          {pinned && view.reads && <PinnedSteps work={work} path={pinned} />}
          {view.selected && <DetailsPanel graph={graph} view={view} selected={view.selected} />}
        </div>
        {!isTable && versions}
        {/* What comes and goes is below, so that nothing moves under the pointer. */}
        <Notes work={work} />
        {work.legend && <OwnerLegend owners={work.legend} onHide={commands.toggleLegend} />}
        {pinned && <PinnedBar work={work} path={pinned} />}
        <LiveText work={work} />
        {children?.(work)}
        <Overlays {...{ graph, view, overlay }} />
      </LookProvider>
    </ActionsProvider>
  );
}

/** Gives the focus to the graph or the list. Undefined: it is not drawn yet. */
function focusStage(): HTMLElement | undefined {
  const stage = document.querySelector<HTMLElement>('[data-stage] [tabindex="0"]') ?? undefined;
  // The focus decides which box a key acts on.
  flushSync(() => stage?.focus());
  return stage;
}

/** Gives a key of the page to the graph or the list. Returns false if neither is drawn yet. */
function passToStage(event: KeyboardEvent): boolean {
  const stage = focusStage();
  if (stage?.dispatchEvent(new KeyboardEvent('keydown', event)) === false) event.preventDefault();
  return stage !== undefined;
}
