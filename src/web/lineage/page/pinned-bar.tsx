import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { DIRECTIONS, type Direction } from '../../entity/entity.js';
import { Button } from '../../ui/button.js';
import { openSide } from '../model/change-view.js';
import type { Graph, GraphBox, Path } from '../model/graph.js';
import { readWholePath, type WholePath } from '../read/read-whole-path.js';
import styles from './lineage.module.css';
import type { Work } from './use-work.js';

/**
 * Names the pinned path, and counts its shown part and the whole in the catalog. It asks the
 * catalog for the whole path of a column.
 */
export function PinnedBar({ work, path }: { readonly work: Work; readonly path: Path }): ReactNode {
  const { urn, column } = path.start;
  const { data: whole } = useQuery({
    queryKey: ['lineage-path', urn, column],
    queryFn: ({ signal }) => readWholePath(urn, column ?? '', signal),
    enabled: column !== null,
  });
  const { isShowing, showAll } = useShowAll(work, path, whole);
  const box = work.graph.boxes.find((one) => one.urn === urn);
  const name = [box?.name ?? urn, column].filter((text) => text !== null).join('.');
  const hasMore = whole !== undefined && (whole.up > path.up || whole.down > path.down);
  return (
    <section aria-label="Path" className={styles.path}>
      <span role="status">
        Path of <bdi>{name}</bdi>: {countText(path.up, whole?.up)} up,{' '}
        {countText(path.down, whole?.down)} down in {countText(path.boxes.size, whole?.datasets)}{' '}
        {path.boxes.size === 1 && !hasMore ? 'dataset' : 'datasets'}.
      </span>
      {hasMore && (
        <Button onClick={showAll} aria-disabled={isShowing}>
          {isShowing ? 'Loading …' : 'Show all'}
        </Button>
      )}
      <Button onClick={work.commands.clearPath}>Clear (Esc)</Button>
    </section>
  );
}

function countText(shown: number, whole: number | undefined): string {
  return whole === undefined || whole <= shown ? String(shown) : `${shown} of ${whole}`;
}

/** Opens the datasets of a whole path, hop by hop, until all of them are drawn or none is closed. */
function useShowAll({ graph, change }: Work, path: Path, whole: WholePath | undefined) {
  const [isShowing, setShowing] = useState(false);
  useEffect(() => {
    if (!isShowing || whole === undefined) return;
    const steps = stepsOf(graph, path, whole);
    if (steps.some(({ box, direction }) => box.sides[direction].isLoading)) return;
    const closed = steps.filter(({ box, direction }) => {
      const { isOpen, total, shown } = box.sides[direction];
      return !isOpen && total !== shown;
    });
    if (closed.length === 0) return setShowing(false);
    change(
      (view) => closed.reduce((one, { box, direction }) => openSide(one, box, direction), view),
      { replace: true },
    );
  }, [isShowing, graph, path, whole, change]);
  return { isShowing, showAll: () => setShowing(true) };
}

/** A side that leads along the path. */
interface Step {
  readonly box: GraphBox;
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
