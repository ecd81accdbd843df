import { useEffect, useState } from 'react';
import type { LineageView } from '../model/view.js';

/** Narrower windows show the list until the reader chooses the graph. */
const NARROW = '(max-width: 639px)';

interface Mode {
  readonly mode: LineageView['mode'];
  /** Says that the reader chose a mode, which a narrow window then does not change. */
  readonly onChoose: () => void;
}

/** The form in which the page shows the view. */
export function useMode(view: LineageView): Mode {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(NARROW);
    const update = (): void => setNarrow(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  const mode = isNarrow && !isChosen ? 'list' : view.mode;
  return { mode, onChoose: () => setChosen(true) };
}
