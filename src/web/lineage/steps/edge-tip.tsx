import { useStore } from '@xyflow/react';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pluralize } from '../../../report/words/pluralize.js';
import type { PlacedGraph } from '../layout/placed.js';
import { useLook } from '../look/look.js';
import type { Selection } from '../model/lineage-address.js';
import { placeKey } from '../model/path.js';
import { stepsAt, stepsOf } from './path-steps.js';
import { endsOf, namesOf } from './step-words.js';
import styles from './steps.module.css';
import { StepFacts } from './steps-panel.js';

/** Milliseconds before the tip of a line comes, and before it goes. */
const DELAY_MS = 150;
const MAX_STEPS = 5;

interface Pointed {
  readonly edge: Selection;
  readonly style: CSSProperties;
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
    stay();
    // A tip does not follow the pointer along its line.
    if (JSON.stringify(edge ?? null) === JSON.stringify(pointed?.edge ?? null)) return;
    const next = edge && event ? { edge, style: besidePointer(event) } : null;
    timer.current = setTimeout(() => setPointed(next), DELAY_MS);
  };
  const tip = <EdgeTip {...{ placed, pointed, stay }} leave={() => pointAt(null)} />;
  return { pointAt, tip };
}

/** Places a tip in the larger half of the stage, below or above the pointer. */
function besidePointer({ clientX, clientY, currentTarget }: MouseEvent): CSSProperties {
  const { x, y, height } = currentTarget.getBoundingClientRect();
  const top = clientY - y;
  const left = `max(8px, min(${clientX - x + 12}px, 100% - 356px))`;
  return top < height / 2 ? { left, top: top + 14 } : { left, bottom: height - top + 14 };
}

interface EdgeTipProps {
  readonly placed: PlacedGraph;
  readonly pointed: Pointed | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

function EdgeTip({ placed, pointed, stay, leave }: EdgeTipProps): ReactNode {
  const { graph, places } = placed;
  const { path, active } = useLook();
  const column = active?.kind === 'column' ? active : null;
  const { x = 0 } = places.get(column?.urn ?? '') ?? {};
  const isRight = useStore(({ transform: [left, , zoom], width }) => left + x * zoom > width / 2);
  const names = useMemo(() => namesOf(graph.boxes), [graph]);
  const steps = useMemo(() => {
    if (pointed) return stepsAt(graph, pointed.edge);
    if (column === null || path === null) return [];
    const key = placeKey(column);
    return stepsOf(graph, path).filter(({ upstream, downstream }) =>
      [upstream, downstream].map(placeKey).includes(key),
    );
  }, [graph, path, pointed, column]);
  if (steps.length === 0) return null;
  const rest = steps.length - MAX_STEPS;
  return (
    <div
      role="tooltip"
      className={styles.tip}
      // By keyboard, the tip is in the corner away from the box.
      style={pointed?.style ?? { top: 8, [isRight ? 'left' : 'right']: 8 }}
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {steps.slice(0, MAX_STEPS).map((step) => {
        const { from, to } = endsOf(step, names);
        const count = step.pair ? 0 : step.edge.pairs.length;
        return (
          <p key={step.number}>
            <bdi>{from}</bdi> → <bdi>{to}</bdi>
            {count > 0 && `, ${pluralize(count, 'column pair')}`}
            <StepFacts step={step} graph={graph} isShort={pointed === null} />
          </p>
        );
      })}
      {rest > 0 && <p>{pluralize(rest, 'more step')}: pin the path, and press r.</p>}
    </div>
  );
}
