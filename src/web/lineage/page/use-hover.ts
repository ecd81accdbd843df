import { useCallback, useEffect, useRef, useState } from 'react';
import type { Path } from '../model/graph.js';

/** Milliseconds for which the pointer rests on a column before its path is lit. */
const DELAY_MS = 80;

type Start = Path['start'];

/** The start of the path that the pointer or the keyboard lights. It changes after a short rest. */
export function useHover(): {
  readonly hovered: Start | null;
  readonly hover: (start: Start | null) => void;
} {
  const [hovered, setHovered] = useState<Start | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hover = useCallback((start: Start | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(start), DELAY_MS);
  }, []);
  return { hovered, hover };
}
