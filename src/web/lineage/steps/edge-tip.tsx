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
import { useLook } from '../look/look.js';
import type { Graph } from '../model/graph.js';
import type { Selection } from '../model/lineage-address.js';
import { placeKey } from '../model/path.js';
import { stepsAt, stepsOf } from './path-steps.js';
import { endsOf, namesOf } from './step-words.js';
import styles from './steps.module.css';
import { StepFacts } from './steps-panel.js';

/** Milliseconds before the tip of a line comes, and before it goes. */
const DELAY_MS = 150;
/** The most steps that a tip lists. */
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
export function useEdgeTip(graph: Graph) {
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
  const tip = <EdgeTip {...{ graph, pointed, stay }} leave={() => pointAt(null)} />;
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
  readonly graph: Graph;
  readonly pointed: Pointed | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

function EdgeTip({ graph, pointed, stay, leave }: EdgeTipProps): ReactNode {
  const { path, active } = useLook();
  const names = useMemo(() => namesOf(graph.boxes), [graph]);
  const steps = useMemo(() => {
    if (pointed) return stepsAt(graph, pointed.edge);
    if (active?.kind !== 'column' || path === null) return [];
    const key = placeKey(active);
    return stepsOf(graph, path).filter(({ upstream, downstream }) =>
      [upstream, downstream].map(placeKey).includes(key),
    );
  }, [graph, path, pointed, active]);
  if (steps.length === 0) return null;
  const rest = steps.length - MAX_STEPS;
  return (
    <div
      role="tooltip"
      className={styles.tip}
      style={pointed?.style}
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
