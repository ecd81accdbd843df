import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Active, LookProvider } from '../boxes/look.js';
import { useViewport } from '../boxes/use-viewport.js';
import { FindBox } from '../find/find-box.js';
import type { Match } from '../find/find-in-graph.js';
import { hasMostOpenings } from '../model/change-view.js';
import type { LineageView } from '../model/view.js';
import type { Lineage } from '../read/use-lineage.js';
import { Frame } from './frame.js';
import { ActionsProvider } from './graph-actions.js';
import { LiveText } from './live-text.js';
import { Notes } from './notes.js';
import { Overlays } from './overlays.js';
import { PinnedBar } from './pinned-bar.js';
import { ShareBar } from './share-bar.js';
import { Toolbar } from './toolbar.js';
import { useCommands } from './use-commands.js';
import { type Overlay, useActions } from './use-graph-actions.js';
import { useHover } from './use-hover.js';
import type { ChangeView } from './use-lineage-view.js';
import { useLook } from './use-look.js';
import { useMode } from './use-mode.js';
import { usePlaces } from './use-places.js';

interface LineageWorkProps {
  readonly lineage: Lineage;
  readonly view: LineageView;
  readonly change: ChangeView;
}

/** The tools, the graph or the list, and the details. */
export function LineageWork({ lineage, view, change: changeView }: LineageWorkProps): ReactNode {
  const { graph, isFetching } = lineage;
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [active, setActive] = useState<Active | null>(null);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { hovered, hover } = useHover();
  const { mode, onChoose } = useMode(view);
  const places = usePlaces(graph, !isFetching);
  const { actOn, hold, placed } = places;
  const change = useCallback<ChangeView>(
    (next, options) => {
      hold();
      changeView(next, options);
    },
    [hold, changeView],
  );
  const viewport = useViewport();
  const { look, pinned, matches } = useLook({ graph, view, hovered, active, find: text });
  const actions = useActions({ lineage, change, hover, actOn, show: setOverlay });
  const commands = useCommands({ change, show: setOverlay, input });
  const setMode = (next: LineageView['mode']): void => {
    onChoose();
    change((before) => ({ ...before, mode: next }));
  };
  const showMatch = ({ urn }: Match): void => {
    const place = placed?.places.get(urn);
    if (place && mode === 'graph') viewport.reveal(place);
  };
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
          find={
            <FindBox
              input={input}
              text={text}
              matches={matches}
              onText={setText}
              onShow={showMatch}
              onLeave={() =>
                document.querySelector<HTMLElement>('[data-stage] [tabindex="0"]')?.focus()
              }
            />
          }
          share={<ShareBar onExport={undefined} />}
        />
        {pinned && (
          <PinnedBar graph={graph} path={pinned} change={change} onClear={commands.clearPath} />
        )}
        <Notes
          lineage={lineage}
          layoutError={places.error}
          isAddressFull={hasMostOpenings(view)}
          onList={() => setMode('list')}
        />
        <Frame
          {...{ graph, view, change, mode, look, viewport, places, commands, setActive }}
          isSettled={!isFetching}
        />
        <LiveText graph={graph} look={look} />
        <Overlays
          {...{ overlay, graph, view, change, actions, actOn }}
          onClose={() => setOverlay(null)}
        />
      </LookProvider>
    </ActionsProvider>
  );
}
