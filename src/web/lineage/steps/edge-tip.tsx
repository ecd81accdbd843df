import { useStore } from '@xyflow/react';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../../report/html/svg/curve.js';
import { pluralize } from '../../../report/words/pluralize.js';
import type { Placed, PlacedGraph } from '../layout/placed.js';
import { useLook } from '../look/look.js';
import type { Graph } from '../model/graph.js';
import type { Selection } from '../model/lineage-address.js';
import { type PathStep, stepsAt, stepsBeside, stepsOf } from './path-steps.js';
import { StepFacts } from './step-facts.js';
import { endsOf, namesOf } from './step-words.js';
import styles from './steps.module.css';

/** Milliseconds before the tip of a line comes, and before it goes. */
const DELAY_MS = 150;
/** The most steps that a tip lists. */
const MAX_STEPS = 4;
/** The widest tip, with room beside it. */
const WIDTH = 360;

/** An edge with the place of the pointer, in CSS pixels of the stage. */
interface Pointed extends Point {
  readonly edge: Selection;
}

/**
 * Tells what the line under the pointer does or, by keyboard, the lit lines of a column. Returns
 * the tip, and a function that takes the edge under the pointer. The pointer can enter the tip, and
 * Escape closes it.
 */
export function useEdgeTip(placed: PlacedGraph) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (pointed === null) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setPointed(null);
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [pointed]);
  const pointAt = (edge: Selection | null, event?: MouseEvent): void => {
    const stage = event?.currentTarget.getBoundingClientRect();
    const next = edge &&
      event &&
      stage && { edge, x: event.clientX - stage.x, y: event.clientY - stage.y };
    stay();
    // A tip does not follow the pointer along its line.
    if (isSame(pointed?.edge, next?.edge)) return;
    timer.current = setTimeout(() => setPointed(next ?? null), DELAY_MS);
  };
  const tip = <EdgeTip placed={placed} pointed={pointed} stay={stay} leave={() => pointAt(null)} />;
  return { pointAt, tip };
}

function isSame(one: Selection | undefined, other: Selection | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface EdgeTipProps {
  readonly placed: PlacedGraph;
  readonly pointed: Pointed | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Chooses the steps and the place of the tip. Without steps there is none. */
function EdgeTip({ placed, pointed, ...pointer }: EdgeTipProps): ReactNode {
  const { graph, places } = placed;
  const { path, active } = useLook();
  const column = active?.kind === 'column' ? active : null;
  const place = column && places.get(column.urn);
  const steps = useMemo(() => {
    if (pointed) return stepsAt(graph, pointed.edge);
    return column && path ? stepsBeside(stepsOf(graph, path), column) : [];
  }, [graph, path, pointed, column]);
  if (steps.length === 0 || !(pointed || place)) return null;
  return <Tip {...pointer} graph={graph} steps={steps} at={pointed} below={place ?? null} />;
}

interface TipProps extends Pick<EdgeTipProps, 'stay' | 'leave'> {
  readonly graph: Graph;
  readonly steps: readonly PathStep[];
  /** The place of the pointer. Null: the tip is below a box. */
  readonly at: Point | null;
  readonly below: Placed | null;
}

function Tip({ graph, steps, at, below, stay, leave }: TipProps): ReactNode {
  const [left, top, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const names = namesOf(graph.boxes);
  const x = at ? at.x + 12 : left + (below?.x ?? 0) * zoom;
  const y = at ? at.y : top + ((below?.y ?? 0) + (below?.height ?? 0)) * zoom;
  const rest = steps.length - MAX_STEPS;
  return (
    <div
      role="tooltip"
      className={styles.tip}
      style={{
        left: Math.max(8, Math.min(x, width - WIDTH)),
        ...(y < height * 0.6 ? { top: y + 14 } : { bottom: height - y + 14 }),
      }}
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {steps.slice(0, MAX_STEPS).map((step) => {
        const { from, to } = endsOf(step, names);
        const { pair, edge } = step;
        const isEdge = pair === null && edge.pairs.length > 0;
        return (
          <p key={step.number}>
            <bdi>{from}</bdi> → <bdi>{to}</bdi>
            {isEdge && `, ${pluralize(edge.pairs.length, 'column pair')}`}
            <StepFacts step={step} graph={graph} />
          </p>
        );
      })}
      {rest > 0 && <p>{pluralize(rest, 'more step')}: pin the path, and press r.</p>}
    </div>
  );
}
