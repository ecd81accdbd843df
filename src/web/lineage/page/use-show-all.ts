import { useCallback, useEffect, useState } from 'react';
import { openSide } from '../model/change-view.js';
import type { Box, Direction, Graph } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
import type { WholePath } from '../read/read-whole-path.js';
import type { ChangeView } from './use-lineage-view.js';

interface Sources {
  readonly graph: Graph;
  readonly whole: WholePath | undefined;
  readonly change: ChangeView;
}

const DIRECTIONS = ['up', 'down'] as const;

/** Opens the datasets of a whole path, hop by hop, until all of them are drawn or none is closed. */
export function useShowAll({ graph, whole, change }: Sources) {
  const [isShowing, setShowing] = useState(false);
  useEffect(() => {
    if (!isShowing || whole === undefined) return;
    const onPath = new Set(whole.urns);
    const boxes = graph.boxes.filter(({ urn }) => onPath.has(urn));
    const isLoading = boxes.some(({ sides }) => sides.up.isLoading || sides.down.isLoading);
    if (isLoading) return;
    const closed = boxes.length < onPath.size ? boxes.flatMap(closedSides) : [];
    if (closed.length === 0) return setShowing(false);
    const open = (view: LineageView): LineageView =>
      closed.reduce((one, { box, direction }) => openSide(one, box, direction), view);
    change(open, { replace: true });
  }, [isShowing, graph, whole, change]);
  const showAll = useCallback(() => setShowing(true), []);
  return { isShowing, showAll };
}

interface ClosedSide {
  readonly box: Box;
  readonly direction: Direction;
}

/** The sides that lead further along a path: away from the home dataset. */
function closedSides(box: Box): readonly ClosedSide[] {
  return DIRECTIONS.filter((direction) => {
    const { isOpen, total } = box.sides[direction];
    const leadsAway = direction === 'up' ? box.layer <= 0 : box.layer >= 0;
    return leadsAway && !isOpen && total !== 0;
  }).map((direction) => ({ box, direction }));
}
