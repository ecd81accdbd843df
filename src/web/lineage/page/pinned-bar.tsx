import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { DIRECTIONS, type Direction } from '../../entity/entity.js';
import { isJob } from '../../entity/entity-kinds.js';
import { Button } from '../../ui/button.js';
import { openSide } from '../model/change-view.js';
import type { Graph, GraphBox, Path } from '../model/graph.js';
import { stepAlong } from '../model/neighbors.js';
import { readWholePath, type WholePath } from '../read/read-whole-path.js';
import { countBeyond } from '../steps/path-steps.js';
import { StepsPanel } from '../steps/steps-panel.js';
import styles from './lineage.module.css';
import type { Work } from './use-work.js';

/**
 * Names the pinned path, and counts its shown part and the whole in the catalog. It asks the
 * catalog for the whole path of a column.
 */
export function PinnedBar({ work, path }: { readonly work: Work; readonly path: Path }): ReactNode {
  const { urn, column } = path.start;
  const whole = useWholePath(path);
  const { isShowing, showAll } = useShowAll(work, path, whole);
  const box = work.graph.boxes.find((one) => one.urn === urn);
  const name = [box?.name ?? urn, column].filter((text) => text !== null).join('.');
  // The columns of a path are not in the jobs between them.
  const lit = work.graph.boxes.filter(
    ({ urn: one, type }) => path.boxes.has(one) && (column === null || !isJob(type)),
  );
  const hasMore = whole !== undefined && (whole.up > path.up || whole.down > path.down);
  return (
    <section aria-label="Path" className={styles.path}>
      <span role="status">
        Path of <bdi>{name}</bdi>: {countText(path.up, whole?.up)} up,{' '}
        {countText(path.down, whole?.down)} down in {countText(lit.length, whole?.datasets)}{' '}
        {placesText(lit, hasMore)}.
      </span>
      {hasMore && (
        <Button onClick={showAll} aria-disabled={isShowing}>
          {isShowing ? 'Loading …' : 'Show all'}
        </Button>
      )}
      <Button aria-pressed={work.view.reads} onClick={work.commands.toggleSteps}>
        Read the path (r)
      </Button>
      <Button onClick={work.commands.clearPath}>Clear (Esc)</Button>
    </section>
  );
}

/** The pinned path as a list. Details take its place while they are open. */
export function PinnedSteps({
  work,
  path,
}: {
  readonly work: Work;
  readonly path: Path;
}): ReactNode {
  const { graph, view, commands } = work;
  const whole = useWholePath(path);
  const isOfBoxes = path.start.column === null;
  const beyond = whole && Math.max(0, whole.up - path.up) + Math.max(0, whole.down - path.down);
  const missing = isOfBoxes ? countBeyond(graph, path) : (beyond ?? null);
  return (
    <StepsPanel
      {...{ graph, path, missing }}
      isCovered={view.selected !== null}
      onClose={commands.toggleSteps}
    />
  );
}

/** The path of a column in the whole catalog. Undefined for a path of boxes, and until it is read. */
function useWholePath({ start: { urn, column } }: Path): WholePath | undefined {
  const { data } = useQuery({
    queryKey: ['lineage-path', urn, column],
    queryFn: ({ signal }) => readWholePath(urn, column ?? '', signal),
    enabled: column !== null,
  });
  return data;
}

function countText(shown: number, whole: number | undefined): string {
  return whole === undefined || whole <= shown ? String(shown) : `${shown} of ${whole}`;
}

/** Names the places of a path. Datasets that are not drawn may be charts. */
function placesText(lit: readonly GraphBox[], hasMore: boolean): string {
  if (lit.some(({ type }) => type !== 'DATASET')) return 'datasets and others';
  return lit.length === 1 && !hasMore ? 'dataset' : 'datasets';
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

interface Step {
  readonly box: GraphBox;
  readonly direction: Direction;
}

/**
 * The sides of drawn boxes that lead to the next level of the path. The levels of columns do not
 * name the jobs between them.
 */
function stepsOf({ boxes, edges }: Graph, { start }: Path, { levels }: WholePath): readonly Step[] {
  return DIRECTIONS.flatMap((direction) => {
    const level = levels[direction];
    const from = new Set(level.length === 0 ? [] : [start.urn, ...level.slice(0, -1).flat()]);
    const ends = edges.map((edge) => stepAlong(edge, direction));
    const next = new Set(ends.filter((one) => from.has(one.from)).map(({ to }) => to));
    return boxes
      .filter(({ urn, type }) => from.has(urn) || (isJob(type) && next.has(urn)))
      .map((box) => ({ box, direction }));
  });
}
