import { ReactFlowProvider, useStore } from '@xyflow/react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { pluralize } from '../../report/words/pluralize.js';
import { columnRows } from '../lineage/layout/graph-items.js';
import { type Bounds, COLUMN_HEIGHT, placeBounds } from '../lineage/layout/placed.js';
import type { Graph } from '../lineage/model/graph.js';
import { LineageWork } from '../lineage/page/lineage-work.js';
import type { ChangeView } from '../lineage/page/use-lineage-view.js';
import type { Work } from '../lineage/page/use-work.js';
import { useLineage } from '../lineage/read/use-lineage.js';
import { QueryState } from '../ui/query-state.js';
import {
  type DrawnPart,
  type GraphRows,
  partAround,
  pathThrough,
  rowOf,
  selectionOf,
} from './graph-rows.js';
import { readPlanView, type usePlanAddress } from './plan-address.js';
import styles from './plan-graph.module.css';
import type { ShownDocument } from './show-document.js';
import { StepBar, stepFrom } from './step-bar.js';
import type { GraphPlace, ViewRow } from './view-model.js';

interface PlanGraphProps {
  readonly shown: ShownDocument;
  readonly rows: GraphRows;
  readonly current: ViewRow | null;
  readonly address: ReturnType<typeof usePlanAddress>;
  readonly onStep: (row: ViewRow) => void;
}

/** The lineage of a document over the live lineage of the catalog. */
export function PlanGraph(props: PlanGraphProps): ReactNode {
  const { shown, rows, current, onStep } = props;
  const part = usePart(shown, current);
  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const direction = { n: 1, p: -1 }[key] as 1 | -1 | undefined;
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || !target.closest('[data-stage]')) return;
    event.preventDefault();
    event.stopPropagation();
    const row = stepFrom(rows.steps, current, direction);
    if (row) onStep(row);
  };
  const [home] = part.roots.keys();
  return (
    <section aria-label="Lineage" className={styles.graph} onKeyDownCapture={onKey}>
      <StepBar rows={rows} current={current} onStep={onStep} />
      {home === undefined ? (
        <p>The document names no lineage to draw.</p>
      ) : (
        <ReactFlowProvider key={home}>
          <LiveGraph {...props} home={home} part={part} />
        </ReactFlowProvider>
      )}
      <LeftOut shown={shown} part={part} />
    </section>
  );
}

/** The drawn part of the document. It stays while it holds the current row. */
function usePart({ lineage }: ShownDocument, current: ViewRow | null): DrawnPart {
  const kept = useRef<{ readonly of: typeof lineage; readonly part: DrawnPart }>(undefined);
  return useMemo(() => {
    const ends = current?.ends ?? [];
    const last = kept.current;
    if (last?.of === lineage && ends.every(({ urn }) => last.part.roots.has(urn))) return last.part;
    const part = partAround(lineage, ends);
    kept.current = { of: lineage, part };
    return part;
  }, [lineage, current]);
}

interface LiveGraphProps extends PlanGraphProps {
  readonly home: string;
  readonly part: DrawnPart;
}

function LiveGraph({ shown, rows, current, address, onStep, home, part }: LiveGraphProps) {
  const { view, change } = address;
  const lineage = useLineage(home, view, part);
  const { graph } = lineage;
  const isPath = shown.kind === 'tests' || rows.steps.length === 0;
  const ends = current?.ends ?? NO_ENDS;
  const stands = useMemo(() => {
    const isLit = isPath || (ends.length === 1 && ends[0]?.column !== null);
    const startsAt = ends.at(-1)?.urn;
    return isLit && (ends.length > 1 || ends[0]?.column)
      ? { path: pathThrough(graph, ends), selected: null, startsAt }
      : { path: null, selected: lineSelection(graph, ends, view.columns), startsAt };
  }, [graph, ends, isPath, view.columns]);
  const now = useRef({ graph, rows, onStep });
  now.current = { graph, rows, onStep };
  // A click on a line that changes leads to its row.
  const changeOrStep = useCallback<ChangeView>(
    (next, options) => {
      const before = readPlanView(window.location.search, false).selected;
      const after = next(readPlanView(window.location.search, false)).selected;
      const { graph: drawn, rows: known, onStep: step } = now.current;
      const row = after && after !== before && rowOf(known.all, drawn, after);
      if (row) step(row);
      else change(next, options);
    },
    [change],
  );
  return (
    <>
      <LineageWork lineage={lineage} view={view} change={changeOrStep} shown={stands}>
        {(work) => <Follow work={work} ends={ends} />}
      </LineageWork>
      <QueryState
        query={lineage.homeQuery}
        queryKey={lineage.homeKey}
        what="Reading the live lineage"
        failure="The catalog could not be read. The graph shows the lineage of the document alone"
        forbidden="You may not read the live lineage. The graph shows the lineage of the document alone."
      />
    </>
  );
}

const NO_ENDS: readonly GraphPlace[] = [];

/** The line of two places. While boxes list no columns, a pair is a part of the line of its edge. */
function lineSelection(graph: Graph, ends: readonly GraphPlace[], columns: boolean) {
  const selected = selectionOf(graph, ends);
  return selected?.kind === 'edge' && !columns ? { ...selected, pair: null } : selected;
}

interface FollowProps {
  readonly work: Work;
  readonly ends: readonly GraphPlace[];
}

/** Keeps the current row in the middle of the graph, until the reader moves it. */
function Follow({ work, ends }: FollowProps): ReactNode {
  const { placed, viewport, mode } = work;
  const hasRoom = useStore(({ width }) => width > 0);
  const isDrawn = mode === 'graph' && placed !== null && hasRoom;
  const layouts = placed?.layouts;
  const latest = useRef(placed);
  latest.current = placed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later layout has other places
  useEffect(() => {
    if (isDrawn && latest.current) viewport.center(partsOf(latest.current, ends));
  }, [ends, isDrawn, layouts, viewport]);
  return null;
}

function partsOf(
  { graph, places }: NonNullable<Work['placed']>,
  ends: readonly GraphPlace[],
): readonly Bounds[] {
  return ends.flatMap(({ urn, column }) => {
    const place = places.get(urn);
    const box = graph.boxes.find((one) => one.urn === urn);
    if (!place || !box) return [];
    const bounds = placeBounds(place);
    if (column === null) return [bounds];
    const middle = place.y + columnRows(box)(column);
    return [{ ...bounds, top: middle - COLUMN_HEIGHT, bottom: middle + COLUMN_HEIGHT }];
  });
}

interface LeftOutProps {
  readonly shown: ShownDocument;
  readonly part: DrawnPart;
}

function LeftOut({ shown: { lineage }, part }: LeftOutProps): ReactNode {
  const { entities, changes, leftOut } = lineage;
  const links = changes.links.length - part.changes.links.length;
  const isPart = entities.length > part.roots.size;
  const notes = [
    ...(isPart
      ? [
          `The graph draws the neighborhood of the current change: ${part.roots.size} of ${entities.length.toLocaleString('en')} entities. ${pluralize(links, 'link')} of the document are elsewhere.`,
        ]
      : []),
    ...leftOut.map((what) => `Not drawn: ${what}.`),
  ];
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
