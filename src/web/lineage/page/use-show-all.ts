import { useCallback, useEffect, useState } from 'react';
import { openSide } from '../model/change-view.js';
import { type Box, DIRECTIONS, type Direction, type Graph, type Path } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
import type { WholePath } from '../read/read-whole-path.js';
import type { ChangeView } from './use-lineage-view.js';

interface Sources {
  readonly graph: Graph;
  readonly path: Path;
  readonly whole: WholePath | undefined;
  readonly change: ChangeView;
}

/** Opens the datasets of a whole path, hop by hop, until all of them are drawn or none is closed. */
export function useShowAll({ graph, path, whole, change }: Sources) {
  const [isShowing, setShowing] = useState(false);
  useEffect(() => {
    if (!isShowing || whole === undefined) return;
    const steps = stepsOf(graph, path, whole);
    if (steps.some(({ box, direction }) => box.sides[direction].isLoading)) return;
    const closed = steps.filter(({ box, direction }) => isClosed(box, direction));
    if (closed.length === 0) return setShowing(false);
    const open = (view: LineageView): LineageView =>
      closed.reduce((one, { box, direction }) => openSide(one, box, direction), view);
    change(open, { replace: true });
  }, [isShowing, graph, path, whole, change]);
  const showAll = useCallback(() => setShowing(true), []);
  return { isShowing, showAll };
}

/** A side that leads along the path. */
interface Step {
  readonly box: Box;
  readonly direction: Direction;
}

/** The sides of drawn boxes that lead to the next level of the path. */
function stepsOf({ boxes }: Graph, { start }: Path, { levels }: WholePath): readonly Step[] {
  return DIRECTIONS.flatMap((direction) => {
    const level = levels[direction];
    const from = new Set(level.length === 0 ? [] : [start.urn, ...level.slice(0, -1).flat()]);
    return boxes.filter(({ urn }) => from.has(urn)).map((box) => ({ box, direction }));
  });
}

function isClosed({ sides }: Box, direction: Direction): boolean {
  const { isOpen, total, shown } = sides[direction];
  return !isOpen && total !== shown;
}
