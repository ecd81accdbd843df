import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePageKeys } from '../../ui/use-page-keys.js';
import { ActionsProvider } from '../look/graph-actions.js';
import { LookProvider } from '../look/look.js';
import { hasMostOpenings } from '../model/change-view.js';
import { FindBox } from './find-box.js';
import { Frame } from './frame.js';
import { LiveText } from './live-text.js';
import { Notes } from './notes.js';
import { Overlays } from './overlays.js';
import { PinnedBar } from './pinned-bar.js';
import { ShareBar } from './share-bar.js';
import { Toolbar } from './toolbar.js';
import { useWork, type WorkSources } from './use-work.js';

/** The tools, the graph or the list, and the details. */
export function LineageWork(sources: WorkSources): ReactNode {
  const { lineage, view } = sources;
  const { graph, isFetching } = lineage;
  const work = useWork(sources);
  const { mode, setMode, change, look, pinned, places, commands, actions, finding } = work;
  usePageKeys((event) => passToStage(event) || commands.onKey(event.key));
  return (
    <ActionsProvider value={actions}>
      <LookProvider value={look}>
        <Toolbar
          view={{ ...view, mode }}
          onDirection={(direction) => change((before) => ({ ...before, direction }))}
          onMode={setMode}
          onColumns={commands.toggleColumns}
          onTidy={places.tidy}
          onHelp={commands.help}
          find={<FindBox {...finding} matches={work.matches} onLeave={focusStage} />}
          share={<ShareBar placed={mode === 'graph' ? places.placed : null} path={pinned} />}
        />
        <Frame graph={graph} view={view} work={work} isSettled={!isFetching} />
        {/* What comes and goes is below, so that nothing moves under the pointer. */}
        <Notes
          lineage={lineage}
          layoutError={places.error}
          isAddressFull={hasMostOpenings(view)}
          onList={() => setMode('list')}
        />
        {pinned && (
          <PinnedBar graph={graph} path={pinned} change={change} onClear={commands.clearPath} />
        )}
        <LiveText graph={graph} look={look} pinned={pinned} hovered={work.hovered} />
        <Overlays
          {...{ graph, view, change, actions }}
          overlay={work.overlay}
          actOn={places.actOn}
          onClose={() => work.setOverlay(null)}
        />
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
