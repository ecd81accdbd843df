import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageKeys } from '../../ui/use-page-keys.js';
import { useViewport } from '../boxes/use-viewport.js';
import { DetailsPanel } from '../details/details-panel.js';
import { Overlays } from '../dialogs/overlays.js';
import { LineageList } from '../list/lineage-list.js';
import { ActionsProvider, LookProvider, type Overlay } from '../look/look.js';
import type { Match } from '../model/find-in-graph.js';
import type { LineageView } from '../model/lineage-address.js';
import type { Lineage } from '../read/use-lineage.js';
import { commandsOf } from './commands.js';
import { FindBox } from './find-box.js';
import { GraphStage } from './graph-stage.js';
import styles from './lineage.module.css';
import { LiveText, Notes } from './notes.js';
import { PinnedBar } from './pinned-bar.js';
import { Toolbar } from './toolbar.js';
import { useActions } from './use-actions.js';
import { type ChangeView, useMode } from './use-lineage-view.js';
import { useLookNow } from './use-look.js';
import { usePlaces } from './use-places.js';

interface LineageWorkProps {
  readonly lineage: Lineage;
  readonly view: LineageView;
  readonly change: ChangeView;
}

/** Holds what the page knows besides the address and the catalog. */
function useWork({ lineage, view, change: changeView }: LineageWorkProps) {
  const { graph, isFetching } = lineage;
  const [overlay, show] = useState<Overlay | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const viewport = useViewport();
  const { placed, error, actOn, hold, tidy } = usePlaces(graph, !isFetching);
  const change = useCallback<ChangeView>(
    (next, options) => {
      // Boxes keep their places from the first change on.
      hold();
      changeView(next, options);
    },
    [hold, changeView],
  );
  const { mode, setMode } = useMode(view, change);
  const { look, pinned, hovered, hover, setActive, finding } = useLookNow(graph, view);
  const actions = useActions({ lineage, change, hover, actOn, show });
  const commands = commandsOf({ change, show, input });
  const showMatch = (match: Match | null): void => {
    finding.setShown(match?.key ?? null);
    const place = match && placed?.places.get(match.urn);
    if (place && mode === 'graph') viewport.reveal([place]);
  };
  const stage = { placed, error, hold, tidy, viewport, setActive };
  const find = { input, finding, showMatch };
  const looks = { look, pinned, hovered };
  return { ...stage, ...find, ...looks, mode, setMode, change, actions, commands, overlay };
}

/** The tools, the graph or the list, and the details. */
export function LineageWork(props: LineageWorkProps): ReactNode {
  const { lineage, view } = props;
  const { graph, isFetching } = lineage;
  const work = useWork(props);
  const { mode, setMode, change, commands, placed, look, pinned, hovered, overlay } = work;
  const { tidy, viewport, setActive, hold, input, finding } = work;
  usePageKeys((event) => passToStage(event) || commands.onKey(event.key));
  return (
    <ActionsProvider value={work.actions}>
      <LookProvider value={look}>
        <Toolbar {...{ view, mode, setMode, change, commands, tidy, placed, pinned }}>
          <FindBox input={input} finding={finding} show={work.showMatch} onLeave={focusStage} />
        </Toolbar>
        <div
          className={styles.frame}
          data-lineage={mode}
          data-ready={((mode === 'list' || placed?.graph === graph) && !isFetching) || undefined}
          data-boxes={graph.boxes.length}
          data-edges={graph.edges.length}
          data-pairs={graph.edges.reduce((sum, { pairs }) => sum + pairs.length, 0)}
        >
          <div className={styles.stage} data-stage={true}>
            {mode === 'list' && <LineageList graph={graph} look={look} onKey={commands.onKey} />}
            {mode === 'graph' && placed && (
              <GraphStage {...{ placed, look, viewport, setActive, commands }} onMove={hold} />
            )}
          </div>
          {view.selected && <DetailsPanel graph={graph} view={view} selected={view.selected} />}
        </div>
        {/* What comes and goes is below, so that nothing moves under the pointer. */}
        <Notes {...{ lineage, view }} layoutError={work.error} onList={() => setMode('list')} />
        {pinned && (
          <PinnedBar graph={graph} path={pinned} change={change} onClear={commands.clearPath} />
        )}
        <LiveText {...{ graph, look, pinned, hovered }} />
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
